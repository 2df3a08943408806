import clsx from 'clsx'
import type { CustomerWords } from '../../lib/content/customer.ts'
import { fill } from '../../lib/content/fill.ts'
import type { SubmissionsWords } from '../../lib/content/desk.ts'
import type { Customer, Line } from '../../lib/staff/customer.ts'
import { Sums } from './reports/sums.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { dayInZone, timeInZone, zonedTime } from '../../lib/staff/dates.ts'
import { customerPath } from '../../lib/staff/next-path.ts'

/** The form of the ticked requests. Paper leaves forms out, so it holds none of what is printed. */
const formId = 'chosen'

type Words = { words: CustomerWords; cards: SubmissionsWords }
/** `ticked`: the requests that are ticked; without it there are no boxes. */
type LinesProps = Words & { lines: Line[]; ticked?: string[] | undefined; contact?: string | undefined }

/** `contact`: what stands at the head already. */
export function Lines({ words, cards, lines, ticked, contact: known }: LinesProps) {
  const statuses = { ...cards.statuses, spam: cards.spamStatus }
  return (
    <ol role="list" className="customer-lines text-2 ruled-b wrap-anywhere">
      {lines.map((line, index) => (
        <li key={index} data-kind={line.kind}>
          {ticked && line.id && line.reference && (
            <label
              className="customer-tick absolute top-(--spacing-2) left-0 grid place-items-center w-[32px] h-[32px] max-md:top-0 max-md:left-[-10px] max-md:w-control-small max-md:h-control-small"
              data-screen-only=""
            >
              <input
                className="w-[18px] h-[18px]"
                form={formId}
                type="checkbox"
                name="also"
                value={line.id}
                defaultChecked={ticked.includes(line.id)}
              />
              <span className="sr-only">{fill(words.tick, { reference: line.reference })}</span>
            </label>
          )}
          <Moment at={line.at} before={lines[index - 1]?.at} zone={cards.timeZone} />
          <div>
            {line.status && (
              <span className="flex items-center gap-4 sm:float-right sm:ml-3">
                {line.worth && <b>{line.worth}</b>}
                <span className="desk-status" data-status={line.status}>
                  {statuses[line.status]}
                </span>
              </span>
            )}
            {line.reference && (
              <a
                className="desk-link mr-3 whitespace-nowrap"
                href={`/form-submissions?view=all&ticket=${line.reference}`}
              >
                {line.reference}
              </a>
            )}
            <span className="text-slate">
              <b className="text-key" dir="auto">
                {line.theirs
                  ? fill(words.visitor, { person: line.by ?? '' })
                  : (line.by ?? words.taken.nobody)}
              </b>{' '}
              <span>{words.said[line.kind]}</span>
            </span>{' '}
            <Said line={line} />
            {line.contact && line.contact !== known && (
              <p className="text-slate" dir="auto">
                {line.contact}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Day and time in two columns; the day only where it is another than the line's before. */
function Moment({ at, before, zone }: { at: string; before: string | undefined; zone: string }) {
  const day = dayInZone(at, zone)
  const isSame = before !== undefined && dayInZone(before, zone) === day
  return (
    <time className="text-slate whitespace-nowrap md:grid md:grid-cols-[110px_1fr]">
      <span className={isSame ? 'md:sr-only' : ''}>{day}</span>{' '}
      <span>{(before === undefined ? zonedTime : timeInZone)(at, zone)}</span>
    </time>
  )
}

/** What somebody wrote, sent or did; a quote is one line, which opens. */
function Said({ line: { kind, text, file, sent } }: { line: Line }) {
  if (sent)
    return (
      <details className="inline-block ml-2 align-top">
        <summary className="min-h-[24px] cursor-pointer">{sent.quote}</summary>
        <QuoteLines lines={sent.lines} />
      </details>
    )
  const words = file ? <a href={`/form-submissions/artwork/${file}`}>{text}</a> : text
  return kind === 'request' ? (
    <p className="text-3 max-w-[70ch] whitespace-pre-line" dir="auto">
      {words}
    </p>
  ) : (
    <span className={clsx('whitespace-pre-line', text.includes('\n') && 'block')} dir="auto">
      {words}
    </span>
  )
}

/** One address in four figures; the oldest line shown tells since when. */
function CustomerSums({ words: { sums }, cards, read }: Words & { read: Customer }) {
  const [{ count, won, lines } = { count: 0, won: [], lines: [] }] = read.groups
  const [first] = lines.map(({ at }) => at).sort()
  const figures = [
    [String(count), sums.requests[count === 1 ? 'one' : 'many']],
    [String(lines.filter(({ kind }) => kind === 'quote').length), sums.quotes],
    [won.join(', ') || '0', sums.won],
    [first ? dayInZone(first, cards.timeZone) : '–', sums.since],
  ] as const
  return <Sums figures={figures} />
}

/** `refusal`: the sellers' text instead of the managers' buttons. `until`: the last day of today's backups. */
type Props = Words & { read: Customer; of: string; also: string[]; refusal: string; until: string }

/** All requests of one customer; below them managers export the data, count what erasing would remove, and then erase it. */
export function CustomerSheet({ words, cards, read, of, also, refusal, until }: Props) {
  const { take, erase, groups } = words
  const { seen, named } = read.counted ?? { named: [] }
  const all = { words, cards }
  const contact = read.groups[0]?.lines[0]?.contact
  return (
    <>
      <form id={formId} action={`${customerPath}#take`}>
        <input type="hidden" name="of" value={of} />
        {seen && <input type="hidden" name="seen" value={JSON.stringify(seen)} />}
      </form>
      <CustomerSums words={words} cards={cards} read={read} />
      {read.groups.map(({ why, count, shown, won, lines }) => (
        <section key={why} className="customer-group mt-7">
          <h2 className="text-5 x-tight font-poster">{groups[why]}</h2>
          <p>
            <span>{fill(words.count, { shown, count })}</span>{' '}
            {won.length > 0 && why !== 'address' && <span>{fill(words.won, { total: won.join(', ') })}</span>}
          </p>
          <Lines
            {...all}
            lines={lines}
            contact={contact}
            ticked={refusal || why === 'address' ? undefined : also}
          />
        </section>
      ))}
      <section id="take" className="customer-group mt-7" data-screen-only="">
        <h2 className="text-5 x-tight font-poster">{take.heading}</h2>
        <p>{refusal || fill(take.help, { view: groups.address })}</p>
        {seen && (
          <>
            <ul role="list" className="desk-facts my-4">
              {Object.entries(erase.counts).map(([part, label]) => (
                <li className="max-xl:px-3 max-xl:stretch-head max-lg:basis-[min(45%,200px)]" key={part}>
                  <b>{seen[part]}</b> {label}
                </li>
              ))}
            </ul>
            <p>{fill(erase.named, { count: named.length })}</p>
            <Lines {...all} lines={named} />
            <p>{fill(erase.stay, { days: erase.days, day: until })}</p>
          </>
        )}
        {!refusal && (
          <div className="flex flex-wrap gap-3 mt-5">
            <button className="desk-button max-md:min-h-control-small" form={formId} name="said" value="ask">
              {take.count}
            </button>
            <button
              className="desk-button max-md:min-h-control-small"
              form={formId}
              formAction={`${customerPath}/data`}
            >
              {take.export}
            </button>
            {seen && (
              <button
                className="desk-button desk-key max-md:min-h-control-small"
                form={formId}
                formMethod="post"
                formAction={`${customerPath}/data`}
              >
                {erase.yes}
              </button>
            )}
          </div>
        )}
      </section>
    </>
  )
}
