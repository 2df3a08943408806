'use client'

import { useState } from 'react'
import type { ArtworkWords } from '../../lib/content/artwork.ts'
import { edges } from '../../lib/artwork/numbers.ts'
import { writeLength } from '../../lib/artwork/verdict/write.ts'
import { DropPlace } from './drop-place.tsx'
import { Plan } from './plan.tsx'
import { PurposeForm } from './purpose-form.tsx'
import { useChecks } from './use-checks.ts'
import { firstChoice, purposeFrom, type Choice } from './choice.ts'
import { Verdicts } from './verdicts.tsx'

export type LightTableWords = Omit<
  ArtworkWords,
  'meta' | 'accept' | 'templates' | 'form' | 'fold' | 'sending' | 'link' | 'plain'
>

type Props = {
  words: LightTableWords
  email: string
  /** Address of the script that checks a file (delivery/artwork-worker.ts). */
  worker: string
}

/** What a file is for, the place to lay it, and what the check says of each. */
export function LightTable({ words, email, worker }: Props) {
  const { hero, sizes, own, lines, marks, limits, unscripted } = words
  const [choice, setChoice] = useState<Choice>(() => firstChoice(sizes))
  const purpose = purposeFrom(choice, sizes, own.name)
  const { checks, notice, add, replace, remove } = useChecks(worker, words)
  const edge = writeLength(edges[purpose.unit], purpose.unit)
  return (
    <>
      <section aria-labelledby="artwork-heading" className="on-key bg-key text-sheet">
        <div className="wrap py-9 md:py-16">
          <h1 id="artwork-heading" className="type-display text-[clamp(56px,7.8vw,112px)] font-[850]">
            {hero.heading}
          </h1>
          <p className="type-lead mt-4 text-text-on-key">{hero.lead}</p>
          <div className="light-bench">
            <PurposeForm words={words} choice={choice} onChoice={setChoice} />
            <ul role="list" className="light-lines">
              {lines.map(({ of, name, text }) => (
                <li key={of}>
                  <i data-line={of} aria-hidden="true" />
                  <span>
                    <b>{name}</b> {text.replace('{edge}', edge)}
                  </span>
                </li>
              ))}
            </ul>
            <div className="light-file">
              <h2 className="type-label mb-2.5">{words.file}</h2>
              <DropPlace id="artwork-files" words={words} onFiles={add}>
                <Plan purpose={purpose} label={words.plan} marks={marks} />
              </DropPlace>
              <p className="type-small scripted-only mt-2.5 text-text-on-key">{limits}</p>
              <p className="scriptless-only mt-2.5">{unscripted.replace('{email}', email)}</p>
            </div>
          </div>
        </div>
      </section>
      <Verdicts
        words={words}
        checks={checks}
        notice={notice}
        purpose={purpose}
        onReplace={replace}
        onRemove={remove}
        onFit={(width) => setChoice({ ...choice, size: -1, ...width })}
      />
    </>
  )
}
