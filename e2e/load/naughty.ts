import short from './naughty.json' with { type: 'json' }

/** Texts that have broken programs before. */
const texts = [...short, '9'.repeat(400), 'x'.repeat(5_001), '🎉'.repeat(2_600)]

// Local copies: Jest looks up globals each time, which adds seconds over millions of calls.
const { floor } = Math
const { fromCharCode } = String

/** A text from the list, a mix of two, or anything at all. */
export function naughtyText(next: () => number): string {
  const pick = () => texts[floor(next() * texts.length)] ?? ''
  const kind = next()
  if (kind < 0.4) return pick()
  if (kind < 0.6) return pick() + pick()
  const most = kind < 0.7 ? 0xffff : 0x2ff
  let text = ''
  for (let left = floor(next() * 60); left > 0; left -= 1) text += fromCharCode(floor(next() * most))
  return text
}

/** Something other than a text. */
export function naughtyValue(next: () => number): unknown {
  const values: unknown[] = [null, 0, -1, true, [], {}, [naughtyText(next)], { toString: 1 }, undefined]
  return next() < 0.7 ? naughtyText(next) : values[floor(next() * values.length)]
}

/** A request with some naughty fields; the others are good, so many requests can be stored. */
export function naughtyForm(next: () => number, good: Record<string, string>): Record<string, string> {
  const share = next() * 0.6
  return Object.fromEntries(
    Object.entries(good).map(([name, value]) => [name, next() < share ? naughtyText(next) : value]),
  )
}
