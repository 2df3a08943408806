/** @jest-environment node */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { editorFiles } from './json-schemas.ts'

const rows = readFileSync('content/README.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| .*`/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const inTicks = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

test.each(rows)('%s%s: the guide names files and fields that exist', async (_, _task, file, field) => {
  const files = inTicks(file).flatMap((name) => globSync(`content/${name}`.replace(/\/$/, '')))
  expect(files.length).toBeGreaterThanOrEqual(inTicks(file).length)
  const text = files.filter((name) => /yaml$/.test(name)).map((name) => readFileSync(name, 'utf8'))
  if (text.length === 0) return expect(files.every(existsSync)).toBe(true)
  const schemas = await editorFiles()
  for (const name of inTicks(file))
    text.push(schemas[`.vscode/content/${name.replaceAll('/', '-').replace(/yaml$/, 'json')}`] ?? '')
  for (const name of inTicks(field).filter((word) => /^\w+$/.test(word)))
    expect(text.join('\n')).toMatch(new RegExp(`\\b${name}"?:`))
})
