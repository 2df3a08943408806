import { productName } from '../leads/products.ts'
import type { SubmissionsWords } from '../content/desk.ts'
import { eventTypesOfForms } from '../leads/details.ts'
import { everyPath } from '../seo/pages.ts'
import { campaigns } from '../content/campaigns.ts'
import { sourcesWords } from '../content/sources.ts'
import type { Options } from '../content/shapes.ts'
import { type Source, sourceParts } from '../leads/contract.ts'
import type { FilterChoices } from './list-address.ts'

/** A part of a source for people: a page by its address, a button by its section. */
export function sourceWord(part: keyof Source, value: string): string {
  const { openers, other } = sourcesWords()
  if (value === 'other') return other
  if (part === 'product') return productName({ id: value, product: value })
  return part === 'opener' ? (openers[value] ?? value) : value
}

/** The known parts of a source with their labels, in reading order. */
export function sourceRows(source: Source | null | undefined): { label: string; value: string }[] {
  const { labels } = sourcesWords()
  return sourceParts.flatMap((part) =>
    source?.[part] ? [{ label: labels[part], value: sourceWord(part, source[part]) }] : [],
  )
}

/** The list's filters that have choices, with the words of each; the desk adds owners. */
export function filterChoices({ filter, kinds, statuses }: SubmissionsWords): FilterChoices {
  const events: Options = Object.assign({}, ...Object.values(eventTypesOfForms()))
  const names = campaigns().campaigns.map(({ name }) => name)
  const choices = (part: keyof Source, values: string[]) =>
    [...values, 'other'].map((value) => [value, sourceWord(part, value)] as const)
  return {
    kind: Object.entries(kinds),
    event: Object.entries(events).sort(([, one], [, other]) => one.localeCompare(other)),
    status: Object.entries({ open: filter.open, ...statuses }),
    spam: Object.entries(filter.spamChoices),
    campaign: choices('campaign', names),
    page: choices('page', everyPath()),
  }
}
