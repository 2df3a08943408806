'use client'

import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DeskData } from '../../../lib/staff/desk/read-desk.ts'
import { statuses } from '../../../lib/staff/desk/statuses.ts'
import type { Row } from '../../../lib/staff/desk/row.ts'
import { type Changes, chooseTickets } from '../../../lib/staff/desk/save.ts'
import { listAddress, listOptions, unfiltered } from '../../../lib/staff/list-address.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'
import { keptHere } from './answer-draft.ts'
import { BulkBar, BulkNotice } from './bulk-bar.tsx'
import { type DeskFacts, DeskProvider } from './desk-context.tsx'
import { EmptyView, ListEnd } from './list-end.tsx'
import { EndedSheet } from './failed-desk.tsx'
import { ListTools } from './list-tools.tsx'
import { draftOf, noteIn } from './note-draft.ts'
import { NumberLine, shortCount, ViewTabs } from './desk-top.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { TicketList } from './ticket-list.tsx'
import { TicketPane } from './ticket-pane.tsx'
import { useBulk } from './use-bulk.ts'
import { useChoice, keepNew, useRows } from './use-rows.ts'
import { openMenu, type StubKeys, useKeys } from './use-keys.ts'
import { tellChanged, useNews } from './use-news.ts'
import { useTicket } from './use-ticket.ts'

type Props = {
  desk: DeskData
  facts: DeskFacts
  bar: ReactNode
}

