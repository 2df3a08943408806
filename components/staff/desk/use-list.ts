import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { DeskData } from '../../../lib/staff/desk/read-desk.ts'
import type { Row } from '../../../lib/staff/desk/row.ts'
import { type Changes, chooseTickets } from '../../../lib/staff/desk/save.ts'
import { listAddress } from '../../../lib/staff/list-address.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'
import type { DeskFacts } from './desk-context.tsx'
import { useBulk } from './use-bulk.ts'
import { reportSave, useNews } from './use-news.ts'
import { storeNewCount, useChoice, useRows } from './use-rows.ts'
import { useTicket } from './use-ticket.ts'

export type OpenList = ReturnType<typeof useList>

export const focusRow = (reference: string) =>
  document.querySelector<HTMLElement>(`[data-reference="${reference}"]`)?.focus()

/** The desk's list: its rows with what others do to them, which is open, which is focused, which are chosen. */
export function useList(desk: DeskData, { words, state, view, me, cardWords }: DeskFacts) {
  const [ended, setEnded] = useState(false)
  const [stop, setStop] = useState(state.ticket)
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
  const choice = useChoice(rows, desk.rows)
  const bulk = useBulk(words, end)
  const reference = opened?.reference ?? ''
  const indexOf = (wanted: string) => rows.findIndex((row) => row.reference === wanted)
  const inView = rows.filter(({ id }) => !left.has(id))
  const place = inView.findIndex((row) => row.reference === reference)
  useColleaguesChange(rows[indexOf(reference)], opened)

  function show(wanted: string) {
    const id = rows[indexOf(wanted)]?.id
    clear(id)
    see(id)
    setStop(wanted)
    open(wanted)
    const next = rows[indexOf(wanted) + 1]
    if (next) void lookAhead(next.reference)
  }
  function step(steps: number) {
    const next = rows[indexOf(reference || stop) + steps]
    if (!next) return
    show(next.reference)
    requestAnimationFrame(() => focusRow(next.reference))
  }
  function close() {
    open('')
    requestAnimationFrame(() => focusRow(reference))
  }
  function changeRow(row: Row, changes: Pick<Changes, 'status' | 'owner'>) {
    const label = changes.status ? cardWords.statuses[changes.status] : words.row.take
    bulk.change([row], changes, label)
  }
  /** Chooses all rows of a list, including those on other pages. */
  async function chooseList(list: ListState) {
    const answer = await chooseTickets(list).catch(() => ({ state: 'failed' as const }))
    if (answer.state === 'refused') end()
    else if (answer.state !== 'chosen') bulk.tell(words.lost)
    else if (answer.all.length === 0) bulk.tell(words.empty.filtered.title)
    else choice.chooseThese(answer.all)
  }
  // In the view's order they could be on any page.
  function showNews() {
    storeNewCount(fresh)
    location.assign(listAddress(state, { order: 'newest', ticket: reference }))
  }
  const live = { ...desk, rows: inView, count }
  const list = { rows, left, changed, see, live, place: place >= 0 ? desk.first + place : 0, stop, setStop }
  const news = { fresh, written, numbers, now }
  const acts = {
    show,
    step,
    close,
    changeRow,
    chooseList,
    chooseNone: () => choice.chooseThese([]),
    showNews,
  }
  return { ...list, ...news, ...choice, ...acts, bulk, opened, reference, replace, ended, end }
}

/** Asks for the news when the ticket just opened differs from its row: a colleague has changed it. */
function useColleaguesChange(row: Row | undefined, opened: ReturnType<typeof useTicket>['opened']) {
  const lookAtRow = useEffectEvent(() => {
    const ticket = opened?.ticket
    if (!row || !ticket) return
    if (
      row.status !== ticket.status ||
      (row.owner ?? '') !== ticket.owner ||
      Boolean(row.spam) !== ticket.spam
    )
      reportSave()
  })
  useEffect(() => lookAtRow(), [opened?.reference, opened?.state])
}
