import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

// Every regular expression applied to outside input takes time in proportion to the input's length, no more.

/** Expressions applied only to our own settings, content and passwords of 72 bytes. */
const ours = [
  'lib/content/faults/yaml-faults.ts',
  'lib/pictures/photographs.ts',
  'lib/staff/accounts/common-password.ts',
  'supabase/functions/_shared/environment.ts',
  'supabase/functions/send-notifications/settings.ts',
]

const folders = ['app', 'lib', 'supabase/functions', 'supabase/local', 'server']
const files = [...folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)), 'middleware.ts'].filter(
  (file) => !/\.test\.|testing/.test(file) && !ours.includes(file),
)

function expressionsOf(file: string): RegExp[] {
  const found: RegExp[] = []
  const visit = (node: ts.Node) => {
    const [, pattern, flags] = ts.isRegularExpressionLiteral(node)
      ? (/^\/(.*)\/(\w*)$/s.exec(node.text) ?? [])
      : []
    if (pattern) found.push(new RegExp(pattern, flags))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

/** Longer than any header or field may be; shorter ones first, as some expressions would take hours for it. */
const lengths = [1_000, 20_000]
/** In milliseconds. */
const limit = 40
/** What makes expressions backtrack: much of the same, and an end that matches nothing. */
const pieces = [
  ' ',
  '\t',
  '\n',
  'a',
  '0',
  '-',
  '.',
  ',',
  ';',
  '"',
  '/',
  '@',
  '=',
  '%',
  'a,',
  ';"',
  '; ',
  'a.',
  ' a',
  '\r\n',
  '="',
]
const texts = lengths.flatMap((length) =>
  pieces.flatMap((piece) => {
    const many = piece.repeat(length / piece.length)
    return [many, `a${many}\u0001`, `"${many}\u0001`, `1${many}b`, `a@${many}\u0001`]
  }),
)

/** Milliseconds of processor time; a slow result is tried again, as it may include garbage collection. */
function time(expression: RegExp, text: string, again = 2): number {
  const begin = process.cpuUsage()
  text.replace(expression, '')
  const took = process.cpuUsage(begin).user / 1_000
  return took > limit && again > 0 ? Math.min(took, time(expression, text, again - 1)) : took
}

test('no expression takes long for a long text', () => {
  const slow: string[] = []
  let count = 0
  for (const file of files)
    for (const expression of expressionsOf(file)) {
      count += 1
      const text = texts.find((one) => time(expression, one) > limit)
      if (text) slow.push(`${file}: ${expression} on ${JSON.stringify(text.slice(0, 4))}`)
    }
  expect(count).toBeGreaterThan(40)
  expect(slow).toEqual([])
})
