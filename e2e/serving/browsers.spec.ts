import { readdirSync, readFileSync } from 'node:fs'
import { inlineScript } from '../../build/inline-script.ts'
import { marketingPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { findYoungFeatures } from '../support/young-features.ts'

const chunks = '.next/static/chunks'
const read = (file: string) => String(readFileSync(file))

test('docs/browsers.md lists each feature that older browsers lack, and since when they have it', () => {
  const used = findYoungFeatures({
    css: readdirSync(chunks)
      .filter((file) => file.endsWith('.css'))
      .map((file) => read(`${chunks}/${file}`))
      .join('\n'),
    html: marketingPages
      .map((path) => read(`.next/server/app/${path.slice(1) || 'index'}.html`))
      .join('\n')
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''),
    code: [
      'english/mark-late-english.ts',
      'loader/main.ts',
      'page-script/main.ts',
      'page-script/vendor-frames.ts',
    ]
      .map((file) => inlineScript(`browser/${file}`))
      .join('\n'),
  })
  const version = (number: number) => (Number.isNaN(number) ? '-' : String(number))
  const list = [...used].map(([name, { chrome, firefox, safari }]) => [
    name,
    ...[chrome, firefox, safari].map(version),
  ])

  const document = read('docs/browsers.md')
  const rows = [...document.matchAll(/^\| `([^`]+)` +\| +(\S+) +\| +(\S+) +\| +(\S+) +\| +\S/gm)].map((row) =>
    row.slice(1, 5),
  )
  const plain = /Without these[^:]*:\n([^]*?)\.\n/.exec(document)?.[1] ?? ''
  const plainer = [...plain.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(list.filter(([name]) => !plainer.includes(name)).sort()).toEqual(rows.sort())
  expect(plainer.filter((name) => !used.has(name ?? ''))).toEqual([])
})
