'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { type DeskFacts, DeskProvider, useDesk } from './desk-context.tsx'
import { ViewTabs } from './desk-top.tsx'

/** The desk when the database does not answer: without counts and rows, but not claiming that there are none. */
export function FailedDesk({ facts, bar }: { facts: DeskFacts; bar: ReactNode }) {
  const { title, failed } = facts.words
  return (
    <DeskProvider value={facts}>
      <div className="desk">
        {bar}
        <main id="main" className="desk-main contents">
          <h1 className="sr-only">{title}</h1>
          <div className="desk-top" data-screen-only="">
            <ViewTabs counts={null} />
          </div>
          <section className="desk-list">
            <div className="desk-nil grid content-start justify-items-start gap-3 py-9 px-8 max-lg:py-8 max-lg:px-5">
              <div role="alert" className="desk-ask max-w-[520px]" data-bad>
                <p>{failed.title}</p>
                <small>{failed.help}</small>
                <a className="desk-button desk-key mt-4" href="">
                  {failed.again}
                </a>
              </div>
            </div>
          </section>
        </main>
      </div>
    </DeskProvider>
  )
}

/** The session has ended: hides customers' data; the sign-in leads back. `isKept`: this browser keeps an unsent text. */
export function EndedSheet({ reference, isKept }: { reference: string; isKept: boolean }) {
  const { ended } = useDesk().words
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  const here = typeof location === 'undefined' ? '' : location.pathname + location.search
  const [before, after] = ended.noteHelp.split('{reference}')
  return (
    <div className="desk-veil">
      <section
        className="desk-sheet desk-ended w-[460px] [box-shadow:6px_6px_0_var(--color-yellow)]"
        role="alertdialog"
        aria-labelledby="desk-ended"
      >
        <div className="desk-sheet-head notched">
          <h2 id="desk-ended">{ended.title}</h2>
        </div>
        <div className="text-2 grid gap-5 pt-5 px-6 pb-6">
          <p>{ended.text}</p>
          {isKept && (
            <div className="desk-ask">
              <p>{ended.note}</p>
              <small>
                {before}
                <span className="text-data font-mono stretch-head font-label whitespace-nowrap">
                  {reference}
                </span>
                {after}
              </small>
            </div>
          )}
          <a
            ref={link}
            className="desk-button desk-go min-h-[40px]"
            href={`/sign-in?${new URLSearchParams({ reason: 'expired', next: here })}`}
          >
            {ended.signIn}
          </a>
        </div>
      </section>
    </div>
  )
}
