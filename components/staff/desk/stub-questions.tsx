import { fill } from '../../../lib/content/fill.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { Question } from './controls.tsx'
import { DealQuestion } from './deal-questions.tsx'
import { useDesk } from './desk-context.tsx'
import { reportSave } from './use-news.ts'
import type { Stub } from './use-stub.ts'

/** The questions in a ticket's stub: about a colleague's change, after a reply, and about its deal. */
export function StubQuestions({ ticket, stub }: { ticket: Ticket; stub: Stub }) {
  const { saving, save, look, settle, setStatus, saveNote, saveStep, question, setQuestion, asksReplied } =
    stub
  const { conflict } = useDesk().words
  return (
    <>
      {saving.state === 'conflict' && saving.wanted && (
        <Question
          title={saving.question ?? ''}
          help={conflict.help}
          yes={conflict.yes}
          no={fill(conflict.no, { by: saving.by ?? '' })}
          onYes={() => {
            const { note: noteText, ...changes } = saving.wanted ?? {}
            if (changes.step !== undefined) void saveStep({ ...changes, note: noteText })
            else if (noteText !== undefined) void saveNote(changes)
            else if (changes.status) void setStatus(changes.status, changes)
            else void save(changes)
          }}
          onNo={settle}
        />
      )}
      {asksReplied && saving.state !== 'conflict' && <RepliedQuestion stub={stub} />}
      {question && (
        <DealQuestion
          ticket={ticket}
          asked={question}
          // Typed text stays until it is saved.
          onSave={(changes, seen) =>
            void saveStep(changes, seen).then((state) => {
              if (['saved', 'unchanged', 'conflict'].includes(state)) setQuestion(undefined)
            })
          }
          onEnd={(status) => void setStatus(status, { ends: true })}
          onRecorded={() => {
            setQuestion(undefined)
            reportSave(ticket.id)
            void look()
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  )
}

function RepliedQuestion({ stub: { save, chosen, setAsksReplied, field } }: { stub: Stub }) {
  const { replied } = useDesk().words
  return (
    <Question
      title={replied.ask}
      help={fill(replied.help, { template: chosen?.label ?? '' })}
      yes={replied.yes}
      no={replied.no}
      onYes={() => {
        setAsksReplied(false)
        // The note on the agreement comes next.
        void save({ status: 'contacted', owner: 'me' }).then(
          (state) => state === 'saved' && field.current?.focus(),
        )
      }}
      onNo={() => setAsksReplied(false)}
    />
  )
}
