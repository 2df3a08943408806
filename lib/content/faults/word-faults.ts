import { isMap, isScalar, isSeq, type Document, type Scalar, visit, type YAMLSeq } from 'yaml'
import { contentDay } from '../dated.ts'
import { isCalendarDay } from '../../leads/calendar-day.ts'
import { amountFault } from './amount-faults.ts'
import { listClaims, repeatedFigure, unsaidFault } from './claim-figures.ts'
import { hiddenAddress, nearContact, repeatedContact } from './own-contact.ts'
import { writeValue, quoteValue } from './fault.ts'
import { carelessFault } from './careless-faults.ts'
import { pastedFault } from './pasted-faults.ts'
import { placeFault } from './place-faults.ts'
import { findContradictions } from './contradictions.ts'
import { answerFault, contextFault } from './context-faults.ts'

/** The longest heading, and the longest text beside running text, that the layout allows, in characters. */
const longestHeading = 90
const longest = 500
const headings = /^(heading|title|headline|name|question)$/

/** The lists of content/pages whose texts may have links and bold words. */
const proseFields = /^(paragraphs|answer|rows|notes)$/

/** Placeholders for words that are not written yet. */
const unfinished = new RegExp(
  `(${[
    /\b[Ll]orem\b|\b[Dd]olor sit amet\b|\bconsectetur\b/,
    /\b(?:TODO|[Tt][Bb][AaCcDd]|FIXME|XX+(?!-)|xx+(?!-)|DRAFT|WIP|PLACEHOLDER|DUMMY|NOT FOR PUBLICATION|DO NOT PUBLISH)\b/,
    /\?{3}|_{3,}/,
    /\b(?:Name|First name) Surname\b|\b(?:John|Jane) Doe\b/,
    /\b(?:[Tt]ext|[Hh]ead(?:line|ing)|[Tt]itle|[Cc]opy|[Dd]escription|[Pp]icture|[Qq]uote|[Ww]ords) (?:goes |comes )?here\b/,
    /\b[Cc]lick (?:or tap )?(?:here|to (?:add|edit))\b|\b[Aa]dd (?:a )?(?:link|text|photo|picture) here\b/,
    /^(?:[Hh]eadline|[Pp]laceholder|[Uu]ntitled|(?:[Nn]ew|[Ss]ample|[Tt]ext) text|[Tt]itle \d|[Tt]o follow|abc)$/,
    /\b[Vv]\d{1,2} (?:final|FINAL)(?=[.)]?$)|\(see (?:slide|tab|page) \d{1,3}\)|, as (?:agreed|discussed) with [A-Z][a-z]+(?: on [A-Z][a-z]+)?[.)]?$/,
    / [–-] draft$| \(copy\)$|\((?:text|details|price|picture)s? (?:follows?|to follow)\)|\b(?:[Tt]ext|[Dd]etail|[Pp]rice|[Pp]icture|[Pp]hoto|[Cc]opy|[Ww]ord|[Nn]ame|[Dd]ate|[Aa]ddress|[Hh]eadline|[Mm]ore)(?:e?s)? to follow(?=[.;,!)]|$)|\b(?:[Dd]etails|[Tt]ext|[Pp]hotos|[Pp]ictures|[Pp]rices|[Ii]nfo) (?:coming|(?:will )?follow) soon\b|\b[Cc]oming soon: (?:text|copy|words|photos?|pictures?|details|prices?|info)\b/,
    /(?:^[Ii]nsert|\b[Ii]nsert(?=[^.]{1,40} (?:here|below|later)\b)) (?:[\w’]+ ){0,3}(?:text|copy|words|name|link|photo|picture|image|quote|date|price|number|logo|title|address|phone|e-?mail|hours|city|slogan)s?(?: (?:here|below|later)|[.!]?$)/,
    /\b[Rr]eplace this (?:text|picture|photo|headline|line)\b|\bto be (?:confirmed|announced|written)(?=[.)]?$)|[,–-] ask (?!Us\b)[A-Z][a-z]+[.!]?$|^Add (?:testimonial|headline|copy|link|photo|picture|quote) (?:from|of|by)\b/,
    /\b(?:[Cc]heck|[Cc]onfirm|[Vv]erify|[Cc]larify) (?:(?:this|that|it) )?with (?!Customs|Pantone)[A-Z][a-z]+(?=[.!?)\]]|$| (?:first|again|before)\b)/,
    /^(?:(?:Please )?(?:[Dd]elete|[Rr]ewrite|[Pp]roofread)(?: (?:this|it))?|Not sure (?:about|if) this(?: one)?|Text (?:from|by) [A-Z][a-z]+|Needs? (?:an? )?(?:better|new|another) (?:picture|photo|headline|heading|text|wording)|Ask (?!Us\b)[A-Z][a-z]+ about the (?:price|text|picture|photo|date|name|wording)s?|Legal (?:must|has to|needs to|to) (?:approve|check|review)(?: (?:this|it))?)[.!]?$/,
    /\b[Ww]aiting for (?:the |an? )?(?:text|copy|photo|picture|price|approval|wording)s? from [A-Z]|\b[Ss]ame (?:text|copy|words) as (?:on|in) the (?:old|last|other|new) (?:site|page|brochure|version)\b|^Use the (?:new|old) (?:price|text|picture|photo|logo|headline)s? here|^Old (?:text|copy), /,
    // In brackets, unless it is a link or meant so.
    /\[(?!sic\]|[^\]]{0,80}please)[^\]]{1,80}\](?! ?\()/,
  ]
    .map(({ source }) => source)
    .join('|')})`,
)

