import { listClaims } from './claim-figures.ts'
import { nearest } from './fault.ts'

/** When the company began, and where it is, as texts say it. */
const begun =
  /\b(?:[Ii]n business since|(?:^|(?<=[.!?] |\bwere |\bwas |\{name\}, ))(?:[Ff]ounded|[Ee]stablished)(?: in)?) (\d{4})\b/u
const town = '(\\p{Lu}[\\p{L}.]+(?: \\p{Lu}\\p{L}+)?)'
const us =
  "(?:\\b[Ww]e(?:[’']re| are) |(?:\\{name\\}|\\b[Oo]ur (?:company|team|firm)|\\b[Tt]he company)(?: is|,) |(?:^|(?<=[.!?;] )))"
const office = '(?:headquarters|head office|main office)'
const praise = '(?:(?:beautiful|sunny|lovely|downtown|central|old|the (?:heart|center|middle) of) )?'
/** Others are in other towns, and a sentence may begin with theirs. */
const others =
  ', (?:our (?:partner|press|customer|client|reader|guest)|(?:an?|the|your|this|one) (?!company|team|firm))'
const seated = new RegExp(
  [
    `(?:\\b[Oo]ur (?:${office}|office|home)(?: is| are| stands)?|${us}(?:[Bb]ased|[Hh]eadquartered)) in ${praise}${town}(?![\\p{L}?]|${others})`,
    `\\b[Oo]ur (?!Head|Main|Sales|Press|Front|Back|Home|Post|\\p{Ll}*\\p{Lu}\\p{Ll}+day)(\\p{Lu}\\p{Ll}+) (?:office|headquarters)\\b`,
    `(?:\\b[Ww]e(?:[’']re| are)|(?:\\{name\\}|\\b[Oo]ur (?:company|team|firm)|\\b[Tt]he company)(?: is|,)) (?:an? |the )?${town}-based`,
    `${us}(?:[Hh]eaded|[Rr]un|[Mm]anaged) from ${town}(?![\\p{L}?]| to\\b|${others})`,
    `(?:^|(?<=[.!?;] ))(?:Headquarters|Head office|Main office)(?:: | in | is in )${town}(?![\\p{L}?])`,
    `\\{name\\}(?: has its|, with(?: its)?) ${office} in ${town}`,
    `\\b[Tt]he ${office} of \\{name\\} (?:is|are) in ${town}`,
    `\\b[Oo]ur home is ${town}|(?:^|(?<=[.!?;] ))${town} is our home\\b`,
  ].join('|'),
  'u',
)

/** Companies that print as we do, and that no text of ours may compare with. */
const rivals =
  /(?<![\p{L}\d@./])(?:4[Ii]mprint|Vista[Pp]rint|M(?:oo|OO)(?:\.com)?|Custom ?Ink|Printful|Printify|Zazzle|Spreadshirt|Overnight Prints|GotPrint)(?![\p{L}\d])/u

/** What a text says of our name, our town and our beginning otherwise than brand.yaml. */
export function brandFault(value: string): string | undefined {
  const facts = Object.fromEntries(listClaims().figures.map(({ id, figure }) => [id, figure]))
  const { name = '', headquarters = '', founded = '' } = facts
  const [since, year] = begun.exec(value) ?? []
  if (year && founded && year !== founded)
    return `says "${since}", and founded: in brand.yaml is ${founded}; write {founded}, or correct the year`
  const told = seated.exec(value)?.slice(1).find(Boolean)?.replace(/\.$/, '')
  // Its state and its country are right as well.
  if (told && headquarters && !told.includes(headquarters) && !listClaims().seat.includes(told))
    return `says that we are in ${told}, and city: in brand.yaml is ${headquarters}; write {headquarters}`
  const [rival] = rivals.exec(value) ?? []
  if (rival) return `names ${rival}, a company like ours; say what is true of us without it`
  const [, one, rest] =
    [...value.matchAll(/\b(\p{Lu}\p{Ll}+)(?= (\p{Lu}\p{Ll}+)\b)/gu)].find(
      ([, first, second]) => `${first}${second}`.toLowerCase() === name.toLowerCase(),
    ) ?? []
  const small = value.match(/\b(?:at|from|by) (\p{Ll}+)(?=[.,;!?]|$)/u)?.[1]
  const split = one && `${one} ${rest}`
  const other = split ?? (name && small === name.toLowerCase() ? small : undefined)
  if (other) return `says "${other}", and our name in brand.yaml is ${name}; write {name}`
  // A short name is near to too many words.
  const words = name.length > 5 ? (value.match(/\p{Lu}[\p{L}\d]{4,30}/gu) ?? []) : []
  const near = words.find(
    (word) => word[0] === name[0] && ![name, `${name}s`].includes(word) && nearest(word, [name]),
  )
  if (near) return `says "${near}", and our name in brand.yaml is ${name}; write {name}`
}
