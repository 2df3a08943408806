/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { quickQuoteWords } from '../../lib/content/lead-forms.ts'
import { QuickQuoteDialog } from './quick-quote-dialog.tsx'
import { withShared } from '../../lib/content/with-shared.ts'

const words = withShared(quickQuoteWords())
const log = {
  ...words,
  common: { ...words.common, switches: { ...words.common.switches, quickQuote: 'log' as const } },
}
const typed = {
  firstName: 'Lucía',
  lastName: 'Prieto',
  email: 'lucia@prieto.example',
  phone: '+1 305 555 0151',
  company: 'Prieto',
  projectType: Object.keys(words.projectTypes)[0],
  timeline: Object.keys(words.timelines)[0],
  budgetRange: Object.keys(words.budgetRanges)[0],
  quantity: '2,000',
  description: 'Folding cartons for soap',
}

test('switched to `log`, the quick quote goes to the console of the browser and nowhere else', async () => {
  const logged = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  // jsdom has no dialogs; a journey checks in a real browser that it closes.
  HTMLDialogElement.prototype.close ??= () => undefined
  const { container } = render(<QuickQuoteDialog words={log} />)
  for (const [name, value] of Object.entries(typed)) {
    const field = container.querySelector(`[name="${name}"]`)
    if (field) fireEvent.change(field, { target: { value } })
  }
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  expect(logged.mock.calls[0]?.[0]).toMatchObject(typed)
  expect(screen.queryByText(words.notices.failed.title)).not.toBeInTheDocument()
  logged.mockRestore()
})
