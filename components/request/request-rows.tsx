import { useEffect, useState } from 'react'
import type { Deadline } from '../../lib/content/deadline.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { companyTime } from '../../lib/leads/deadline/day.ts'
import { lookUpElsewhere } from '../../lib/leads/deadline/find-city.ts'
import { sayDeadline } from '../../lib/leads/deadline/say-deadline.ts'
import { judgeDeadline } from '../../lib/leads/deadline/judge-deadline.ts'
import { fetchData } from '../../lib/leads/fetch-data.ts'
import { optionWords } from '../../lib/leads/options.ts'
import { type Catalog, type ProductLine, productKey, writeQuantity } from '../../lib/leads/product-line.ts'
import { english, spokenLanguage } from '../../lib/language/spoken.ts'
import { lookUpCities, type NearCity } from '../../lib/places/near-city.ts'
import type { RequestData } from '../../lib/request/page-data.ts'
import { writeCalendarDay } from '../../lib/request/write-time.ts'
import { DeadlineRuler } from '../leads/deadline-ruler.tsx'
import { bold } from '../ui/bold.tsx'
import { TextLink } from '../ui/text-link.tsx'

type Props = { request: RequestData; words: RequestPageWords; onAsk: () => void }

/** Names of products, which the row has in English, in the page's language. */
function useNames() {
  const [catalog, setCatalog] = useState<Catalog>()
  useEffect(() => {
    if (spokenLanguage() !== english) void fetchData<Catalog>('/goods.json').then(setCatalog)
  }, [])
  return (line: Pick<ProductLine, 'id' | 'product'>) => {
    const key = productKey(line)
    // Typed words may name a property of every object.
    return catalog && Object.hasOwn(catalog, key) ? catalog[key]!.name : line.product
  }
}

/** The request as rows. They are never edited: a change is a note. */
export function RequestRows({ request, words, onAsk }: Props) {
  const { asked: form, facts } = request
  const { asked, labels, options } = words
  const nameOf = useNames()
  const typed = [...(form.details ?? '')].slice(0, facts?.typed).join('')
  const rows = {
    need: facts
      ? [facts.need && nameOf({ id: '', product: facts.need }), facts.needQuantity].filter(Boolean).join(', ')
      : '',
    eventType: optionWords(options.eventType, facts?.eventType, form.eventType ?? ''),
    eventDate: form.eventDate ? writeCalendarDay(form.eventDate, 'long') : '',
    city: facts?.city ?? '',
    quantity: form.quantity ?? '',
    timeline: optionWords(options.timeline, facts?.timeline),
    budget: optionWords(options.budget, facts?.budget),
  }
  return (
    <section className="request-part" aria-labelledby="asked">
      <h2 id="asked">{asked.heading}</h2>
      {facts?.goods && facts.goods.length > 0 && (
        <ul role="list" className="ruled-t ruled-b">
          {facts.goods.map(({ quantity, ...line }) => (
            <li
              className="flex items-center justify-between gap-4 min-h-[48px] py-3 not-first:listed-t"
              key={line.product}
            >
              <b className="font-label leading-control wrap-anywhere" dir="auto">
                {nameOf(line)}
              </b>
              {quantity ? (
                <span className="text-(length:--text-5) poster">{writeQuantity(quantity)}</span>
              ) : (
                <small className="flex-none text-(length:--text-2) text-slate">{asked.open}</small>
              )}
            </li>
          ))}
        </ul>
      )}
      <dl className="request-rows print:mt-2 print:mb-3 my-4">
        {(Object.keys(rows) as (keyof typeof rows)[]).map(
          (key) =>
            rows[key] && (
              <div key={key}>
                <dt className="text-2 font-label">{labels[key]}</dt>
                <dd className="wrap-anywhere" dir="auto">
                  {rows[key]}
                </dd>
              </div>
            ),
        )}
      </dl>
      {form.eventDate && facts?.verdict && (
        <SentVerdict request={request} event={form.eventDate} question={asked.inTime} />
      )}
      {typed && (
        <dl className="request-rows print:mt-2 print:mb-3 my-4 [.request-rows+&]:-mt-4">
          <div>
            <dt className="text-2 font-label">{asked.typed}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {typed}
            </dd>
          </div>
        </dl>
      )}
      <TextLink data-screen-only="" onClick={onAsk}>
        {asked.change}
      </TextLink>
    </section>
  )
}

type SentProps = { request: RequestData; event: string; question: string }

/** The deadline helper's verdict on the day the request was sent; empty until its rules arrive. */
function SentVerdict({ request: { facts, sent }, event, question }: SentProps) {
  const [rules, setRules] = useState<Deadline & { near?: NearCity[] | undefined }>()
  const city = facts?.city ?? ''
  useEffect(() => {
    const take = async (all?: Deadline) =>
      all && setRules({ ...all, near: await lookUpElsewhere(city, all, lookUpCities) })
    void fetchData<Deadline>('/deadline.json').then(take)
  }, [city])
  const now = rules && companyTime(Date.parse(sent), rules.zone)
  const found = now && judgeDeadline({ event, city, near: rules.near, group: facts?.group ?? '', now }, rules)
  if (!found) return null
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const sentences = sayDeadline(found, rules, now.day, { zone, isSent: true })
  return (
    <>
      <p className="mb-1 text-2 font-label">{question}</p>
      <div
        className="deadline col-span-full min-w-0 @container pb-4 ruled bg-sheet verdict-ink"
        data-kind={found.kind}
      >
        <p className="deadline-head print:ruled-b">
          <b>{sentences.head}</b> <span>{sentences.where}</span>
        </p>
        <p className="pt-4 px-4 pb-0 leading-text wrap-anywhere">{bold(sentences.sentence)}</p>
        {'proof' in found && <DeadlineRuler found={found} today={now.day} words={rules.marks} />}
      </div>
    </>
  )
}
