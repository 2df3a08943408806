import { listClaims } from './claim-figures.ts'
import { nearest } from './fault.ts'

/** When the company began, and where it is, as texts say it. */
const begun =
  /\b(?:[Ii]n business since|(?:^|(?<=[.!?] |\bwere |\bwas |\{name\}, ))(?:[Ff]ounded|[Ee]stablished)(?: in)?) (\d{4})\b/u
const seated =
  /\b(?:(?:[Oo]ur (?:headquarters|head office|office) (?:is|are)|[Hh]eadquartered|[Ww]e(?:[’']re| are) based) in (\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?)|[Oo]ur (?!Head|Main|Sales|Press|Front|Back|Home|Post|\p{Ll}*\p{Lu}\p{Ll}+day)(\p{Lu}\p{Ll}+) (?:office|headquarters)\b)/u

/** What a text says of our name, our town and our beginning otherwise than brand.yaml. */
export function brandFault(value: string): string | undefined {
  const facts = Object.fromEntries(listClaims().figures.map(({ id, figure }) => [id, figure]))
  const { name = '', headquarters = '', founded = '' } = facts
  const [told, year] = begun.exec(value) ?? []
  if (year && founded && year !== founded)
    return `says "${told}", and founded: in brand.yaml is ${founded}; write {founded}, or correct the year`
  const [, seat, home] = seated.exec(value) ?? []
  const town = seat ?? home
  if (town && headquarters && !town.startsWith(headquarters))
    return `says that we are in ${town.replace(/\.$/, '')}, and city: in brand.yaml is ${headquarters}; write {headquarters}`
  // A short name is near to too many words.
  const words = name.length > 5 ? (value.match(/\p{Lu}[\p{L}\d]{4,30}/gu) ?? []) : []
  const near = words.find(
    (word) => word[0] === name[0] && ![name, `${name}s`].includes(word) && nearest(word, [name]),
  )
  if (near) return `says "${near}", and our name in brand.yaml is ${name}; write {name}`
}
