'use client'

import type { ReactNode } from 'react'
import { type DeskFacts, DeskProvider } from './desk-context.tsx'
import { ViewTabs } from './view-tabs.tsx'

/** The workplace when the database does not answer: no counts and no rows, and no claim that there are none. */
export function FailedDesk({ facts, bar }: { facts: DeskFacts; bar: ReactNode }) {
  const { title, failed } = facts.words
  return (
    <DeskProvider value={facts}>
      <div className="desk">
        {bar}
        <main id="main" className="desk-main">
          <h1 className="sr-only">{title}</h1>
          <div className="desk-top">
            <ViewTabs counts={null} />
          </div>
          <section className="desk-list">
            <div className="desk-nil">
              <div role="alert" className="desk-ask" data-bad>
                <p>{failed.title}</p>
                <small>{failed.help}</small>
                <a className="desk-button desk-key" href="">
                  {failed.again}
                </a>
              </div>
            </div>
          </section>
          <section className="desk-pane">
            <div className="desk-die" />
          </section>
        </main>
      </div>
    </DeskProvider>
  )
}