type Found = { offset: number; field: string; advice: string }

/**
 * Mistakes that are valid YAML but would show on the page.
 * @param file decides the rules: `leads/` quotes the specification to the letter, and claims.yaml has the figures
 */
export function wordFaults(document: Document, file: string): Found[] {
  const found: Found[] = []
  const latest = Number(contentDay().slice(0, 4)) + 3
  visit(document, {
    Map(_, map) {
      for (const { node, ...fault } of findContradictions(map, file))
        found.push({ offset: node?.range?.[0] ?? 0, ...fault })
      const [from, until] = [map.get('from'), map.get('until')].map(String)
      if (from && isCalendarDay(from) && Number(from.slice(0, 4)) > latest)
        found.push({
          offset: map.get('from', true)?.range?.[0] ?? 0,
          field: 'from',
          advice: `is more than three years from now; correct the year`,
        })
      if (!from || !until || !isCalendarDay(from) || !isCalendarDay(until) || from <= until) return
      const advice = `is before from: ${from}, so that it would never be shown; write a later day`
      found.push({ offset: map.get('until', true)?.range?.[0] ?? 0, field: 'until', advice })
    },
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return
      const pair = path.findLast((one) => 'key' in one && isScalar(one.key))
      const field = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : ''
      const isProse = isSeq(path.at(-1)) && proseFields.test(field)
      const around = path.at(-1)
      const entry = path.findLast((one) => isMap(one))
      const isRated = isMap(entry) && entry.has('rating')
      const isListed = !isProse && isSeq(around) && around.flow && node.type === 'PLAIN'
      const parts = isListed && node.value.split(/; */)
      const advice =
        (parts && parts.length > 1
          ? `has a semicolon between entries; write ${parts.join(', ')}`
          : undefined) ??
        (isSeq(around) ? splitFault(around) : undefined) ??
        pastedFault(node.value, isProse || field === 'body') ??
        (file === 'claims.yaml'
          ? undefined
          : (adviceOn(node as Scalar<string>, file, field, isProse, isRated) ??
            // A language keeps the words of a claim that was taken back.
            (file.startsWith('languages/') ? undefined : unsaidInEntry(node.value, entry)))) ??
        (file === 'claims.yaml' ? undefined : amountFault(node.value)) ??
        (/^(leads\/|claims\.)/.test(file)
          ? undefined
          : (typeFault(node.value) ?? carelessFault(node.value, field, isProse, isRated))) ??
        (file === 'claims.yaml' || !isMap(entry)
          ? undefined
          : contextFault(node.value, field, entry, document, file))
      if (advice) found.push({ offset: node.range?.[0] ?? 0, field, advice })
    },
  })
  return found
}

/** A sentence between [ ], which a comma parts in two. */
function splitFault({ flow, items }: YAMLSeq): string | undefined {
  const texts = items.map((one) => (isScalar(one) && one.type === 'PLAIN' ? String(one.value) : ''))
  const isSplit = texts.some(
    (text, at) => at > 0 && /^[a-z]\S* \S+ /.test(text) && /^[A-Z].*[^.]$/.test(texts[at - 1]!),
  )
  const all = texts.join(', ')
  if (flow && isSplit && all.endsWith('.'))
    return `is parted at its comma, as a list is; put all of it in quotes: [${quoteValue(all)}]`
}

