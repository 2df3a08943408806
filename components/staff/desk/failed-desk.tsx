'use client'

import type { ReactNode } from 'react'
import { type DeskFacts, DeskProvider } from './desk-context.tsx'
import { NotLoaded } from './empty-view.tsx'
import { ViewTabs } from './view-tabs.tsx'

/** The workplace when the database does not answer. */
export function FailedDesk({ facts, bar }: { facts: DeskFacts; bar: ReactNode }) {
  return (
    <DeskProvider value={facts}>
      <div className="desk">
        {bar}
        <main id="main" className="desk-main">
          <h1 className="sr-only">{facts.words.title}</h1>
          <div className="desk-top">
            <ViewTabs counts={null} />
          </div>
          <section className="desk-list">
            <NotLoaded />
          </section>
          <section className="desk-pane">
            <div className="desk-die" />
          </section>
        </main>
      </div>
    </DeskProvider>
  )
}
