import { isMap, isPair, isSeq, type Document, visit, type YAMLMap } from 'yaml'
import { isCalendarDay } from '../../leads/calendar-day.ts'
import { spelled } from '../fill.ts'
import { brandFault } from './brand-faults.ts'
import { listClaims } from './claim-figures.ts'
import { claimCountFault, more } from './count-faults.ts'
import { dayFault, daysNamed } from './day-faults.ts'
import { foreignFault, isInOtherLanguage } from './other-language.ts'
import { placeholderFault } from './placeholder-use.ts'
import { numberOf, numeral } from './number-words.ts'
import { signFault } from './sign-faults.ts'
import { spellingFault } from './spelling-faults.ts'
import { unbackedFault } from './unbacked-words.ts'

const pieces = '(?:pieces|pcs|units|items|copies)'
const timeWord = /\b(hour|day|week|month|year)s?\b/i

/** A time within which we answer; what visitors are to answer has a "please" or "you" before it. */
const answered =
  /(?<!\b(?:[Pp]lease|[Yy]ou|[Cc]ustomers?) )\b(?:[Rr]epl(?:y|ies)|[Aa]nswer(?:s|ed)?|[Rr]esponds?|[Hh]ear (?:back|from us)|[Gg]et back|[Cc]all(?:s|ed)? you|quote (?:it|this|you))\b[^.]{0,40}? within (?:\d+|one|two|three|four|five|six|seven|ten|twelve|twenty-four|forty-eight) (?:working |business )?(?:hour|day)s?\b/
