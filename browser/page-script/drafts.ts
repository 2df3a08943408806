import { keptDays } from '../../lib/leads/kept-days.ts'
import { all, on } from './dom.ts'

type Field = HTMLInputElement
type LeadForm = HTMLFormElement & {
  /** `elapsed`: its value becomes a text by itself. */
  elements: { elapsed?: { value: number } }
  /** When it was first touched, on the page's clock; NaN if it already had text by then. */
  touched?: number
  /** Typed into in this tab. */
  isOwn?: boolean
}
type Values = Record<string, string | undefined>
type Drafts = Record<string, { at?: number; values: Values }>

/**
 * Keeps what a visitor types, on the fields themselves, before and after React: contact details, which are the
 * autocomplete fields, for the session and in every form (WCAG 3.3.7); the rest for seven days on the device.
 */
function keepDrafts() {
  let details: Values
  let entered: LeadForm | undefined
  /** Read anew each time: other tabs write, too, and a draft that one of them has sent must not come back. */
  const read = () => {
    const drafts = JSON.parse(localStorage.drafts || '{}') as Drafts
    for (const id in drafts) if (!(Date.now() - drafts[id]!.at! < keptDays * 864e5)) delete drafts[id]
    return drafts
  }
  try {
    details = JSON.parse(sessionStorage.contact || '{}')
    read()
  } catch {
    return // Storage is off: nothing is kept, nothing else breaks.
  }
  const save = (drafts: Drafts) => {
    try {
      sessionStorage.contact = JSON.stringify(details)
      localStorage.drafts = JSON.stringify(drafts)
    } catch {
      // Storage is full.
    }
  }
  const fill = (form: LeadForm) => {
    const drafts = read()
    for (const field of form.elements as Iterable<Field>) {
      const value = (field.autocomplete ? details : drafts[form.id]?.values)?.[field.name]
      if (!keeps(field)) continue
      if (value && !field.value) {
        field.value = value
        form.dataset.restored = ''
      }
      if (field.value) form.touched ??= NaN
    }
  }
  on('input', ({ target }) => {
    const form = formOf(target)
    if (!form || !keeps(target)) return
    const { autocomplete, name, value, selectedOptions } = target as Field & {
      selectedOptions?: HTMLOptionsCollection
    }
    const drafts = read()
    const draft = (drafts[form.id] ||= { values: {} })
    draft.at = Date.now()
    if (autocomplete) {
      details[name] = value
      if (name == 'name') [, details.firstName, details.lastName] = value.trim().match(/^(\S*)\s*(.*)/)!
      else details.name = [details.firstName, details.lastName].filter(Boolean).join(' ')
    } else {
      draft.values[name] = value
      // An option may be gone when the draft is read.
      if (selectedOptions) draft.values[name + 'Words'] = selectedOptions[0]!.text
    }
    save(drafts)
    form.isOwn = true
  })
  on('focusin', ({ target, timeStamp }) => {
    const form = formOf(target)
    if (!form?.elements.elapsed) return // a form that has been answered
    // Only on entering the form: parts of a date field take the focus while it is being cleared.
    if (form != entered) fill((entered = form))
    form.touched ??= timeStamp
  })
  on('submit', ({ target, timeStamp }) => {
    const form = formOf(target)
    // Bots are faster than people. So is sending a draft, hence NaN, which proves nothing.
    if (form?.elements.elapsed) form.elements.elapsed.value = timeStamp - form.touched!
  })
  on('forget', ({ target }) => {
    const drafts = read()
    details = {}
    delete drafts[target.id]
    save(drafts)
    delete target.dataset.restored
  })
  // Sent or cleared in another tab, and nothing typed in this one.
  on('storage', ({ key }) => {
    if (key != 'drafts') return
    const drafts = read()
    for (const form of all<LeadForm>('[data-restored]'))
      if (!drafts[form.id] && !form.isOwn) {
        form.reset()
        delete form.dataset.restored
      }
  })
  on('DOMContentLoaded', () => {
    for (const form of all<LeadForm>('[data-draft]')) {
      form.reset() // Firefox fills fields after a reload, however old the text is.
      // The answer to what the browser has posted.
      if (form.dataset.sent) form.dispatchEvent(new Event('forget'))
      else fill(form)
    }
  })
}

const keeps = (field: Element) => field.matches('[name].input')
/** The form around a field or any other focused element. */
const formOf = (target: Element) =>
  target.closest?.<LeadForm>('[data-draft]') || target.querySelector?.<LeadForm>('[data-draft]')

keepDrafts()
