import type { CustomerWords } from '../../lib/content/customer.ts'
import { fill } from '../../lib/content/fill.ts'
import type { SubmissionsWords } from '../../lib/content/desk.ts'
import type { Customer, Line } from '../../lib/staff/customer.ts'
import { Sums } from './reports/sums.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { shortDateTime, dayInZone, shortZonedTime } from '../../lib/staff/dates.ts'
import { customerPath } from '../../lib/staff/next-path.ts'

type Words = { words: CustomerWords; cards: SubmissionsWords }
/** `ticked`: the requests that are ticked; without it there are no boxes. */
type LinesProps = Words & { lines: Line[]; ticked?: string[] | undefined; contact?: string | undefined }

/** `contact`: what stands at the head already. */
export function Lines({ words, cards, lines, ticked, contact: known }: LinesProps) {
  const statuses = { ...cards.statuses, spam: cards.spamStatus }
  return (
    <ol role="list" className="customer-lines text-2 ruled-b wrap-anywhere">
      {lines.map(({ at, by, theirs, kind, text, contact, file, id, reference, status, sent }, index) => (
        <li key={index} data-kind={kind} data-theirs={theirs || undefined}>
          {ticked && id && reference && (
            <label className="customer-tick absolute top-(--spacing-1) left-0 grid place-items-center w-[32px] h-[32px] max-md:top-0 max-md:left-[-10px] max-md:w-control-small max-md:h-control-small">
              <input
                className="w-[18px] h-[18px]"
                type="checkbox"
                name="also"
                value={id}
                defaultChecked={ticked.includes(id)}
              />
              <span className="sr-only">{fill(words.tick, { reference })}</span>
            </label>
          )}
          <div>
            {reference && (
              <a className="desk-link" href={`/form-submissions?view=all&ticket=${reference}`}>
                {reference}
              </a>
            )}{' '}
            <time className="text-slate whitespace-nowrap">
              {(index === 0 ? shortZonedTime : shortDateTime)(at, cards.timeZone)}
            </time>
          </div>
          <div>
            {status && (
              <span className="desk-status flex items-center gap-2 ml-3 float-right" data-status={status}>
                {statuses[status]}
              </span>
            )}
            <b dir="auto">
              {theirs ? fill(words.visitor, { person: by ?? '' }) : (by ?? words.taken.nobody)}
            </b>{' '}
            <span>{words.said[kind]}</span>
            {contact && contact !== known && <p dir="auto">{contact}</p>}
            <p className="max-w-[80ch] whitespace-pre-line" dir="auto">
              {file ? <a href={`/form-submissions/artwork/${file}`}>{text}</a> : (sent?.quote ?? text)}
            </p>
            {sent && <QuoteLines lines={sent.lines} />}
          </div>
        </li>
      ))}
    </ol>
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
    <form action={`${customerPath}#take`}>
      <input type="hidden" name="of" value={of} />
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
      <section id="take" className="customer-group mt-7">
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
            <input type="hidden" name="seen" value={JSON.stringify(seen)} />
          </>
        )}
        {!refusal && (
          <p className="flex flex-wrap gap-3 mt-5">
            <button className="desk-button max-md:min-h-control-small" name="said" value="ask">
              {take.count}
            </button>
            <button className="desk-button max-md:min-h-control-small" formAction={`${customerPath}/data`}>
              {take.export}
            </button>
            {seen && (
              <button
                className="desk-button desk-key max-md:min-h-control-small"
                formMethod="post"
                formAction={`${customerPath}/data`}
              >
                {erase.yes}
              </button>
            )}
          </p>
        )}
      </section>
    </form>
  )
}
