import { useEffect, useState, useRef } from 'react'
import { type FileFacts, limits, type Size } from '../../lib/artwork/facts.ts'
import { levelOf, levels } from '../../lib/artwork/verdict/findings.ts'
import { refusalOf } from '../../lib/artwork/sending/send-file.ts'
import { type FileVerdict, judge } from '../../lib/artwork/verdict/judge.ts'
import { sayFinding } from '../../lib/artwork/verdict/say-finding.ts'
import { writeBytes, writeWidth } from '../../lib/artwork/verdict/write-measures.ts'
import { fill, spellOut, withCount } from '../../lib/content/fill.ts'
import {
  fieldValue,
  measureChoice,
  type Choice,
  chooseSize,
  noChoice,
  purposeFrom,
  sizesFor,
} from './choice.ts'
import { Diagram, Glance } from './diagram.tsx'
import { FileButton, RemoveButton, FileMark, showName } from './file-parts.tsx'
import type { LightTableWords } from '../../lib/content/artwork-data.ts'
import { checkFile, isSameFile } from '../../lib/artwork/check-file.ts'
import type { ProductLine } from '../../lib/leads/product-line.ts'
import { TextLink } from '../ui/text-link.tsx'

type Props = {
  table: FilesTable
  /** Adds a drawing of each file, to scale. */
  drawn?: boolean
}

/** The checked files with their findings, and a line saying that those with a note can be sent, too. */
export function CheckedFiles({ table, drawn }: Props) {
  const { checks, notice, purpose } = table
  const { always } = table.words
  const canGo = checks.every(({ file, facts }) => facts && !refusalOf(file, facts))
  const isNoted = checks.some(
    ({ file, facts }) => facts && /note|stop/.test(judge(file.name, facts, purpose).level),
  )
  return (
    <>
      {notice && <p className="light-notice">{notice}</p>}
      <ul role="list" className="mt-6 grid gap-5 empty:hidden">
        {checks.map((check) => (
          <li key={check.id}>
            <CheckedFile check={check} table={table} drawn={drawn} />
          </li>
        ))}
      </ul>
      {canGo && isNoted && (
        <p className="type-small mt-5">
          <b>{always.lead}</b> <span className="text-slate">{always.text}</span>
        </p>
      )}
    </>
  )
}

