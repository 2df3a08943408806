import { deadlineWords } from '../content/deadline.ts'
import { fill } from '../content/fill.ts'
import { projectRequestWords, quickQuoteWords, quoteRequestWords } from '../content/lead-forms.ts'
import { requestWords } from '../content/request.ts'
import { blank, type LeadForm, type Submission } from './contract.ts'
import type { Facts } from './facts.ts'
import { writeDay } from './deadline/say-deadline.ts'
import type { Options } from '../content/shapes.ts'
import type { Values } from './check.ts'
import { readChoice, shownWordsField, optionWords } from './options.ts'
import { readLines, writeLine } from './product-line.ts'
import { byKey, englishName, nameProducts, productName } from './products.ts'
import type { QuickQuote } from './quick-quote.ts'
import { type QuoteRequest, splitName } from './request-a-quote.ts'

/** The first line of a quote request's details (specification, point 7). */
export const quoteLine = (what: string) => `Quote request for: ${what}`.trim()

/** The need of a quote request in words, with its quantity, which means nothing without them. */
const needOf = ({ need, needQuantity }: Facts) =>
  need ? [need, needQuantity].filter(Boolean).join(', ') : ''

/** The products, one line each, in today's names. */
export function goodsLines({ goods = [] }: Facts): string[] {
  if (goods.length === 0) return []
  const products = byKey()
  return goods.map((one) => writeLine({ ...one, product: productName(one, products) }))
}

export const eventTypesOfForms = () => ({
  'project-request': projectRequestWords().eventTypes,
  quote: quoteRequestWords().interests,
  'quick-quote': quickQuoteWords().projectTypes,
})

/** Timeline and budget in today's words; '' for none. */
export function quickQuoteFacts({ timeline, budget }: Facts) {
  const { timelines, budgetRanges } = quickQuoteWords()
  return { timeline: optionWords(timelines, timeline), budget: optionWords(budgetRanges, budget) }
}

/** "Nov 24", unbreakable; the year is that of the request or the next. */
const near = (day: string) => writeDay(day, day, false)

/** The deadline helper's verdict on a request in today's words; only the delivery city if there was no event date. */
export function deadlineOf({ verdict, city, group, proof, printed, delivered }: Facts) {
  const { heads, marks, production, line } = deadlineWords()
  const place = city ? `${projectRequestWords().fields.city.label}: ${city}` : ''
  if (!verdict) return { line: place }
  const made = production.find(({ id }) => id === group)?.group ?? group
  const days =
    proof &&
    printed &&
    delivered &&
    `${marks.proof} ${near(proof)}, ${marks.printed.toLowerCase()} ${near(printed)}, ${marks.delivered.toLowerCase()} ${near(delivered)}`
  const head = heads[verdict]
  const rest = [place, made, days].filter(Boolean).join('. ')
  const value = [head, rest].filter(Boolean).join('. ')
  return { line: fill(line, { value }), verdict: { kind: verdict, head, rest } }
}

/** The details for people, in today's words like `eventType`: the typed text, then the rest. Nothing parses them. */
export function writeDetails(form: LeadForm, typed: string, facts: Facts, eventType: string): string {
  const { fields } = quickQuoteWords()
  const { timeline, budget } = quickQuoteFacts(facts)
  const need = needOf(facts)
  const added = {
    'project-request': [deadlineOf(facts).line],
    quote: [
      quoteLine(eventType),
      need && fill(quoteRequestWords().needs, { value: need }),
      ...goodsLines(facts),
    ],
    'quick-quote': [
      timeline && `${fields.timeline.label}: ${timeline}`,
      budget && `${fields.budgetRange.label}: ${budget}`,
    ],
  }
  const { again } = requestWords()
  const order = facts.after
    ? fill(again.reorder.line, { reference: facts.after })
    : facts.about && fill(again.question.line, { reference: facts.about })
  return [typed, order, ...added[form]].filter(Boolean).join('\n')
}

/**
 * The function's input: the nine keys, plus the same as data.
 * @param typed has the details as typed, and the event type by its id
 * @param shownWords the words of each choice as the visitor saw them
 */
export function leadOf(
  form: LeadForm,
  typed: Submission,
  requested: Omit<Facts, 'typed' | 'eventType'>,
  shownWords?: string,
) {
  const { id, words } = chosen(eventTypesOfForms()[form], typed.eventType, shownWords)
  const facts: Facts = { ...requested, eventType: id || undefined, typed: [...typed.details].length }
  const details = writeDetails(form, typed.details, facts, words)
  return { submission: { ...typed, eventType: words, details }, facts }
}

export function quoteLead(request: QuoteRequest, shownWords: Values = {}) {
  const { name, interest, products, quantity, company, phone, email } = request
  const need = englishName(request.need)
  const typed = { ...blank, ...splitName(name), company, phone, email, eventType: interest }
  const goods = nameProducts(readLines(products))
  return leadOf(
    'quote',
    typed,
    { goods, need, needQuantity: need && quantity },
    shownWords[shownWordsField('interest')],
  )
}

export function quickQuoteLead(request: QuickQuote, shownWords: Values = {}) {
  const { projectType, timeline, budgetRange, description, ...contact } = request
  const { timelines, budgetRanges } = quickQuoteWords()
  const typed = { ...blank, ...contact, eventType: projectType, details: description }
  const more = {
    timeline: chosen(timelines, timeline, shownWords[shownWordsField('timeline')]).id,
    budget: chosen(budgetRanges, budgetRange, shownWords[shownWordsField('budgetRange')]).id,
  }
  return leadOf('quick-quote', typed, more, shownWords[shownWordsField('projectType')])
}

/** A choice that passed the form's schema. */
const chosen = (options: Options, posted: string, shownWords?: string) =>
  readChoice(options, posted, shownWords) ?? { id: '', words: '' }
