import { useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { withdrawQuote } from '../../../lib/staff/desk/answer.ts'
import { useDesk } from './desk-context.tsx'
import { Question } from './question.tsx'
import { tellChanged } from './use-news.ts'

type Props = { reference: string; number: number }

/** Withdraws an open quote, after a question. */
export function Withdraw({ reference, number }: Props) {
  const { answer, lost } = useDesk().words
  const { open, ask, help, yes, no } = answer.withdraw
  const [step, setStep] = useState<'asking' | 'failed'>()
  async function withdraw() {
    const { state } = await withdrawQuote({ reference, number }).catch(() => ({ state: 'failed' as const }))
    if (state === 'failed') return setStep(state)
    // With the ticket that is now read, the question and its button go.
    document.getElementById('desk-ticket-name')?.focus()
    tellChanged()
  }
  return (
    <>
      <button type="button" className="desk-text" onClick={() => setStep('asking')}>
        {open}
      </button>
      {step && (
        <Question
          title={fill(ask, { number })}
          help={step === 'failed' ? lost : help}
          yes={yes}
          no={no}
          onYes={() => void withdraw()}
          onNo={() => setStep(undefined)}
        />
      )}
    </>
  )
}