/** The fault of a text that says an awaited claim, unless its entry names one, so that pages leave it out. */
function unsaidInEntry(value: string, entry: unknown): string | undefined {
  const fault = unsaidFault(value)
  const { awaited } = listClaims()
  const beside = fault && isMap(entry) ? entry.items.filter((item) => isScalar(item.value)) : []
  const texts = beside.map((item) => String(item.value))
  return awaited.some((id) => texts.some((one) => one.includes(`{${id}}`))) ? undefined : fault
}

/** Typewriter characters that a printer would not set. */
function typeFault(value: string): string | undefined {
  const [apostrophe] = /\p{L}{1,30}'\p{L}*/u.exec(value) ?? []
  if (apostrophe) return `has a straight apostrophe; write ${apostrophe.replace("'", '’')}`
  const [stray] = /^[>|_](?! ?\d|\S+_)|(?:[_|]| \/)$/.exec(value) ?? []
  if (stray) return `has a ${stray.trim()} that means nothing; take it away`
  const [end] = (!value.includes('\n') && /[,;]$/.exec(value)) || []
  if (end) return `ends with a ${end === ',' ? 'comma' : 'semicolon'}; take it away`
  const [, last] = /\s\S+\s(?:(an?)|(the|and|your|our|than)\.?|(or))$/.exec(value)?.filter(Boolean) ?? []
  if (last) return `ends with "${last}", in the middle of a sentence; write the rest of it`
  const [, before, next] =
    /(\p{L}{0,30}\p{Ll}[.?!])(\p{Lu}\p{Ll}{1,30})(?![\p{L}.-]{0,30}@)/u.exec(value) ?? []
  if (before) return `has no space between two sentences; write ${before} ${next}`
  const [, inches] = /^[^"]*?(\d[\d.,]{0,8})"/.exec(value) ?? []
  if (inches) return `has " for inches; write ${inches} in`
  const [, feet] = /(\d[\d.,]{0,8})'(?!\p{L})/u.exec(value) ?? []
  if (feet) return `has ' for feet; write ${feet} ft`
  const [, words] = /"([^"]+)"/.exec(value) ?? []
  if (words) return `has straight quotes; write “${words}”`
  if (value.includes('"'))
    return 'has a " without its other half; write “ and ” around the words, or take it away'
  const [, first, second] = /^(.*\S), - (\S.*)$/.exec(value) ?? []
  if (first) return `has two entries on one line; write - ${first} and, on a line of its own, - ${second}`
  if (/: - \S.* - \S|^- \S/m.test(value))
    return 'has a list in one text; write an entry for each point, or one sentence'
  const [, more, less, unit] =
    /(?<![\d–.,-])(\d{1,3})[–-](\d{1,3}) (\p{Ll}{2,20}s)\b(?! a\b)/u.exec(value) ?? []
  if (Number(more) > Number(less)) return `begins with the larger number; write ${less}–${more} ${unit}`
  // Longer numbers with hyphens are dates and phone numbers.
  const [, from, to] =
    /(?<![\d,.-]|\) )((?:\d{1,3},)?\d{1,3})-((?:\d{1,3},)?\d{1,3})(?!,?\d|-)/.exec(value) ?? []
  if (from) return `has a hyphen in a range; write ${from}–${to}`
  const dash =
    /[\p{L}\d]/u.test(value) && value.split(/\s/).find((word) => /^-$|--/.test(word) && !word.includes('/'))
  if (dash) return `has hyphens for a dash; write ${dash.replace(/-+/, '–')}`
  if (value.includes('...')) return 'has three dots; write …'
}

