const parts = ['page', 'opener', 'product', 'campaign', 'host'] as const

/** Where a request came from, in words of the site's own lists; '' for what is not known. */
export type Source = Record<(typeof parts)[number], string>

/** In characters, as it is sent: five short texts. */
const longestHeader = 2_000

/**
 * Reads where a request came from, of which the site tells in a header: the nine keys of a form stay nine.
 * @param header JSON with every character beyond ASCII percent-encoded
 * @returns null for none, and for what no site of ours sent: a request is never refused for it
 */
export function readSource(header: string | null): Source | null {
  if (!header || header.length > longestHeader) return null
  try {
    const told: unknown = JSON.parse(decodeURIComponent(header))
    if (typeof told !== 'object' || told === null) return null
    const read = (part: string) => clean(Reflect.get(told, part))
    return Object.fromEntries(parts.map((part) => [part, read(part)])) as Source
  } catch {
    return null
  }
}

/** Text that jsonb takes, on one line. */
function clean(value: unknown): string {
  return typeof value === 'string'
    ? value
        .toWellFormed()
        .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .trim()
    : ''
}
