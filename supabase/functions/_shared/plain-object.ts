/** Deeper than anything of ours. JSON can be read to a depth that cannot be written again. */
const deepest = 12

const isShallow = (value: unknown, levels = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)))

/** The body, which must be an object; null for a text or a list, whose spread would have a key for each letter. */
export function plainObject(value: unknown): Record<string, unknown> | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && isShallow(value) ? { ...value } : null
}