const withoutHtml = (value: string) =>
  value
    .replaceAll('&nbsp;', ' ')
    .replace(/ ?<br *\/?> ?/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll('&amp;', '&')
    .replace(/&[a-z]+;/gi, '…')
    .trim()

const signs =
  'has signs like ** _ or [ ]( ) in it, which would be shown as they are; write plain words (links and **bold** may stand in the paragraphs, answers and tables of pages/)'

/** Files where words between asterisks are bold (components/ui/bold.tsx). */
const boldFiles = /^(deadline|widgets)\./

function adviceOn(
  { value, type, comment }: Scalar<string>,
  file: string,
  field: string,
  isProse: boolean,
  isRated: boolean,
) {
  if (comment && /^(?:\S| \d)/.test(comment) && type === 'PLAIN')
    return `shows only "${value}": what follows # is a comment; put all of it in quotes: '${value} #${comment}'`
  if (/^[“„”‘].*[“”’]$/.test(value) && type === 'PLAIN') {
    // A whole sentence is a quotation, whose marks the page draws.
    const kept = /[.!?].$/.test(value) ? '' : `, or, if they are meant, ${quoteValue(value)}`
    return `has curly quotes around it, which would be shown; write ${writeValue(value.slice(1, -1))}${kept}`
  }
  const [accent] = /\p{L}{1,30}[´`]\p{L}+/u.exec(value) ?? []
  if (accent) return `has an accent for an apostrophe; write ${accent.replace(/[´`]/, '’')}`
  const place = placeFault(value)
  if (place) return place
  const [, chat, label] = /<(https?:[^|<>\s]+)\|([^>]+)>/.exec(value) ?? []
  if (chat)
    return `has a link as a chat writes it, which would be shown; write [${label}](${chat}), or, outside of running text, ${label}`
  if (/<\/?[a-z][^>]*>|&[a-z]+;/i.test(value))
    return `has HTML in it, which would be shown as it is; write ${withoutHtml(value)}`
  const [torn, ahead, after] = /(?:\[([^\]]+)\] +\(|\(([^)]+)\) *\[)(?=[/#]|https?:)/.exec(value) ?? []
  if (torn) {
    const [href] = /[^)\]]+/.exec(value.slice(value.indexOf(torn) + torn.length)) ?? []
    return `has a link that is none; write [${ahead ?? after}](${href})`
  }
  const [picture, words] = /!\[([^\]]*)\]\(\S*\)/.exec(value) ?? []
  if (picture)
    return `has ${picture}, which shows no picture; write [${words}](/address) for a link, or use a block kind: picture`
  const rest = isProse ? value.replace(/\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)]+\)/g, '$1$2') : value
  if (isProse && rest.includes(']('))
    return 'has a link that lacks its words, its address or its end; write [words](/address)'
  if (isProse && rest.includes('**')) return 'has ** without its other half; write both, as in **bold**'
  const hidden = hiddenAddress(value)
  if (hidden)
    return `says "${hidden}", an address that nobody can click; write {email} for ours, else the address with its @`
  // Testimonials may have [words] that their speaker left out.
  const [, note] = unfinished.exec(isRated && field === 'quote' ? value.replace(/[[\]]/g, '') : value) ?? []
  if (note)
    return `says "${note}", as if it were not finished; write the words, or leave the entry out with a line draft: true`
  if (boldFiles.test(file)) {
    if (value.split('*').length % 2 === 0) return 'has an * without its other half; write both, as in *bold*'
  } else if (/(?<!\S)([*_])[^\s*_][^*_]*\1(?!\w)/.test(rest)) return signs
  if (/^#+ |(?<=\s)#{2,6} |^[-*] |\*\*|~~|`|(?<!\S)__|\[[^\]]+\]\([^)]+\)/.test(rest)) return signs
  const [address] = isProse ? (/(?:https?:\/\/|\bwww\.)\S+/.exec(rest) ?? []) : []
  if (address)
    return `shows an address that nobody can click; write [some words](${address.replace(/^www/, 'https://www').replace(/[.,;)]$/, '')})`
  const [inWords] =
    !isProse && value.includes(' ') ? (/\b(?:https?:\/\/[\w-]+|www)\.\S+/.exec(value) ?? []) : []
  if (inWords)
    return `shows ${inWords}, which nobody can click here; take it out, or give it as href: of a link`
  if (/^(text|lead|description|heading|alt)$/.test(field) && value.toLowerCase() === field)
    return 'is only the name of its field; write the words, or leave the entry out with a line draft: true'
  // A customer counts for themselves.
  const said = field === 'quote' ? undefined : repeatedFigure(value)
  // One claim is how soon we answer.
  const soon = said?.scope?.includes('answered') === false ? answerFault(value) : undefined
  if (said) return soon ?? `says "${said.figure}"${said.advice}`
  const ours = file === 'brand.yaml' || field === 'href' ? undefined : repeatedContact(value)
  if (ours) return `says our ${ours} by hand; write {${ours}}, which brand.yaml fills in`
  const [near, what] = (!/^(?:brand\.|leads\/)/.test(file) && nearContact(value)) || []
  if (what && field === 'href') return `has ${near}, much like our ${what} in brand.yaml; correct it`
  if (what) return `says ${near}, much like our ${what}; write {${what}}, which brand.yaml fills in`
  const ownMost = isProse || field === 'body' ? Infinity : longest
  const most = headings.test(field) ? longestHeading : ownMost
  if (value.length > most) return `has ${value.length} letters, and its place holds ${most}; shorten it`
}
