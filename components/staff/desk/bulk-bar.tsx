import { useState } from 'react'
import { statuses } from '../../../lib/staff/desk/statuses.ts'
import type { Changes } from '../../../lib/staff/desk/save-result.ts'
import { listAddress, unfiltered } from '../../../lib/staff/list-address.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { useDesk } from './desk-context.tsx'
import { Question } from './question.tsx'
import { StatusMark } from './status-mark.tsx'

type Props = {
  ids: string[]
  /** How many of them belong to somebody else. */
  others: number
  onChange: (changes: Changes, said: string) => void
  onNone: () => void
}
type Asked = { changes: Changes; said: string }

/** What can be done with the chosen rows: one question before. It stands where the tools stood. */
export function BulkBar({ ids, others, onChange, onNone }: Props) {
  const { words, cardWords, colleagues, state, view, me } = useDesk()
  const { bulk } = words
  const [asked, setAsked] = useState<Asked | null>(null)
  const chosen = { ...unfiltered(state), ids: ids.join(','), ticket: '' }
  const spam = view !== 'spam'
  const question = (ids.length === 1 ? bulk.askOne : bulk.ask).replace('{count}', String(ids.length))
  const ask = (changes: Changes, said: string) => setAsked({ changes, said })
  return (
    <div className="desk-tools desk-bulk" role="toolbar" aria-label={words.bulk.choose}>
      <b role="status">{bulk.chosen.replace('{count}', String(ids.length))}</b>
      <ChoiceMenu
        className="desk-text desk-caret"
        label={bulk.status}
        choices={statuses.map((status, index) => ({
          value: status,
          label: <StatusMark status={status} />,
          beside: String(index + 1),
        }))}
        onChoose={(status) => ask({ status }, cardWords.statuses[status as keyof typeof cardWords.statuses])}
      />
      <ChoiceMenu
        className="desk-text desk-caret"
        label={bulk.owner}
        choices={[{ user_id: '', name: words.row.nobody }, ...colleagues].map((one) => ({
          value: one.user_id,
          label: one.name,
        }))}
        onChoose={(owner) =>
          ask({ owner }, colleagues.find((one) => one.user_id === owner)?.name ?? words.row.nobody)
        }
      />
      <button
        type="button"
        className="desk-text"
        onClick={() => ask({ spam }, spam ? bulk.spam : bulk.notSpam)}
      >
        {spam ? bulk.spam : bulk.notSpam}
      </button>
      <a className="desk-text" target="_blank" href={`${listAddress(chosen, { show: 'cards' })}#print`}>
        {bulk.print}
      </a>
      <a className="desk-text" href={listAddress(chosen, {}, '/form-submissions/export')}>
        {bulk.export}
      </a>
      <button type="button" className="desk-text desk-last" onClick={onNone}>
        {bulk.none} <kbd>Esc</kbd>
      </button>
      {asked && (
        <Question
          title={question.replace('{change}', () => asked.said)}
          help={
            others > 0 && asked.changes.owner !== me ? bulk.others.replace('{count}', String(others)) : ''
          }
          yes={bulk.yes.replace('{count}', String(ids.length))}
          no={bulk.cancel}
          onYes={() => {
            setAsked(null)
            onChange(asked.changes, asked.said)
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </div>
  )
}
