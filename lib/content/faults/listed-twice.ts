/** Fields that must be unique in a list: an entry's text, or its id, the first of these names, and its menu. */
const unique = [
  ['id'],
  ['name', 'city', 'title', 'label', 'network', 'product', 'group'],
  ['menu'],
  ['quote', 'question'],
]
const namesOf = (entry: unknown) =>
  typeof entry !== 'object' || entry === null
    ? [entry]
    : unique.map((keys): unknown => Reflect.get(entry, keys.find((key) => key in entry) ?? ''))

/** Names that differ only in capitals, accents, spaces and hyphens look the same to readers. */
export const foldName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\s\p{Pd}\u0300-\u036f]/gu, '')
    .toLowerCase()

/** @returns a mistake for each repeated entry of a list */
export function listedTwice(entries: unknown[]): { index: number; message: string }[] {
  const seen = new Map<string, string>()
  return entries.flatMap((entry, index) =>
    namesOf(entry).flatMap((name, kind) => {
      if (typeof name !== 'string' || !name) return []
      const key = `${kind} ${foldName(name.replace(/(?<=\p{L}{3})s\b/gu, ''))}`
      const first = seen.get(key)
      seen.set(key, first ?? name)
      if (first === undefined) return []
      const as = first === name ? '' : `, first as "${first}"`
      return { index, message: `lists "${name}" twice${as}; take one away or give it another name` }
    }),
  )
}
