'use client'

import { useState, type ReactNode } from 'react'

type Answer = typeof import('./deadline-answer.tsx').DeadlineAnswer

/** Around the fields it goes by, whose first is the event date: the answer's code comes once something is in them. */
export function Deadline({ ask, children }: { ask: string; children: ReactNode }) {
  const [Answer, setAnswer] = useState<Answer>()
  const load = () =>
    void import('./deadline-answer.tsx').then((code) => setAnswer(() => code.DeadlineAnswer)).catch(() => {}) // The next change tries again.
  // A date may have been there before this code.
  const begin = (fields: HTMLElement | null) => {
    if (fields?.querySelector('input')?.value) load()
  }
  return (
    <div ref={begin} onChange={load} className="contents">
      {children}
      {Answer ? <Answer ask={ask} /> : <p className="deadline-ask scripted-only">{ask}</p>}
    </div>
  )
}
