import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { type Row, statuses } from '../../../lib/staff/desk/statuses.ts'
import type { Changes, Work } from '../../../lib/staff/desk/ticket.ts'
import { listAddress, unfiltered } from '../../../lib/staff/list-address.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { useDesk } from './desk-context.tsx'
import { Question } from './question.tsx'
import { StatusMark } from './status-mark.tsx'
import type { BulkNotice as Notice } from './use-bulk.ts'

type Props = {
  rows: readonly Row[]
  onChange: (rows: readonly Row[], changes: Changes, said: string) => void
  onNone: () => void
}
/** The rows as they were when the question was asked; a later change by a colleague is a conflict. */
type Asked = { rows: readonly Row[]; changes: Changes; said: string }

/** Actions for the chosen rows, in place of the tools. Each asks once before it runs. */
export function BulkBar({ rows, onChange, onNone }: Props) {
  const { words, cardWords, owners, state, view, me } = useDesk()
  const { bulk } = words
  const [asked, setAsked] = useState<Asked | null>(null)
  const ids = rows.map(({ id }) => id)
  const others = rows.filter(({ owner }) => owner && owner !== me).length
  const chosen = { ...unfiltered(state), ids: ids.join(','), ticket: '' }
  const spam = view !== 'spam'
  const question = fill(ids.length === 1 ? bulk.askOne : bulk.ask, { count: ids.length })
  const ask = (changes: Changes, said: string) => setAsked({ rows, changes, said })
  return (
    <div className="desk-tools desk-bulk" role="toolbar" aria-label={words.bulk.choose}>
      <b role="status">{fill(bulk.chosen, { count: ids.length })}</b>
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
        choices={owners}
        onChoose={(owner) => ask({ owner }, owners.find(({ value }) => value === owner)?.label ?? '')}
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
          title={fill(question, { change: asked.said })}
          help={others > 0 && asked.changes.owner !== me ? fill(bulk.others, { count: others }) : ''}
          yes={fill(bulk.yes, { count: ids.length })}
          no={bulk.cancel}
          onYes={() => {
            setAsked(null)
            onChange(asked.rows, asked.changes, asked.said)
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </div>
  )
}

type BulkNoticeProps = { notice: Notice | null; onUndo: (work: Work[]) => void }

/** The result of changing many rows. The live region is there before its words. */
export function BulkNotice({ notice, onUndo }: BulkNoticeProps) {
  const { bulk } = useDesk().words
  const { undo } = notice ?? {}
  const region = useRef<HTMLDivElement>(null)

  // The bar or button that had the focus is gone.
  useEffect(() => {
    if (!notice || document.activeElement !== document.body) return
    const next = region.current?.querySelector('button') ?? document.querySelector('.desk-name[tabindex="0"]')
    if (next instanceof HTMLElement) next.focus()
  }, [notice])
  return (
    <div ref={region} role="status" className="desk-notice" data-bad={notice?.bad}>
      {notice && (
        <p>
          <span>{notice.text}</span>
          {undo && (
            <button type="button" className="desk-link" onClick={() => onUndo(undo)}>
              {bulk.undo}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
