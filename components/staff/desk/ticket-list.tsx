import type { ReactNode, MouseEvent } from 'react'
import { dueWords } from '../../../lib/staff/desk/words-of-time.ts'
import { orderOf } from '../../../lib/staff/desk/views.ts'
import { listAddress } from '../../../lib/staff/list-address.ts'
import type { Row } from '../../../lib/staff/desk/row.ts'
import type { Changes } from '../../../lib/staff/desk/save.ts'
import { useDesk } from './desk-context.tsx'
import type { Cell } from './use-rows.ts'
import { fill } from '../../../lib/content/fill.ts'
import { ChoiceMenu, Icon } from './controls.tsx'
import { statusChoices, StatusMark } from './status-mark.tsx'

type Props = {
  rows: readonly Row[]
  now: number
  open: string
  /** The reference of the one row in the tab order. */
  stop: string
  chosen: readonly Row[]
  /** Ids of saved rows that no longer belong in this view. */
  left: ReadonlySet<string>
  /** Cells that others have changed since their row was seen, by the row's id. */
  changed: ReadonlyMap<string, readonly Cell[]>
  actions: RowActions
  onAll: () => void
  end: ReactNode
}

/** The dense list: one row per ticket, one tab stop in all. */
export function TicketList(props: Props) {
  const { rows, now, chosen, onAll, end } = props
  const { words, state } = useDesk()
  const { columns } = words
  const order = orderOf(state)
  const isLate = (row: Row | undefined) => row?.owed && !row.waits && dueWords(row.due, now, words.due).late
  const heads = ['name', 'company', 'subject', 'event', 'due', 'owner', 'status'] as const
  return (
    <>
      <div className="desk-heads max-lg:hidden">
        <input
          type="checkbox"
          className="desk-box"
          aria-label={columns.all}
          checked={chosen.length > 0 && chosen.length === rows.length}
          data-some={(chosen.length > 0 && chosen.length < rows.length) || undefined}
          onChange={onAll}
        />
        {heads.map((head) => (
          <span key={head} data-sorted={head === order || undefined} aria-hidden="true">
            {columns[head]}
          </span>
        ))}
      </div>
      <ul role="list" className="desk-rows" aria-label={words.list}>
        {rows.map((row, index) => (
          <TicketRow
            key={row.id}
            {...props}
            row={row}
            isLastLate={order === 'due' && Boolean(isLate(row)) && !isLate(rows[index + 1])}
          />
        ))}
        <li className="desk-end" data-screen-only="">
          {end}
        </li>
      </ul>
    </>
  )
}

type RowActions = {
  open: (reference: string) => void
  choose: (id: string, range: boolean) => void
  change: (row: Row, changes: Pick<Changes, 'status' | 'owner'>) => void
  focus: (reference: string) => void
  see: (id: string) => void
}

