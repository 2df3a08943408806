'use client'

import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { DeskData } from '../../../lib/staff/desk/read-desk.ts'
import { orderSteps } from '../../../lib/request/order-steps.ts'
import { statuses } from '../../../lib/staff/desk/statuses.ts'
import { listOptions, clearFilters } from '../../../lib/staff/list-address.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'
import { readLocalDraft } from './answer-draft.ts'
import { BulkBar, BulkNotice } from './bulk-bar.tsx'
import { type DeskFacts, DeskProvider, useDesk } from './desk-context.tsx'
import { EmptyView, ListEnd } from './list-end.tsx'
import { EndedSheet } from './failed-desk.tsx'
import { ListTools } from './list-tools.tsx'
import { readNoteDraft, noteTextIn } from './note-draft.ts'
import { NumberLine, shortCount, ViewTabs } from './desk-top.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { TicketList } from './ticket-list.tsx'
import { TicketPane } from './ticket-pane.tsx'
import { openMenu, type StubKeys, useKeys } from './use-keys.ts'
import { focusRow, type OpenList, useList } from './use-list.ts'

type Props = {
  desk: DeskData
  facts: DeskFacts
  bar: ReactNode
}

/** The list with the open ticket beside it. */
export function Desk({ desk, facts, bar }: Props) {
  const { words, me } = facts
  const [choosing, setChoosing] = useState(false)
  const [sheet, setSheet] = useState(false)
  const stub = useRef<StubKeys>(null)
  const list = useList(desk, facts)
  const { rows, live, now, numbers, reference, stop, opened, end } = list
  const keys = useListKeys(list, stub, facts.state, () => setSheet(true))

  if (list.ended) {
    const id = opened?.ticket?.id ?? ''
    return (
      <DeskProvider value={facts}>
        <div className="desk" data-ended>
          {bar}
          <main id="main">
            <EndedSheet
              reference={reference}
              isKept={Boolean(id && (readLocalDraft(me, id) ?? noteTextIn(readNoteDraft(me, id))))}
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
          <div className="desk-top [anchor-name:--desk-top]" data-screen-only="">
            <ViewTabs counts={numbers.counts} />
            <NumberLine numbers={numbers} now={now} />
          </div>
          <section className="desk-list" aria-label={words.list}>
            <Tools list={list} state={facts.state} onChoosing={() => setChoosing(!choosing)} />
            {desk.rows.length > 0 ? (
              <TicketList
                rows={rows}
                now={now}
                open={reference}
                stop={rows.some((row) => row.reference === stop) ? stop : (rows[0]?.reference ?? '')}
                chosen={list.chosen}
                left={list.left}
                changed={list.changed}
                actions={{
                  open: list.show,
                  choose: list.choose,
                  change: list.changeRow,
                  focus: list.setStop,
                  see: list.see,
                }}
                onAll={list.chooseAll}
                end={<ListEnd desk={live} />}
              />
            ) : (
              <EmptyView counts={numbers.counts} desk={desk} />
            )}
          </section>
          <TicketPane
            opened={opened}
            place={list.place}
            count={shortCount(live.count, words.pages.more)}
            keys={stub}
            onStep={list.step}
            onClose={list.close}
            onSaved={list.replace}
            onEnded={end}
            onDone={list.bulk.offer}
            // At once: the next key is meant for the list.
            onLeave={() => focusRow(reference)}
          />
          <BulkNotice notice={list.bulk.notice} />
        </main>
        {sheet && (
          <ShortcutSheet single={keys.single} onSingle={keys.switchSingle} onClose={() => setSheet(false)} />
        )}
      </div>
    </DeskProvider>
  )
}

/** The tools above the list, or what can be done with the chosen rows. */
function Tools({ list, state, onChoosing }: { list: OpenList; state: ListState; onChoosing: () => void }) {
  const { words } = useDesk()
  const { all, live, bulk, chooseList } = list
  if (all.length > 0)
    return (
      <BulkBar
        rows={all}
        more={live.count > all.length ? shortCount(live.count, words.pages.more) : ''}
        onAll={() => void chooseList(state)}
        onNone={list.chooseNone}
        onChange={bulk.change}
        onErase={bulk.erase}
      />
    )
  return (
    <ListTools
      desk={live}
      fresh={list.fresh}
      written={list.written}
      onNews={list.showNews}
      onChoosing={onChoosing}
      onOpenOf={(owner) => {
        const open = { ...clearFilters(state), view: 'all', status: 'open', owner } as const
        void chooseList(open)
      }}
    />
  )
}

function useListKeys(list: OpenList, stub: RefObject<StubKeys | null>, state: ListState, onHelp: () => void) {
  const { rows, stop, all, reference, step, choose, fresh, written } = list
  const focused = rows.find((row) => row.reference === stop)?.id ?? ''
  return useKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: () => {
      if (all.length > 0) list.chooseNone()
      else if (reference) list.close()
    },
    x: () => choose(focused, false),
    'Shift+x': () => choose(focused, true),
    '/': () => document.querySelector<HTMLElement>('.desk-search input')?.focus(),
    n: () =>
      fresh > 0 ? list.showNews() : written.length > 0 && location.assign(listOptions(state, written)),
    c: () => document.querySelector<HTMLElement>('.desk-line-note textarea')?.focus(),
    m: () => openMenu('.desk-ticket-tools .desk-caret'),
    o: () => openMenu('.desk-line-note [aria-haspopup]'),
    s: () => stub.current?.spam(),
    r: () => stub.current?.answer(false),
    q: () => stub.current?.answer(true),
    a: () => stub.current?.take(),
    ...Object.fromEntries(statuses.map((status, key) => [key + 1, () => stub.current?.status(status)])),
    ...Object.fromEntries(
      orderSteps.map((step, key) => [`Shift+${key + 1}`, () => stub.current?.step(step)]),
    ),
    '?': onHelp,
  })
}
