'use client'

import { useEffect, useRef } from 'react'
import { bleeds } from '../../lib/artwork/facts.ts'
import { purposeOf } from '../../lib/artwork/verdict/purpose.ts'
import { writeLength, writeSize } from '../../lib/artwork/verdict/write-measures.ts'
import type { LightTableWords } from '../../lib/content/artwork-data.ts'
import { fill, withCount } from '../../lib/content/fill.ts'
import { QuoteButton } from '../leads/quote-button.tsx'
import { CheckedFiles, CheckedStatus, type FilesTable, useChecks } from './checked-files.tsx'
import { chooseNamed, measureChoice } from './choice.ts'
import { DropPlace } from './drop-place.tsx'
import { OwnSize, PurposeList } from './purpose-fields.tsx'
import { Plan } from './plan.tsx'

/** The purpose, the drop area, and each file's findings. */
export function LightTable({ words }: { words: LightTableWords }) {
  const { hero, lines, limits, unscripted, email, units } = words
  const table = useChecks(words)
  const { unit } = table.choice
  const edge = writeLength(bleeds[unit], unit, units)
  return (
    <>
      <section aria-labelledby="artwork-heading" className="on-key bg-key text-sheet">
        <div className="wrap py-8 md:py-9">
          <div className="lg:grid lg:grid-cols-[8fr_4fr] lg:items-end lg:gap-8">
            <h1 id="artwork-heading" className="type-h1 [--h1:1.4]">
              {hero.heading}
            </h1>
            <p className="type-lead mt-5 text-text-on-key">{hero.lead}</p>
          </div>
          <div className="light-bench print:block grid gap-6 mt-7 md:grid-rows-[auto_1fr] md:grid-cols-[7fr_5fr] lg:grid-cols-[8fr_4fr] md:gap-x-8 md:gap-y-6 md:mt-8">
            <div className="light-file min-w-0">
              <h2 className="type-label mb-3">{words.file}</h2>
              <DropPlace id="artwork-files" words={words} onFiles={table.add}>
                <Plan purpose={table.purpose} words={words} />
              </DropPlace>
              <p className="type-small scripted-only mt-3 text-text-on-key">{limits}</p>
              <p className="scriptless-only mt-3">{fill(unscripted, { email })}</p>
            </div>
            <PurposeForm table={table} />
            <ul role="list" className="light-lines text-2 grid content-start gap-3 text-text-on-key min-w-0">
              {lines.map(({ of, name, text }) => (
                <li className="grid grid-cols-[44px_1fr] gap-4" key={of}>
                  <i
                    className="print:data-line:border-key print:data-line:[print-color-adjust:exact]"
                    data-line={of}
                    aria-hidden="true"
                  />
                  <span>
                    <b className="text-sheet">{name}</b> <span>{fill(text, { edge })}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <Verdicts table={table} />
    </>
  )
}

/** Each file's findings; the live region exists before it has text. */
function Verdicts({ table }: { table: FilesTable }) {
  const { words, checks, notice, purpose } = table
  const section = useRef<HTMLElement>(null)
  const before = useRef(0)
  // Scrolls to the heading with the first file or the question before its verdict, or to the latest file, once laid out.
  useEffect(() => {
    const all = section.current?.querySelectorAll('h2, .checked')
    const latest = all?.[purpose && before.current ? before.current + 1 : 0]
    if (checks.length > before.current) requestAnimationFrame(() => latest?.scrollIntoView())
    before.current = checks.length
  }, [checks.length, purpose])
  return (
    <div className={checks.length > 0 || notice ? 'ruled-t bg-board' : undefined}>
      <CheckedStatus table={table} />
      {(checks.length > 0 || notice) && (
        <section ref={section} aria-labelledby="checked-heading" className="wrap py-section">
          {checks.length > 0 && (
            <h2 id="checked-heading" className="type-display scroll-mt-5 text-6">
              {withCount(words.checked, checks.length)}
            </h2>
          )}
          <PurposeList table={table} />
          <CheckedFiles table={table} drawn />
          {checks.length > 0 && (
            <QuoteButton className="button button-primary mt-5">{words.actions.request}</QuoteButton>
          )}
        </section>
      )}
    </div>
  )
}

/** The purpose: a size from the content, or the visitor's own. */
function PurposeForm({ table }: { table: FilesTable }) {
  const { choice, choose } = table
  const { purpose, sizes, own, units } = table.words
  /** Takes the choice made before React arrived. */
  const begin = (form: HTMLFormElement | null) => {
    const data = form && new FormData(form)
    const name = String(data?.get('size') || data?.get('goods') || '')
    const fields = form?.querySelectorAll<HTMLInputElement>('.light-own .own-length') ?? []
    const [width = '', height = '', unit, on] = Array.from(fields, ({ value }) => value)
    if (name) return choose(chooseNamed(choice, name, table.words))
    const [inUnit, onWhat] = [unit === 'mm' ? 'mm' : 'in', on === 'goods' ? 'goods' : 'paper'] as const
    if (width + height) choose(measureChoice(choice, { width, height, unit: inUnit, on: onWhat }, own.name))
  }
  return (
    <form
      className="md:[grid-area:1_/_2_/_span_2] min-w-0"
      ref={choice.name ? undefined : begin}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset>
        <legend className="type-label mb-3">{purpose}</legend>
        <div className="light-sizes">
          {sizes.map((size) => (
            <label key={size.name}>
              <input
                className="absolute inset-0 opacity-0 cursor-pointer"
                type="radio"
                name="size"
                value={size.name}
                checked={choice.name === size.name}
                onChange={() => choose(chooseNamed(choice, size.name, table.words))}
              />
              <Outline width={size.width} height={size.height} />
              {size.name}
              <span className="type-data">
                {writeSize(purposeOf(size), size.unit === 'mm' ? 'mm' : 'in', units)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <PurposeList table={table} goodsOnly />
      <OwnSize table={table} />
    </form>
  )
}

const room = { width: 72, height: 52 }

/** The piece in proportion, standing on its name's baseline. */
function Outline({ width, height }: { width: number; height: number }) {
  const scale = Math.min((room.width - 4) / width, (room.height - 4) / height)
  const across = width * scale
  const down = height * scale
  return (
    <svg className="sm:w-[72px]" viewBox={`0 0 ${room.width} ${room.height}`} aria-hidden="true">
      <rect x={(room.width - across) / 2} y={room.height - 2 - down} width={across} height={down} />
    </svg>
  )
}