/** `isLastLate`: promises above this row are broken, those below it can still be kept. */
function TicketRow(props: Props & { row: Row; isLastLate: boolean }) {
  const { row, now, open, stop, chosen, left, changed, actions, isLastLate } = props
  const { words, cardWords, me, state } = useDesk()
  const { after, before, at } = state
  const isOpen = row.reference === open
  const isChosen = chosen.includes(row)
  const { row: rowWords } = words
  const due = row.owed && !row.waits ? dueWords(row.due, now, words.due) : null
  // The whole address: otherwise a new tab, or a click before the script, loses the list.
  const address = listAddress(state, { after, before, at, ticket: row.reference })
  function click(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    if (event.shiftKey) actions.choose(row.id, true)
    else actions.open(row.reference)
  }
  return (
    <li
      className="desk-row"
      data-open={isOpen || undefined}
      data-chosen={isChosen || undefined}
      data-last-late={isLastLate || undefined}
      data-left={left.has(row.id) || undefined}
      data-late={due?.late || undefined}
      onPointerEnter={() => actions.see(row.id)}
      onFocus={() => actions.see(row.id)}
    >
      <input
        type="checkbox"
        className="desk-box"
        tabIndex={-1}
        aria-label={fill(rowWords.choose, { person: row.name })}
        checked={isChosen}
        onChange={(event) =>
          actions.choose(row.id, (event.nativeEvent as unknown as globalThis.MouseEvent).shiftKey)
        }
      />
      <a
        href={address}
        className="desk-name"
        data-reference={row.reference}
        aria-current={isOpen || undefined}
        tabIndex={row.reference === stop ? 0 : -1}
        onClick={click}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isOpen) return
          event.preventDefault()
          document.getElementById('desk-ticket-name')?.focus()
        }}
        onFocus={() => actions.focus(row.reference)}
      >
        <bdi>{row.name}</bdi>
      </a>
      <bdi className="desk-company">{row.company ?? <i>{cardWords.notGiven}</i>}</bdi>
      <Subject row={row} />
      <span className="desk-event" data-soon={row.event?.soon || undefined}>
        {row.event && <Event event={row.event} />}
      </span>
      <span className="desk-due" data-late={due?.late || undefined} title={due?.full} aria-label={due?.full}>
        {row.waits ?? due?.short}
      </span>
      <span className="desk-owner" data-mine={row.owner === me || undefined}>
        <Owner row={row} onTake={() => actions.change(row, { owner: 'me' })} />
      </span>
      <ChoiceMenu
        className="desk-status-button"
        label={<StatusMark status={row.status} spam={row.spam} />}
        name={fill(rowWords.setStatus, {
          person: row.name,
          status: row.spam ? cardWords.spamStatus : cardWords.statuses[row.status],
        })}
        choices={statusChoices}
        onChoose={(status) => actions.change(row, { status })}
        skipped
      />
      {changed.get(row.id)?.map((cell) => (
        <span
          key={cell}
          className="desk-mark"
          data-cell={cell}
          role="img"
          aria-label={
            cell === 'name' ? rowWords.isNew : fill(rowWords.changed, { value: words.columns[cell] })
          }
        />
      ))}
    </li>
  )
}

/** The request in a few words, and its news. */
function Subject({ row }: { row: Row }) {
  const { words } = useDesk()
  const rowWords = words.row
  const news = (['going', 'replied', 'accepted'] as const).find((one) => row[one])
  return (
    <span className="desk-subject">
      <span>
        {news && (
          <b className="desk-tag" data-news={news}>
            {news === 'accepted' && row.open
              ? fill(words.answer.more, { number: row.open })
              : words.answer[news]}
          </b>
        )}
        {row.draft && <b className="desk-tag">{rowWords.drafts[row.draft]}</b>}
        {row.ends && (
          <b className="desk-tag">
            {row.open
              ? fill(rowWords.ends, { number: row.open, when: row.ends })
              : fill(rowWords.expired, { when: row.ends })}
          </b>
        )}
        {row.rush && <b className="desk-tag">{rowWords.rush}</b>}
        {row.subject && <span className="desk-cut">{row.subject}</span>}
        {row.value && <span className="flex-none text-slate">{row.value}</span>}
        {row.files && <FileCount files={row.files} />}
        {row.times && (
          <span className="desk-chip" aria-label={fill(rowWords.sentTimes, { count: row.times })}>
            {fill(rowWords.times, { count: row.times })}
          </span>
        )}
      </span>
      {row.words && <i className="desk-cut">{row.words}</i>}
    </span>
  )
}

function Owner({ row, onTake }: { row: Row; onTake: () => void }) {
  const rowWords = useDesk().words.row
  if (row.ownerName) return <bdi title={row.ownerName}>{firstName(row.ownerName)}</bdi>
  return (
    <>
      <span className="desk-nobody">{rowWords.nobody}</span>
      <button
        type="button"
        className="desk-take"
        tabIndex={-1}
        aria-label={fill(rowWords.takeOf, { person: row.name })}
        onClick={onTake}
      >
        {rowWords.take}
      </button>
    </>
  )
}

function Event({ event: { text, soon } }: { event: NonNullable<Row['event']> }) {
  const { words } = useDesk()
  const [before, after] = words.row.event.split('{when}')
  return (
    <>
      <i>{before}</i>
      {soon ? <mark>{text}</mark> : <span>{text}</span>}
      {after && <i>{after}</i>}
    </>
  )
}

/** A sheet with the number of files; if some were announced, how many have arrived. */
function FileCount({ files: { announced, arrived, label } }: { files: NonNullable<Row['files']> }) {
  return (
    <span className="desk-files" role="img" aria-label={label} title={label}>
      <Icon name="sheet" /> <span>{announced > arrived ? `${arrived}/${announced}` : arrived}</span>
    </span>
  )
}

/** The column has room for one word. */
const firstName = (name: string) => name.split(' ')[0] ?? name
