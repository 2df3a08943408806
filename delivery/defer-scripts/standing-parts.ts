import { isElement, readRows, referenceOf, resolve, type Element, type Json } from './flight-rows.ts'

/** React moves these into <head>, away from where they are written. */
const hoisted = /^(base|link|meta|script|style|title)$/

const isTag = (type: string) => !type.startsWith('$')

/** Stands for a part's content until the page's own takes its place. */
const mark = '\0'

/**
 * Takes out of a page's flight data what stands in the page anyway and never changes: the content of every element that has
 * a name of its own and no client component in it. `dangerouslySetInnerHTML` makes React leave it alone when it hydrates.
 * Should React give up and render the page anew, it writes what stands there, which the loader's `standing` has read.
 * @param data as Next wrote it
 * @param html the page
 * @returns a JavaScript expression for the lighter data
 * @throws Error when the data is not as this version of Next is known to write it
 */
export function withoutStandingParts(data: string, html: string): string {
  const rows = readRows(data)
  const models = new Map(rows.flatMap((row) => (row.kind === 'model' ? [[row.id, row.value]] : [])))
  const modules = new Map(rows.flatMap((row) => (row.kind === 'module' ? [[row.id, row.value]] : [])))
  const lighter = new Map<string, Json>()
  const reached = new Set([''])

  function stands(value: Json): boolean {
    if (typeof value === 'string') return !value.startsWith('$') || standsBehind(value)
    if (!isElement(value)) return Object.values(value ?? {}).every(stands)
    const [, type, , props] = value
    const isFragment = models.get(type.slice(1)) === '$Sreact.fragment'
    return (isFragment || (isTag(type) && !hoisted.test(type))) && stands(props)
  }
  function standsBehind(text: string): boolean {
    const reference = referenceOf(text)
    if (!reference) return text === '$undefined' || text.startsWith('$$')
    if (/^\$[@Q]/.test(text)) return false
    if (models.has(reference.id)) return stands(resolve(models, reference))
    return !modules.has(reference.id)
  }

  function lighten(value: Json): Json {
    if (typeof value === 'string') return follow(value)
    if (isElement(value)) return withoutContent(value) ?? value.map(lighten)
    if (Array.isArray(value)) return value.map(lighten)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lighten(part)]))
  }
  function withoutContent([sign, type, key, props]: Element): Json | undefined {
    const { children, dangerouslySetInnerHTML, ...rest } = props
    const content = dangerouslySetInnerHTML ?? children ?? ''
    const isText = typeof content === 'string' && !referenceOf(content)
    const name = isTag(type) && !isText && nameOf(props, html)
    if (!name || !stands(content)) return undefined
    return [sign, type, key, { ...rest, dangerouslySetInnerHTML: { __html: mark + name } }]
  }
  function follow(text: string): Json {
    const reference = referenceOf(text)
    if (!reference) return text
    // What lies along a path may be left out where it was: it is repeated.
    if (reference.path.length) return lighten(resolve(models, reference))
    reach(reference.id)
    return text
  }
  function reach(id: string) {
    if (reached.has(id)) return
    reached.add(id)
    lighten(modules.get(id) ?? null)
    const model = models.get(id)
    if (model !== undefined) lighter.set(id, lighten(model))
  }

  reach('0')
  const texts = rows
    .filter(({ id }) => reached.has(id))
    .map(({ id, source }) => (lighter.has(id) ? `${id}:${JSON.stringify(lighter.get(id))}\n` : source))
  return texts
    .join('')
    .split(/"\\u0000([^"]+)"/)
    .map((part, index) => (index % 2 ? `standing('${part}')` : JSON.stringify(part)))
    .join('+')
}

/** A selector that finds the element, and no other, in the page. */
function nameOf(props: Record<string, Json>, html: string): string | undefined {
  for (const name of ['id', 'aria-labelledby']) {
    const value = props[name]
    if (typeof value !== 'string' || !/^[a-z][\w-]*$/i.test(value)) continue
    if (html.split(` ${name}="${value}"`).length === 2) return `[${name}=${value}]`
  }
}
