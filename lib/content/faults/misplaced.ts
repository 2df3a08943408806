import type { z } from 'zod'
import { valueAt, type Path } from './fault.ts'

type Place = { schema: z.ZodType; data: unknown }

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWithin = (path: Path, outer: Path) => outer.every((part, index) => path[index] === part)

/** Whether a place of the data has no fault after a change. */
function fitsAfter({ schema, data }: Place, place: Path, change: (data: unknown) => void): boolean {
  const changed = structuredClone(data)
  change(changed)
  const name = String(place.at(-1))
  return !schema
    .safeParse(changed)
    .error?.issues.some(
      (issue) =>
        isWithin(issue.path, place) ||
        (issue.code === 'unrecognized_keys' &&
          issue.keys.includes(name) &&
          isWithin(issue.path, place.slice(0, -1))),
    )
}

/** Names of fields that one list has and another calls otherwise. */
const alike = [
  ['label', 'text', 'title', 'name', 'heading', 'figure', 'caption'],
  ['text', 'lead', 'description', 'intro', 'answer', 'body', 'paragraphs', 'note'],
  ['list', 'items', 'entries', 'stats', 'points', 'bullets', 'questions', 'links', 'rows', 'paragraphs'],
  ['href', 'link', 'url', 'to', 'address'],
  ['picture', 'image', 'photo', 'file'],
]
export const areAlike = (one: string, other: string) =>
  alike.some((names) => names.includes(one) && names.includes(other))

/** What a field that is unknown in its place is called there: one that is missing beside it. */
export function rightName({ schema, data }: Place, path: Path): string | undefined {
  const own = path.slice(0, -1)
  const missing = schema
    .safeParse(data)
    .error?.issues.filter(
      (issue) =>
        issue.path.length === path.length &&
        isWithin(issue.path, own) &&
        valueAt(data, issue.path) === undefined,
    )
    .map((issue) => String(issue.path.at(-1)))
  return missing?.find((one) => areAlike(one, String(path.at(-1))))
}

/** Where to move a field that is unknown in its place: into a part beside it, or further out. */
export function rightPlace(context: Place, path: Path, unknown: string[]): string | undefined {
  const name = path.at(-1) ?? ''
  const own = path.slice(0, -1)
  const beside = Object.entries(Object(valueAt(context.data, own)))
  const inner = beside.flatMap(([key, part]) =>
    (isMap(part) || part === null) && key !== name ? [[...own, key]] : [],
  )
  const outer = own.map((_, index) => own.slice(0, own.length - 1 - index))
  const right = [...inner, ...outer].find((to) => {
    const part = valueAt(context.data, to)
    // What has nothing below it takes all that is unknown beside it.
    const moved = part === null ? unknown : [name]
    return (
      (part === null || (isMap(part) && !(name in part))) &&
      fitsAfter(context, [...to, name], (data) => {
        const from = Object(valueAt(data, own))
        if (part === null) Reflect.set(from, to.at(-1)!, {})
        for (const one of moved.filter((key) => key in from)) {
          Reflect.set(Object(valueAt(data, to)), one, Reflect.get(from, one))
          Reflect.deleteProperty(from, one)
        }
      })
    )
  })
  if (!right) return undefined
  return right.length > own.length
    ? `belongs to ${String(right.at(-1))}:; move it among its lines`
    : `belongs further out; move it to the left, in line with ${String(own[right.length])}:`
}

/** The places of both halves of a list entry that a dash too many cuts in two. */
export function cutInTwo(context: Place, path: Path): Path[] {
  const index = Number(path.at(-2))
  const around = path.slice(0, -2)
  const halves = [index, index + 1].map((one) => valueAt(context.data, [...around, one]))
  const [first, second] = halves
  const isApart = isMap(first) && isMap(second) && Object.keys(first).every((key) => !(key in second))
  const isOne =
    isApart &&
    fitsAfter(context, [...around, index], (data) => {
      ;(valueAt(data, around) as unknown[]).splice(index, 2, { ...first, ...second })
    })
  return isOne ? [index, index + 1].map((one) => [...around, one]) : []
}

/** Where to move a list entry with fields of another list beside its own. */
export function rightList(context: Place, path: Path): string | undefined {
  const [list, index] = path.slice(-2)
  const around = path.slice(0, -2)
  const lists = Object.entries(Object(valueAt(context.data, around)))
  const right = lists.find(
    ([key, entries]) =>
      typeof index === 'number' &&
      key !== list &&
      Array.isArray(entries) &&
      // What is misspelt, or cut in two by a comma, may fit a list of anything.
      !Object.values(Object(valueAt(context.data, path))).includes(null) &&
      Object.keys(Object(valueAt(context.data, path))).some((field) => field in Object(entries[0])) &&
      fitsAfter(context, [...around, key, entries.length], (data) => {
        const [moved] = (valueAt(data, path.slice(0, -1)) as unknown[]).splice(Number(index), 1)
        ;(valueAt(data, [...around, key]) as unknown[]).push(moved)
      }),
  )
  return right && `is an entry of ${right[0]}, and stands below ${String(list)}; move all of it to the others`
}
