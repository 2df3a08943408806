'use client'

import { useEffect, useRef } from 'react'
import type { LightTableWords } from '../../lib/content/artwork.ts'
import { edges } from '../../lib/artwork/numbers.ts'
import { writeLength } from '../../lib/artwork/verdict/write.ts'
import { fill } from '../../lib/content/fill.ts'
import { withCount } from '../../lib/content/spell-out.ts'
import { DropPlace } from './drop-place.tsx'
import { Plan } from './plan.tsx'
import { PurposeForm } from './purpose-form.tsx'
import { type Table, useChecks } from './use-checks.ts'
import { QuoteButton } from '../leads/quote-button.tsx'
import { CheckedFiles } from './checked-files.tsx'
import { CheckedStatus } from './checked-status.tsx'

type Props = {
  words: LightTableWords
  email: string
  /** URL of the script that checks files (delivery/artwork-worker.ts). */
  worker: string
}

/** The purpose, the drop area, and each file's findings. */
export function LightTable({ words, email, worker }: Props) {
  const { hero, lines, marks, limits, unscripted } = words
  const table = useChecks(worker, words)
  const { purpose } = table
  const edge = writeLength(edges[purpose.unit], purpose.unit)
  return (
    <>
      <section aria-labelledby="artwork-heading" className="on-key bg-key text-sheet">
        <div className="wrap py-8 md:py-9">
          <h1 id="artwork-heading" className="type-h1 [--h1:1.4]">
            {hero.heading}
          </h1>
          <p className="type-lead mt-5 text-text-on-key">{hero.lead}</p>
          <div className="light-bench">
            <PurposeForm table={table} />
            <ul role="list" className="light-lines">
              {lines.map(({ of, name, text }) => (
                <li key={of}>
                  <i data-line={of} aria-hidden="true" />
                  <span>
                    <b>{name}</b> {fill(text, { edge })}
                  </span>
                </li>
              ))}
            </ul>
            <div className="light-file">
              <h2 className="type-label mb-3">{words.file}</h2>
              <DropPlace id="artwork-files" words={words} onFiles={table.add}>
                <Plan purpose={purpose} label={words.plan} marks={marks} />
              </DropPlace>
              <p className="type-small scripted-only mt-3 text-text-on-key">{limits}</p>
              <p className="scriptless-only mt-3">{fill(unscripted, { email })}</p>
            </div>
          </div>
        </div>
      </section>
      <Verdicts table={table} />
    </>
  )
}

/** Each file's findings; the live region is there before it has text. */
function Verdicts({ table }: { table: Table }) {
  const { words, checks, notice } = table
  const section = useRef<HTMLElement>(null)
  const before = useRef(0)
  // Scrolls to the latest file.
  useEffect(() => {
    if (checks.length > before.current)
      section.current?.querySelectorAll('.checked')[before.current]?.scrollIntoView()
    before.current = checks.length
  }, [checks.length])
  const heading = checks.length === 1 ? words.checked.one : withCount(words.checked.many, checks.length)
  return (
    <div className={checks.length > 0 || notice ? 'ruled-t bg-board' : undefined}>
      <CheckedStatus table={table} />
      {(checks.length > 0 || notice) && (
        <section ref={section} aria-labelledby="checked-heading" className="wrap py-section">
          {checks.length > 0 && (
            <h2 id="checked-heading" className="type-display text-6">
              {heading}
            </h2>
          )}
          <CheckedFiles table={table} drawn />
          {checks.length > 0 && (
            <QuoteButton className="button button-primary mt-5">{words.actions.request}</QuoteButton>
          )}
        </section>
      )}
    </div>
  )
}
