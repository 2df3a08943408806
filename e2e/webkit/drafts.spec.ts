import { leadForms } from '../../lib/content/lead-forms.ts'
import { amara, words } from '../support/project-form.ts'
import { expect, expectText, expectVisible, fill, test } from '../support/webkit/fixtures.ts'

test('A draft survives a reload, says so, and can be cleared', async ({ webkit, site }) => {
  const { draft } = leadForms()
  const details = '#project-request [name="details"]'
  await webkit.go(`${site.url}/#contact`)
  // Versions of the driver differ in how keys fill a date's parts.
  const typed: Partial<typeof amara> = { ...amara }
  delete typed.eventDate
  await fill(webkit, '#project-request', typed)
  await webkit.reload()
  const shown = { ...typed, eventType: Object.keys(words.eventTypes)[1] }
  for (const [name, value] of Object.entries(shown))
    expect(await webkit.value(`#project-request [name="${name}"]`)).toBe(value)
  await expectText(webkit, '#project-request .draft-line', draft.restored)
  await webkit.click('#project-request [type="reset"]')
  await expectVisible(webkit, '#project-request .draft-line', false)
  await webkit.reload()
  expect(await webkit.value(details)).toBe('')
})