/** The list with the open ticket beside it. */
export function Desk({ desk, facts, bar }: Props) {
  const { words, state, view, me, cardWords } = facts
  const [ended, setEnded] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const [sheet, setSheet] = useState(false)
  const [stop, setStop] = useState(state.ticket)
  const stub = useRef<StubKeys>(null)
  const end = useCallback(() => setEnded(true), [])
  const { rows, left, changed, see, put, clear } = useRows(desk.rows, view, me)
  const { opened, open, lookAhead, replace } = useTicket(state.ticket, desk.ticket, end)
  const { fresh, written, count, numbers, now } = useNews({
    count: desk.count,
    numbers: desk.numbers,
    since: desk.readAt,
    title: words.title,
    rows: rows.map(({ id }) => id),
    onNews: ({ rows: stored, ticket }, mine) => {
      put(stored, mine)
      if (ticket) replace(ticket)
    },
    onEnded: end,
  })
  const { chosen, all, choose, chooseAll, chooseThese } = useChoice(rows, desk.rows)
  const chooseNone = () => chooseThese([])
  const { notice, tell, offer, change, erase } = useBulk(words, end)
  const reference = opened?.reference ?? ''
  const index = rows.findIndex((row) => row.reference === reference)
  const inView = rows.filter(({ id }) => !left.has(id))
  const live = { ...desk, rows: inView, count }
  const place = inView.findIndex((row) => row.reference === reference)
  const lookAtRow = useEffectEvent(() => {
    const row = rows[index]
    const ticket = opened?.ticket
    if (!row || !ticket) return
    if (
      row.status !== ticket.status ||
      (row.owner ?? '') !== ticket.owner ||
      Boolean(row.spam) !== ticket.spam
    )
      tellChanged()
  })
  // A colleague may have changed the ticket just opened.
  useEffect(() => lookAtRow(), [reference, opened?.state])

  const focusNow = (wanted: string) =>
    document.querySelector<HTMLElement>(`[data-reference="${wanted}"]`)?.focus()
  const focusRow = (wanted: string) => requestAnimationFrame(() => focusNow(wanted))
  function show(wanted: string) {
    const id = rows.find((row) => row.reference === wanted)?.id
    clear(id)
    see(id)
    setStop(wanted)
    open(wanted)
    const next = rows[rows.findIndex((row) => row.reference === wanted) + 1]
    if (next) void lookAhead(next.reference)
  }
  function step(steps: number) {
    const next = rows[rows.findIndex((row) => row.reference === (reference || stop)) + steps]
    if (!next) return
    show(next.reference)
    focusRow(next.reference)
  }
  function close() {
    open('')
    focusRow(reference)
  }
  function changeRow(row: Row, changes: Pick<Changes, 'status' | 'owner'>) {
    const said = changes.status ? cardWords.statuses[changes.status] : words.row.take
    change([row], changes, said)
  }
  /** Chooses all rows of a list, including those on other pages. */
  async function chooseList(list: ListState) {
    const answer = await chooseTickets(list).catch(() => ({ state: 'failed' as const }))
    if (answer.state === 'refused') end()
    else if (answer.state !== 'chosen') tell(words.lost)
    else if (answer.all.length === 0) tell(words.empty.filtered.title)
    else chooseThese(answer.all)
  }
  // In the view's order they could be on any page.
  function showNews() {
    keepNew(fresh)
    location.assign(listAddress(state, { order: 'newest', ticket: reference }))
  }
  const focused = () => rows.find((row) => row.reference === stop)
  const keys = useKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: () => {
      if (all.length > 0) chooseNone()
      else if (reference) close()
    },
    x: () => choose(focused()?.id ?? '', false),
    'Shift+x': () => choose(focused()?.id ?? '', true),
    '/': () => document.querySelector<HTMLElement>('.desk-search input')?.focus(),
    n: () => (fresh > 0 ? showNews() : written.length > 0 && location.assign(listOptions(state, written))),
    c: () => document.querySelector<HTMLElement>('.desk-line-note textarea')?.focus(),
    m: () => openMenu('.desk-ticket-tools .desk-caret'),
    o: () => openMenu('.desk-line-note [aria-haspopup]'),
    s: () => stub.current?.spam(),
    r: () => stub.current?.answer(false),
    q: () => stub.current?.answer(true),
    a: () => stub.current?.take(),
    ...Object.fromEntries(statuses.map((status, key) => [key + 1, () => stub.current?.status(status)])),
    '?': () => setSheet(true),
  })

  if (ended) {
    const id = opened?.ticket?.id ?? ''
    return (
      <DeskProvider value={facts}>
        <div className="desk" data-ended>
          {bar}
          <main id="main">
            <EndedSheet
              reference={reference}
              isKept={Boolean(id && (keptHere(me, id) ?? noteIn(draftOf(me, id))))}
            />
          </main>
        </div>
      </DeskProvider>
    )
  }
  return (
    <DeskProvider value={facts}>
      <div className="desk" data-open={reference !== '' || undefined} data-choosing={choosing || undefined}>
        {bar}
        <main id="main" tabIndex={-1} className="desk-main contents">
          <h1 className="sr-only">{words.title}</h1>
          <div className="desk-top" data-screen-only="">
            <ViewTabs counts={numbers.counts} />
            <NumberLine numbers={numbers} now={now} />
          </div>
          <section className="desk-list" aria-label={words.list}>
            {all.length > 0 ? (
              <BulkBar
                rows={all}
                more={live.count > all.length ? shortCount(live.count, words.pages.more) : ''}
                onAll={() => void chooseList(state)}
                onNone={chooseNone}
                onChange={change}
                onErase={erase}
              />
            ) : (
              <ListTools
                desk={live}
                fresh={fresh}
                written={written}
                onNews={showNews}
                onChoosing={() => setChoosing(!choosing)}
                onOpenOf={(owner) => {
                  const open = { ...unfiltered(state), view: 'all', status: 'open', owner } as const
                  void chooseList(open)
                }}
              />
            )}
            {desk.rows.length > 0 ? (
              <TicketList
                rows={rows}
                now={now}
                open={reference}
                stop={rows.some((row) => row.reference === stop) ? stop : (rows[0]?.reference ?? '')}
                chosen={chosen}
                left={left}
                changed={changed}
                actions={{ open: show, choose, change: changeRow, focus: setStop, see }}
                onAll={chooseAll}
                end={<ListEnd desk={live} />}
              />
            ) : (
              <EmptyView counts={numbers.counts} desk={desk} />
            )}
          </section>
          <TicketPane
            opened={opened}
            place={place >= 0 ? desk.first + place : 0}
            count={shortCount(live.count, words.pages.more)}
            keys={stub}
            onStep={step}
            onClose={close}
            onSaved={replace}
            onEnded={end}
            onDone={offer}
            // At once: the next key is meant for the list.
            onLeave={() => focusNow(reference)}
          />
          <BulkNotice notice={notice} />
        </main>
        {sheet && (
          <ShortcutSheet single={keys.single} onSingle={keys.switchSingle} onClose={() => setSheet(false)} />
        )}
      </div>
    </DeskProvider>
  )
}