/** Who answers, or what comes. */
const answerComes = [
  '(?:we|\\{name\\}|somebody|someone|a person|our (?:team|desk|office|people))(?:’ll| will)? (?:repl(?:y|ies)|answers?|responds?|gets? back|writes? back|calls? (?:you )?back|calls? you|quotes? (?:it|you)|sends? (?:you )?(?:our|an?|the|your) (?:reply|answer|quote|price)(?! list))',
  '(?:your|each|every|an?|the) (?:e-?mail|message|request|question) (?:is|gets|will be) (?:answered|replied to)',
  '(?:you(?:’ll| will)? )?(?:hear back|hear from us|(?:have|get|expect) (?:our|an?|the|your) (?:reply|answer|response|quote|price))',
  '(?<!\\b(?:approve|accept|sign|confirm|send|give|need|us|have) )(?:(?:an?|our|your|the) (?:reply|answer|response|quote)|your price)(?: (?:comes?|arrives?|is there|is yours|is with you|reaches you))?',
  '(?:^|(?<=[.!?] ))(?:answers|replies|quotes)',
].join('|')
/** By when, which office.yaml alone may say. */
const veryEarly = [
  `within (?:an? |the |half an? |half the |${numeral} )?(?:minutes?|hours?|days?)`,
  `in (?:minutes|(?:(?:under )?(?:(?:half )?an? |${numeral} ))(?:working |business )?(?:minute|hour|day|week)s?)`,
  '(?:within )?half a day',
  '(?:(?:on )?the |on that )?(?:very )?same (?:business |working )?(?:day|morning|afternoon|evening)',
  'the next (?:morning|(?:business |working )?day)|overnight|(?:by )?tomorrow',
  '(?:by|before) (?:noon|midnight|lunch|(?:the )?end of (?:the |that )?(?:business |working )?day)',
  'instantly|immediately|right away',
].join('|')
/** The same in other words. */
const soonest = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:${answerComes})(?: (?!and |or |but |while )[\\p{L}’{}-]+){0,4}? (?:${veryEarly})(?![\\p{L}-])`,
    '\\b(?:same-day|overnight|one-hour|24-hour|instant) (?:repl(?:y|ies)|answers?|responses?|quotes?)\\b',
  ].join('|'),
  'iu',
)
/** Hours of our office or phone, unless they are those of a day or a fair. */
const opened =
  /(?:\{phone\}|\b(?:call|phones?|office|reach us|we(?:’re| are) (?:open|available|there))\b)[^]{0,60}\b(?:24\/7|(?:(?:Mon|Tue|Wed|Thu|Fri)[a-z]*(?: ?[–-] ?| to | through )[A-Z][a-z]+,? [^]{0,20}|\d{1,2}(?::\d\d)? ?[ap]\.?m\.? ?(?:to|and|until|till|[–-]) ?|until |till )\d{1,2}(?::\d\d)? ?[ap]\.?m\b)|\b(?:call|reach|ring) us\b[^.]{0,40} (?:around the clock|seven days a week)\b|\bwe(?:’re| are)? (?:open|available|there|answer|pick up)\b[^.]{0,40} (?:around the clock|seven days a week)\b/i
const once = /\b(?:booth|fair|hall|stand|show|event|today|tomorrow|only)\b/i

/** How long we have been at it. */
const begun =
  /(?:(?:\b[Ww]e(?:’ve| have)?|\{name\}(?: has)?)(?: been)?(?: \p{L}{1,20}){0,2} since|(?:^|(?<=[.!?] ))Since(?= \d{4},? (?:we\b|our\b|\{name\}))) (\d{4})\b/u

/** Others may have it. */
const spared = /\b(?:no|not|none|never|without|unlike|instead|even|partners?|others?|elsewhere)\b|n’t\b/i

/** Most texts have none of it, and thousands are checked. */
const mayClaim = new RegExp(
  `[\\d{]|within|around the clock|seven days|[a-z](?:ty|teen) |hundred|thousand|dozen|\\b(?:[a-z]*six|seven|eight|nine|ten|eleven|twelve) |\\b(?:low|small|tiny) |${more}`,
  'i',
)

/** A time of our answer that a text gives by hand. */
export function answerFault(value: string): string | undefined {
  const [soon] = answered.exec(value) ?? soonest.exec(value) ?? []
  if (soon)
    return `says "${soon}" by hand; write {promise}, which office.yaml fills in, or a figure of claims.yaml`
}

/** What a text says of a claim otherwise than claims.yaml. */
export function claimFault(value: string, lists: string[] = []): string | undefined {
  const unbacked = unbackedFault(value)
  if (unbacked) return unbacked
  const soon = answerFault(value)
  if (soon) return soon
  if (!mayClaim.test(value)) return
  const { figures, words } = listClaims()
  if (opened.test(value) && !once.test(value) && daysNamed(value).length === 0)
    return 'says our hours by hand; write {hours}, which office.yaml fills in'
  for (const claim of words) {
    const [, lacked] = /^no (\p{L}+)$/u.exec(claim) ?? []
    const ordered = `${spared.test(value) ? '' : `(?:low|small|tiny) ${lacked}s?(?= order| quantit|,|\\.|$)|`}${lacked}(?: order(?: quantity| size)?| quantity)(?: of| is|:)? \\d+`
    const [said] =
      (lacked &&
        new RegExp(
          `\\b(?:${ordered}|${lacked}(?: of|:)? \\d+ ${pieces}|MOQ(?: of| is|:)? \\d+)(?!\\w)`,
          'i',
        ).exec(value)) ||
      []
    const [, held = '', unit = ''] = /^(\d+) (\p{L}+)$/u.exec(claim) ?? []
    const [beyond, count] =
      (unit && new RegExp(`\\b(?:up to|rolls?,?|prints?|printed) (\\d+)\\s${unit}\\b`, 'i').exec(value)) || []
    const other = said ?? (Number(count) > Number(held) ? beyond : undefined)
    if (other) return `says "${other}", and claims.yaml says ${claim}; correct one of the two`
  }
  const misused = placeholderFault(value)
  if (misused) return misused
  for (const { id, figure, units = [id], scope = '' } of figures) {
    const [told, since] = (id === 'founded' && begun.exec(value)) || []
    const [listed, year] = (id === 'founded' && /\bsince (\d{4}),? (?=\{)/.exec(value)) || []
    if (year && year !== figure)
      return `says "${listed?.trim()}", and founded: in brand.yaml is ${figure}; write {founded}, or correct the year`
    if (since && Number(since) < Number(figure))
      return `says "${told}", and founded: in brand.yaml is ${figure}; write {founded}, or correct the year`
    const [twice, over] = /^\d+\+$/.test(figure)
      ? (new RegExp(`\\b(${more}) \\{${id}\\}`, 'i').exec(value) ?? [])
      : []
    if (twice) return `says "${twice}", which reads "${over} ${figure}"; take "${over}" away`
    const counted = claimCountFault(value, { id, figure, units }, lists)
    if (counted) return counted
    const saved = `\\bup to (\\d+)% (?:savings|cheaper|less(?= (?:freight|cost|money|to (?:ship|print|pay))\\b))`
    const [upTo, most = ''] = (/^\d+–\d+%$/.test(figure) && new RegExp(saved, 'i').exec(value)) || []
    if (upTo && units.includes('savings') && !figure.includes(most))
      return `says "${upTo}", and claims.yaml says ${figure}; write {${id}}, which it fills in`
    // A range with units of its own, said with other numbers.
    const span = /^\d+–\d+%$/.test(figure) ? `\\d+–\\d+% (?:${units.join('|')})\\b` : ''
    const [spanned] = (span && new RegExp(span).exec(value)) || []
    if (spanned && !spanned.startsWith(figure))
      return `says "${spanned}", and claims.yaml says ${figure}; write {${id}}, which it fills in`
    const [, unit] = timeWord.exec(`${units.join(' ')} ${scope}`) ?? []
    const within = `\\b(?:${id}\\b[^.{]{0,40}|(printed|produced|made)) (?:in|within) (\\d{1,3}) hours`
    const [sooner, made, hours] =
      unit?.toLowerCase() === 'hour' ? (new RegExp(within, 'i').exec(value) ?? []) : []
    if (sooner && (!made || Number(hours) < Number.parseInt(figure)))
      return `says "${sooner}", and claims.yaml says ${figure} hours; write {${id}}, which it fills in`
    const [said, time] = new RegExp(`\\{${id}\\}[ -]${timeWord.source}`, 'i').exec(value) ?? []
    if ((unit || /^\d/.test(figure)) && time && time.toLowerCase() !== unit?.toLowerCase())
      return `says "${said}", and claims.yaml counts ${unit ? `it in ${unit.toLowerCase()}s` : 'no time with it'}; correct one of the two`
  }
}

function questionFault(value: string): string | undefined {
  const [number] = /^\d{1,2}[.)] /.exec(value) ?? []
  if (number) return `begins with the number ${number.trim()} of another list; take it away`
  if (/^(?:How|What|Which|Who|When|Where|Why|Can|Do|Does|Is|Are|Will|Should)\b.*[\p{L}\d.]$/u.test(value))
    return 'ends without a question mark; write it'
}

/** A notice of a day, which stays for good. */
function endlessFault(value: string): string | undefined {
  const [said] =
    (/\b(?:open|opens|closed?|late|ends?|only|until|at (?:hall|stand|booth))\b/i.test(value) &&
      /\b(?:today|tonight|tomorrow|this (?:week(?:end)?|month))\b(?!’)/i.exec(value)) ||
    []
  if (said) return `says "${said}" and stays for good; write its last day in a line until:`
}

/** One of several drafts, unless others are listed beside it. */
function draftFault(value: string, document: Document): string | undefined {
  const [said, kind] =
    /^(Option|Version|Variant|Alternative|Draft) (?:[1-9]|[A-E])(?::| [–-]) /.exec(value) ?? []
  const drafts = said && new Set(String(document).match(new RegExp(`\\b${kind} (?:[1-9]|[A-E])\\b`, 'g')))
  if (drafts && drafts.size < 2)
    return `begins with "${said.trim()}", as one of several drafts does; take that away`
}

/** The length of the only list of a name in a file. */
function lengthOf(name: string, document: Document): number | undefined {
  const lists: number[] = []
  visit(document, {
    Pair(_, { key, value }, path) {
      const around = path.findLast((outer) => isPair(outer))
      const own = String(key) === 'list' ? around?.key : key
      if (isSeq(value) && String(own) === name) lists.push(value.items.length)
    },
  })
  return lists.length === 1 ? lists[0] : undefined
}

/** From fourth to twentieth. */
const ordinal = (place: number) =>
  `${spelled(place)?.replace(/y$/, 'ie').replace(/ve$/, 'f').replace(/[te]$/, '')}th`

/** Texts that miscount what is listed beside them: questions, pictures, products or, at their beginning, any list by its name. */
function countFault(value: string, field: string, document: Document, around: YAMLMap): string | undefined {
  const [said, number = '', noun] =
    [
      /(?<!\b(?:from|of|than|over|to|for) )\b(\p{L}+|\d+) (answers|questions|ways|pieces|items)\b/giu,
      /\b(?:over|more than) (\p{L}+|\d+) (ways|pieces|items)\b/giu,
      /^([\p{L}-]+|\d+) (\p{L}{4,}s)\b/gu,
    ]
      .flatMap((one) => [...value.matchAll(one)])
      .find(([, word = '']) => numberOf(word) < 100) ?? []
  const count = numberOf(number)
  const blocks = document.get('blocks')
  const list = noun === 'pieces' ? 'products' : noun
  const own = list && around.get(list)
  // A small text counts what is in its own entry alone.
  const elsewhere = list && field !== 'text' ? lengthOf(list, document) : undefined
  const all = isSeq(own) ? own.items.length : elsewhere
  const listed = count && count > 1 ? all : undefined
  const isOver = /^(?:over|more than) /i.test(said ?? '')
  if (listed && isOver === (listed === count))
    return `says "${said}", and ${list} lists ${listed}; write {count}, which the site fills in, or the number`
  const [, next] = (around.get('kind') === 'ask' && /^(?:The|Your) ([\p{L}-]+th)\b/u.exec(value)) || []
  if (!(said && count > 3 && !isOver) && !next) return
  const ofPage = /^(?:answers|questions|replies|things|points|topics|ways)$/i
  if (!isSeq(blocks) || (noun && !ofPage.test(noun))) return
  const parts = blocks.toJSON() as { kind?: string; list?: unknown[] }[]
  const entries = parts.flatMap(({ list = [] }) => list.filter((one) => 'question' in Object(one)))
  const following = ordinal(entries.length + 1)
  if (next && entries.length > 3 && entries.length < 20 && next !== following)
    return `says "${next}", and the page answers ${entries.length} questions; write ${following}`
  const held = noun === 'ways' ? parts.filter(({ kind }) => kind === 'picture').length : entries.length
  if (said && held > 0 && held !== count)
    return `says "${said}", and the page has ${held}; correct it, also where a text goes on counting ("the thirteenth")`
}

const partsIn = ({ contents }: Document) =>
  isMap(contents) ? contents.items.map(({ key }) => String(key)) : []

/** Faults of one text against the calendar, the claims, the page around it and its language. */
export function contextFault(
  value: string,
  field: string,
  around: YAMLMap,
  document: Document,
  file: string,
) {
  const [from, until] = ['from', 'until'].map((name) => {
    const day = around.get(name)
    return typeof day === 'string' && isCalendarDay(day) ? day : undefined
  })
  return (
    (field === 'quote' ? undefined : (brandFault(value) ?? claimFault(value, partsIn(document)))) ??
    dayFault(value, from, until) ??
    (file === 'banner.yaml' && field === 'text' && !until ? endlessFault(value) : undefined) ??
    (isInOtherLanguage(file, around)
      ? undefined
      : (signFault(value) ?? spellingFault(value, document) ?? foreignFault(value, file))) ??
    draftFault(value, document) ??
    (field === 'question' ? questionFault(value) : undefined) ??
    (/^(lead|description|heading|title|text)$/.test(field)
      ? countFault(value, field, document, around)
      : undefined)
  )
}