/** A file with its verdict, findings and, where there is room, the drawing. */
function CheckedFile({ check: { id, file, facts }, table, drawn }: Props & { check: Check }) {
  const { words, purpose, choice, choose, replace, remove } = table
  const { unit } = choice
  const { actions } = words
  const name = showName(file.name)
  const verdict = facts && judge(file.name, facts, purpose)
  const sharp = verdict?.findings.some(({ id }) => id === 'soft' || id === 'lineArt')
    ? verdict.print?.sharp
    : undefined
  /** Makes the piece as large as the file is sharp. */
  function fit({ width, height }: Size) {
    const typed = { width: fieldValue(width, unit), height: fieldValue(height, unit) }
    choose(measureChoice(choice, typed, words.own.name))
  }
  return (
    <article className="checked verdict-tone" data-level={verdict?.level} aria-busy={!verdict}>
      <div className="checked-seal md:ruled-r md:border-b-0">
        <h3>{verdict ? sayVerdict(file, facts, verdict, words) : fill(words.checking, { file: name })}</h3>
        <p className="type-data mt-1" dir="auto">
          {name}
        </p>
        <p className="type-data mt-1">{dataOf(file, facts, words)}</p>
      </div>
      <div className="checked-why">
        <ul role="list">
          {verdict?.findings.map((finding) => (
            <li
              className="grid grid-cols-[20px_1fr] gap-3 py-1 px-0 leading-body"
              key={JSON.stringify(finding)}
            >
              <FileMark level={levelOf(finding)} />
              <span>{sayFinding(finding, unit, words)}</span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-5">
          {sharp && (
            <TextLink onClick={() => fit(sharp)}>
              {fill(actions.fit, { size: writeWidth(sharp.width, unit, words.units) })}
            </TextLink>
          )}
          {verdict && verdict.level !== 'good' && (
            <FileButton
              label={actions.replace}
              said={fill(actions.replaceLabel, { file: name })}
              onFile={(other) => replace(id, other)}
            />
          )}
          <RemoveButton name={name} words={actions} onRemove={() => remove(id)} />
        </p>
      </div>
      {verdict && purpose && drawn && (
        <Diagram file={file} facts={facts} verdict={verdict} purpose={purpose} words={words} />
      )}
      {facts && verdict?.level === 'ask' && drawn && (
        <Glance file={file} facts={facts} painter={words.painter} />
      )}
    </article>
  )
}

function sayVerdict(file: File, facts: FileFacts, { level }: FileVerdict, words: LightTableWords): string {
  return refusalOf(file, facts) ? words.stays : words.verdicts[level]
}

/** Pages or pixels, and bytes. */
function dataOf(file: File, facts: FileFacts | undefined, { pages, pixels, bytes }: LightTableWords): string {
  const { dots, count = 0 } = facts ?? {}
  const size = writeBytes(file.size, bytes)
  if (dots) return `${fill(pixels, { width: dots.width, height: dots.height })}, ${size}`
  return count > 0 ? `${count === 1 ? pages.one : fill(pages.many, { count })}, ${size}` : size
}

/** Waits half a second, because people type a size key by key. */
const quiet = 500

/** The live region: what was skipped, is being checked or was found, in one sentence for several files. */
export function CheckedStatus({ table: { words, checks, notice, purpose, choice } }: { table: FilesTable }) {
  const { announce, announceAll, checking } = words
  const [read, setRead] = useState('')
  const waiting = checks.find(({ facts }) => !facts)
  const found = checks.flatMap(({ file, facts }) => {
    if (!facts) return []
    const verdict = judge(file.name, facts, purpose)
    const stays = refusalOf(file, facts) !== undefined
    return { name: showName(file.name), ...verdict, stays, said: sayVerdict(file, facts, verdict, words) }
  })

  function sayFound() {
    const [one] = found
    if (!one) return ''
    if (found.length === 1) {
      const sentences = one.findings.map((finding) => sayFinding(finding, choice.unit, words)).join(' ')
      return fill(announce, { file: one.name, verdict: one.said, sentences })
    }
    const parts = ([...levels, 'stays'] as const).flatMap((state) => {
      const count = found.filter(({ level, stays }) => (stays ? 'stays' : level) === state).length
      return count > 0 ? fill(announceAll[state], { count: spellOut(count) }) : []
    })
    return withCount(fill(announceAll.files, { verdicts: parts.join(', ') }), found.length)
  }
  const announcement =
    `${notice} ${waiting ? fill(checking, { file: showName(waiting.file.name) }) : sayFound()}`.trim()
  useEffect(() => {
    const timer = setTimeout(setRead, quiet, announcement)
    return () => clearTimeout(timer)
  }, [announcement])
  return (
    <p role="status" className="sr-only">
      {read}
    </p>
  )
}

/** A file on the table; `facts` is set once it has been checked. */
export type Check = { id: number; file: File; facts?: FileFacts }

export type FilesTable = ReturnType<typeof useChecks>

/**
 * The purpose, and the files on the table. They are checked one by one, so that only one is in memory.
 * @param products in the request: a single one with a print area is the purpose until another is chosen
 */
export function useChecks(words: LightTableWords, products: ProductLine[] = []) {
  const [chosen, setChoice] = useState<Choice>()
  const [checks, setChecks] = useState<Check[]>([])
  const [notice, setNotice] = useState('')
  const line = useRef(Promise.resolve())
  const count = useRef(0)

  function add(files: File[]) {
    const checkedFiles = checks.map(({ file }) => file)
    const again = files.find((file) => checkedFiles.some((one) => isSameFile(one, file)))
    const fresh = files.filter((file) => !checkedFiles.some((one) => isSameFile(one, file)))
    const accepted = fresh.slice(0, limits.files - checks.length)
    const refusedNames = fresh.slice(accepted.length).map(({ name }) => name)
    if (refusedNames.length > 0)
      setNotice(fill(words.tooMany, { names: refusedNames.map(showName).join(', ') }))
    else setNotice(again ? fill(words.twice, { file: showName(again.name) }) : '')
    const added = accepted.map((file): Check => ({ id: (count.current += 1), file }))
    setChecks([...checks, ...added])
    added.forEach(look)
  }

  function look({ id, file }: Check) {
    line.current = line.current
      .then(() => checkFile(file, words.worker))
      .then((facts) => setChecks((all) => all.map((one) => (one.id === id ? { ...one, facts } : one))))
  }

  const suggestedSizes = sizesFor(products, words.goods)
  const choice = chosen ?? (suggestedSizes.length === 1 ? chooseSize(suggestedSizes[0]!) : noChoice)

  function choose(next: Choice) {
    setNotice('')
    setChoice(next)
  }

  function replace(old: number, file: File) {
    setNotice('')
    const check = { id: (count.current += 1), file }
    setChecks((all) => all.map((one) => (one.id === old ? check : one)))
    look(check)
  }

  function remove(id: number) {
    setNotice('')
    setChecks((all) => all.filter((one) => one.id !== id))
  }
  const purpose = purposeFrom(choice)
  return { words, choice, choose, asked: suggestedSizes, purpose, checks, notice, add, replace, remove }
}
