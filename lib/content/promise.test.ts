import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { fill } from './fill.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-content-'))
beforeAll(() => {
  cpSync('content', folder, { recursive: true })
  process.env.CONTENT_FOLDER = folder
})
afterAll(() => {
  delete process.env.CONTENT_FOLDER
  rmSync(folder, { recursive: true, force: true })
})

/** All words of the site, one text per file, with this office clock. */
async function wordsWith(clock: 'always' | 'working') {
  const office = readFileSync('content/office.yaml', 'utf8')
  writeFileSync(join(folder, 'office.yaml'), office.replace(/^clock: .*/m, `clock: ${clock}`))
  const said: { file: string; text: string }[] = []
  await jest.isolateModulesAsync(async () => {
    const { listDefinitions } = await import('./check/definitions.ts')
    for (const read of await listDefinitions()) said.push({ file: read.file, text: JSON.stringify(read()) })
  })
  return said
}

const count = (text: string, what: string) => text.split(what).length - 1

test.each(['always', 'working'] as const)(
  'clock: %s is what every sentence with a promise says',
  async (clock) => {
    const { answerWithin, promise } = parse(readFileSync('content/office.yaml', 'utf8')) as {
      answerWithin: number
      promise: Record<typeof clock, string>
    }
    const promised = fill(promise[clock], { count: answerWithin })
    let promising = 0
    for (const { file, text } of await wordsWith(clock)) {
      const places = count(JSON.stringify(parse(readFileSync(join('content', file), 'utf8'))), '{promise}')
      expect([file, count(text, '{promise}')]).toEqual([file, 0])
      expect([file, count(text, promised) >= places]).toEqual([file, true])
      promising += places
    }
    expect(promising).toBeGreaterThan(0)
  },
)
