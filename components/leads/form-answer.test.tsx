/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { projectRequestWords } from '../../lib/content/lead-forms.ts'
import { withShared } from '../../lib/content/with-shared.ts'
import { invalidResult } from '../../lib/leads/check.ts'
import { FormAnswer } from './form-answer.tsx'
import { useLeadForm } from './use-lead-form.ts'

const words = withShared(projectRequestWords())

/** A form of one field, whose server refuses it with this mistake. */
function Refused({ at }: { at: string }) {
  const form = useLeadForm({
    id: 'form',
    words,
    schema: () => z.object({ email: z.string() }),
    action: () => Promise.resolve(invalidResult({ [at]: 'No.' }, { [at]: 'x' })),
    choices: {},
  })
  return (
    <form id="form" onSubmit={form.submit}>
      <input {...form.register('email')} />
      <FormAnswer form={form} words={words} inDialog={false} />
    </form>
  )
}

async function answerTo(at: string) {
  const { container } = render(<Refused at={at} />)
  fireEvent.submit(container.querySelector('form')!)
  const notice = await screen.findByText(words.notices.invalid.title)
  return { notice, answer: container.querySelector('.form-answer') }
}

test('a mistake that a field shows is not shown in the answer, too', async () => {
  expect((await answerTo('email')).answer).toHaveClass('sr-only')
})

test('a mistake that no field shows stays in the answer, also while somebody types', async () => {
  const { notice, answer } = await answerTo('company name of old')
  expect(answer).not.toHaveClass('sr-only')
  await act(async () => {
    fireEvent.input(document.querySelector('input')!, { target: { value: 'ada@example.com' } })
  })
  expect(notice).toBeInTheDocument()
})
