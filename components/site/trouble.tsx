'use client'

import { createContext, type ReactNode, use, useTransition } from 'react'
import type { TroubleWords } from '../../lib/content/site.ts'

/** With the company's name if the page has lost its header. */
type Told = TroubleWords & { name?: string }

const Words = createContext<Told | null>(null)

/** Wraps a page that may break: by then it is too late to load the words. */
export function TroubleWordsProvider({ words, children }: { words: Told; children: ReactNode }) {
  return <Words value={words}>{children}</Words>
}

/** Replaces a page that broke. The error itself is not shown. */
export function Trouble({ retry }: { retry: () => void }) {
  const words = use(Words)
  const [pending, startTransition] = useTransition()
  return (
    <div className="bg-board">
      <div className="wrap min-h-[70vh] pt-9 pb-section">
        <h1 className="type-h2">{words?.title}</h1>
        <p role="alert" className="type-lead mt-6 text-slate">
          {words?.text}
        </p>
        <button
          type="button"
          aria-disabled={pending || undefined}
          onClick={() => startTransition(retry)}
          className="button button-primary mt-7"
        >
          {pending ? words?.retrying : words?.retry}
        </button>
      </div>
    </div>
  )
}

export function TroubleHeader() {
  return (
    <header className="ruled-b">
      <div className="wrap flex h-header items-center">
        <a href="/" className="inline-flex min-h-control-small items-center logo">
          {use(Words)?.name}
        </a>
      </div>
    </header>
  )
}
