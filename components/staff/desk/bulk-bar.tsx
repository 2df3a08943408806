import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import type { Changes, Chosen } from '../../../lib/staff/desk/save.ts'
import { listAddress, mostIds, printAddress, clearFilters } from '../../../lib/staff/list-address.ts'
import { ChoiceMenu, LinkButton, Question, TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { statusChoices } from './status-mark.tsx'
import type { BulkAnswer as Notice } from './use-bulk.ts'

type Props = {
  rows: readonly Chosen[]
  /** The size of the view in words; '' if no more rows than the chosen ones. */
  more: string
  onAll: () => void
  onChange: (rows: readonly Chosen[], changes: Changes, said: string) => void
  onErase: (rows: readonly Chosen[]) => void
  onNone: () => void
}
type Asked = Pick<ComponentProps<typeof Question>, 'title' | 'help' | 'yes'> & { act: () => void }

/** Actions for the chosen rows, in place of the tools. Each asks once before it runs. */
export function BulkBar({ rows, more, onAll, onChange, onErase, onNone }: Props) {
  const { words, cardWords, owners, state, view, me, refusal } = useDesk()
  const { bulk } = words
  const [question, setQuestion] = useState<Asked | null>(null)
  const count = rows.length
  const chosen = { ...clearFilters(state), ids: rows.map(({ id }) => id).join(','), ticket: '' }
  const spam = view !== 'spam'
  const counted = ({ one, many }: typeof bulk.ask) => fill(count === 1 ? one : many, { count })
  function ask(changes: Changes, change: string) {
    const others = rows.filter(({ owner }) => owner && owner !== me).length
    setQuestion({
      title: fill(counted(bulk.ask), { change }),
      help: others > 0 && changes.owner !== me ? fill(bulk.others, { count: others }) : '',
      yes: fill(bulk.yes, { count }),
      // Sends the rows as they are now: a later change by a colleague is a conflict.
      act: () => onChange(rows, changes, change),
    })
  }
  function askToErase() {
    const yes = fill(bulk.yesDelete, { count })
    setQuestion({ title: counted(bulk.askDelete), help: bulk.deleteHelp, yes, act: () => onErase(rows) })
  }
  return (
    <div
      className="desk-tools desk-bulk gap-1 bg-key text-sheet max-lg:fixed max-lg:z-(--z-stick) max-lg:top-auto max-lg:bottom-0 max-lg:inset-x-0 max-lg:gap-0"
      data-screen-only=""
      role="toolbar"
      aria-label={words.bulk.choose}
    >
      <b className="mr-3 whitespace-nowrap font-label" role="status">
        {fill(bulk.chosen, { count })}
      </b>
      {more && <TextButton onClick={onAll}>{fill(bulk.all, { count: more })}</TextButton>}
      <ChoiceMenu
        className="desk-text desk-caret"
        label={bulk.status}
        choices={statusChoices}
        onChoose={(status) => ask({ status }, cardWords.statuses[status])}
      />
      <ChoiceMenu
        className="desk-text desk-caret"
        label={bulk.owner}
        choices={owners}
        onChoose={(owner) => ask({ owner }, owners.find(({ value }) => value === owner)?.label ?? '')}
      />
      <TextButton onClick={() => ask({ spam }, spam ? bulk.spam : bulk.notSpam)}>
        {spam ? bulk.spam : bulk.notSpam}
      </TextButton>
      {!spam && <TextButton onClick={askToErase}>{bulk.delete}</TextButton>}
      {count <= mostIds && (
        <>
          <a className="desk-text" target="_blank" href={printAddress(state, rows)}>
            {bulk.print}
          </a>
          {!refusal && (
            <a className="desk-text" href={listAddress(chosen, {}, '/form-submissions/export')}>
              {bulk.export}
            </a>
          )}
        </>
      )}
      <TextButton className="ml-auto" onClick={onNone}>
        {bulk.none} <kbd className="text-inherit">Esc</kbd>
      </TextButton>
      {question && (
        <Question
          {...question}
          no={bulk.cancel}
          onYes={() => {
            onNone()
            question.act()
          }}
          onNo={() => setQuestion(null)}
        />
      )}
    </div>
  )
}

/** The result of changing many rows. The live region exists before its words. */
export function BulkNotice({ notice }: { notice: Notice | null }) {
  const { bulk, lostBy } = useDesk().words
  const { undo, again, why } = notice ?? {}
  const region = useRef<HTMLDivElement>(null)

  // The bar or button with the focus is gone.
  useEffect(() => {
    if (!notice || notice.busy || document.activeElement !== document.body) return
    const next = region.current?.querySelector('button') ?? document.querySelector('.desk-name[tabindex="0"]')
    if (next instanceof HTMLElement) next.focus()
  }, [notice])
  return (
    <div
      ref={region}
      role="status"
      className="desk-notice max-lg:fixed max-lg:right-(--pad)"
      data-screen-only=""
      data-bad={notice?.bad}
    >
      {notice && (
        <p className="flex items-center gap-6 min-h-[40px] pr-4 bg-sheet ruled font-label max-lg:w-fit">
          <span>{notice.text}</span>
          {again && <LinkButton onClick={again}>{bulk.again}</LinkButton>}
          {undo && <LinkButton onClick={undo}>{bulk.undo}</LinkButton>}
          {why && (
            <ChoiceMenu
              className="desk-link"
              label={lostBy.menu}
              name={lostBy.ask}
              choices={Object.entries(lostBy.reasons).map(([value, label]) => ({ value, label }))}
              onChoose={why}
            />
          )}
        </p>
      )}
    </div>
  )
}
