// The products a visitor has collected: on this device, until seven days after the day of their last change, in all its tabs.
// The dialog's hidden field passes them to React and into the request, one line each (lib/leads/product-line.ts).
import { keptDays } from '../../lib/leads/kept-days.ts'
import { all, on, persist } from './dom.ts'

type QuoteDialog = HTMLElement & { opener?: HTMLElement; filled?: string }
type QuoteFields = { interest: HTMLSelectElement; need?: HTMLInputElement; quantity: HTMLInputElement }

/** Eight midnights, in milliseconds. */
const keepMs = (keptDays + 1) * 864e5
let list = ''

const dialog = () => document.getElementById('quote-dialog') as QuoteDialog | null
const linesOf = (text: string) => text.split('\n').map((line) => line.split('\t'))

function setOrRemove(part: Element, name: string, value: string | false) {
  if (value) part.setAttribute(name, value)
  else part.removeAttribute(name)
}

function readProducts() {
  try {
    const [day, ...lines] = ((localStorage.goods || '') as string).split('\n')
    list = Date.now() - +day! < keepMs ? lines.join('\n') : ''
    if (!list) localStorage.removeItem('goods')
  } catch {
    // Storage is off: the list lives as long as the page.
  }
}

/** @param asked the product added or removed */
function keepProducts(next: string, asked?: string) {
  list = next
  persist('goods', list && new Date().setHours(0, 0, 0, 0) + '\n' + list)
  markCards(asked)
}

/** Marks the cards by attributes alone: React expects their texts unchanged. */
function markCards(asked = '') {
  const form = dialog()
  const field = form?.querySelector<HTMLInputElement>('[name=products]')
  if (!field) return
  field.value = list
  const { chosen, counted, opens } = field.dataset as Record<string, string>
  const lines = linesOf(list)
  for (const cell of all('.ask-cell')) {
    const { product, id } = cell.dataset
    const line = lines.find(([name, key]) => (key || name) == (id || product))
    const typed = line?.[2] || ''
    const count = +typed ? (+typed).toLocaleString('en') : typed
    // Long words would not fit on a badge.
    const text = !!line && (count && !count[12] ? counted!.replace('{count}', () => count) : chosen!)
    for (const part of (cell.closest('li') || cell).querySelectorAll('.ask,.drawer-front,.mosaic-badge'))
      setOrRemove(part, 'data-chosen', text)
    setOrRemove(cell, 'data-chosen', text)
    cell.querySelector('.add')?.setAttribute('aria-pressed', !!text + '')
    const ask = cell.querySelector<HTMLElement>('.ask')
    if (!ask || !product) continue
    const name = (ask.dataset.name ||= ask.getAttribute('aria-label')!)
    const request = text && opens!.replace('{value}', text).replace('{product}', () => product)
    setOrRemove(ask, 'aria-label', request || name)
    // A link to a section opens the request instead.
    if (ask.matches('a')) setOrRemove(ask, 'commandfor', !!text && form!.id)
  }
  // Shown until the real lines arrive.
  for (const part of [form!, ...all('.noted')])
    setOrRemove(part, 'data-noted', lines.map(([name]) => name).join(' · '))
  form!.dataset.asked = asked
  form!.dispatchEvent(new Event('products'))
}

/** @param first keeps a product asked for, and puts it first; otherwise a second press removes it */
function chooseProduct({ dataset: { product, id = '' } }: HTMLElement, first?: boolean) {
  readProducts()
  const lines = linesOf(list).filter(([name]) => name)
  const own = lines.find(([name, key]) => (key || name) == (id || product))
  const others = lines.filter((line) => line != own)
  const line = own || [product!, id]
  const toggled = own ? others : [...others, line]
  const next = first ? [line, ...others] : toggled
  keepProducts(next.map((line) => line.join('\t')).join('\n'), product)
}

/** Fills in what the button that opens a quote dialog names, with or without React. */
export function noteChoice(source: HTMLElement, form: QuoteDialog) {
  const named = source.closest<HTMLElement>('.ask-cell') || source
  const { interest, product, need: words } = named.dataset
  const { interest: choice, need, quantity } = form.querySelector('form')!.elements as unknown as QuoteFields
  const isTyped = need?.value && need.value != form.filled
  // A category fills in words, or is a line if there are others.
  const line = product && (list || !words || isTyped)
  // The first product's button counts.
  if (line || !list || !form.opener) form.opener = source
  if (interest) {
    choice.value = interest
    choice.dispatchEvent(new Event('input', { bubbles: true })) // updates the draft
  }
  if (!need) return
  const filled = (!line && words) || ''
  if (isTyped) need.value += need.value.includes(filled) ? '' : ', ' + filled
  else {
    // The quantity belonged to the previous need.
    if (need.value && need.value != filled) quantity.value = ''
    need.value = form.filled = filled
  }
  const changed = isTyped ? need : quantity
  changed.dispatchEvent(new Event('input', { bubbles: true }))
  if (line) chooseProduct(named, true)
  else markCards()
}

on('click', ({ target }) => {
  const plus = target.closest<HTMLElement>('.add')
  if (!plus) return
  if (!list) dialog()!.opener = plus
  chooseProduct(plus.parentElement!)
})
on('input', ({ target }) => {
  const { name, value } = target as HTMLInputElement
  if (name == 'products') keepProducts(value, dialog()!.dataset.asked)
})

function showCurrent() {
  readProducts()
  markCards()
}
on('storage', ({ key }) => (!key || key == 'goods') && showCurrent())
on('pageshow', ({ persisted }) => persisted && showCurrent())
on('DOMContentLoaded', () => {
  readProducts()
  if (!list) return
  // Stored where React did not arrive.
  if (dialog()?.querySelector('[data-notice=success]')) keepProducts('')
  markCards()
  dialog()?.querySelector('[name=products]')?.dispatchEvent(new Event('change')) // loads the rest
})
