// Keeps what a visitor types, on the fields themselves, before React and after it: contact details for the session,
// offered in every form (WCAG 3.3.7), and the rest for seven days on the device. Inlined behind page-script.js.
;(() => {
  const contact = ['name', 'firstName', 'lastName', 'email', 'phone', 'company']
  const week = 6048e5
  let session, device, details, drafts
  try {
    session = sessionStorage
    device = localStorage
    details = JSON.parse(session.contact || '{}')
    drafts = JSON.parse(device.drafts || '{}')
  } catch {
    return // Storage is switched off: nothing is kept, nothing else breaks.
  }
  for (const id in drafts) if (!(Date.now() - drafts[id].at < week)) delete drafts[id]
  const save = () => {
    try {
      session.contact = JSON.stringify(details)
      device.drafts = JSON.stringify(drafts)
    } catch {
      // Storage is full.
    }
  }
  const formOf = ({ target }) => target.closest?.('[data-draft]') || target.querySelector?.('[data-draft]')
  const keeps = (field) => field.matches('.input,[name=products]')

  const fill = (form) => {
    for (const field of form.elements) {
      const value = contact.includes(field.name) ? details[field.name] : drafts[form.id]?.values[field.name]
      if (!value || field.value || !keeps(field)) continue
      field.value = value
      form.dataset.restored = ''
    }
  }
  const clear = (form) => {
    details = {}
    delete drafts[form.id]
    save()
    delete form.dataset.restored
  }

  addEventListener('input', (event) => {
    const { target } = event
    const form = formOf(event)
    if (!form || !keeps(target)) return
    const { name, value } = target
    if (contact.includes(name)) {
      details[name] = value
      if (name == 'name') [, details.firstName, details.lastName] = value.trim().match(/^(\S*)\s*(.*)/)
      else details.name = [details.firstName, details.lastName].filter(Boolean).join(' ')
    } else (drafts[form.id] ||= { values: {} }).values[name] = value
    if (drafts[form.id]) drafts[form.id].at = Date.now()
    save()
  })
  addEventListener('focusin', (event) => {
    const started = formOf(event)?.elements.startedAt // none in a form that has been answered
    if (!started) return
    started.value ||= Date.now() // robots are faster than people
    fill(started.form)
  })
  addEventListener('click', ({ target }) => {
    if (!target.matches('[data-clear-draft]')) return
    const { form } = target
    form.reset()
    if (form.elements.products) form.elements.products.value = ''
    form.closest('dialog')?.dispatchEvent(new Event('products'))
    clear(form)
  })
  addEventListener('draft:clear', (event) => clear(event.target))
  addEventListener('DOMContentLoaded', () => {
    for (const form of document.querySelectorAll('[data-draft]')) fill(form)
  })
})()
