import { listClaims } from './claim-figures.ts'
import { nearest } from './fault.ts'

/** When the company began, and where it is, as texts say it. */
const begun =
  /\b(?:[Ii]n business since|(?:^|(?<=[.!?] |\bwere |\bwas |\{name\}, ))(?:[Ff]ounded|[Ee]stablished)(?: in)?) (\d{4})\b/u
const town = '(\\p{Lu}[\\p{L}.]+(?: \\p{Lu}\\p{L}+)?)'
const us =
  "(?:\\b[Ww]e(?:[’']re| are) |(?:\\{name\\}|\\b[Oo]ur (?:company|team|firm)|\\b[Tt]he company)(?: is|,) |(?:^|(?<=[.!?;] )))"
const seated = new RegExp(
  `(?:\\b[Oo]ur (?:headquarters|head office|main office|office)(?: is| are| stands)?|${us}(?:[Bb]ased|[Hh]eadquartered)) in ${town}(?![\\p{L}?]|, (?:our|a|the|your) (?:partner|press|customer))|\\b[Oo]ur (?!Head|Main|Sales|Press|Front|Back|Home|Post|\\p{Ll}*\\p{Lu}\\p{Ll}+day)(\\p{Lu}\\p{Ll}+) (?:office|headquarters)\\b`,
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
  const [, seat, home] = seated.exec(value) ?? []
  const told = (seat ?? home)?.replace(/\.$/, '')
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
