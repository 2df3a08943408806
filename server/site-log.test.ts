import { logLine } from './site-log.ts'

const canary = 'canary-word'
const lineOf = (...parts: unknown[]) => logLine(parts)

test('each line is one line of JSON with a time and a kind, and says nothing that was posted', () => {
  const forged = `Failed to find Server Action "${canary}\n{"at":"2026-01-01","kind":"sign_in"}". Older deployment?`
  let syntax: unknown
  try {
    JSON.parse(`[${canary}`)
  } catch (error) {
    syntax = error
  }
  const lines = [
    lineOf(forged),
    lineOf(' ⨯', syntax),
    lineOf(new TypeError(canary), { body: canary }),
    lineOf(`value \`${canary}\` does not match '${canary}`),
    lineOf(canary.repeat(0), { [canary]: canary }),
    lineOf('{"at":"x","kind":"y"}\n' + canary),
  ]
  for (const line of lines) {
    expect(line).not.toMatch(/\n|canary/)
    expect(JSON.parse(line)).toMatchObject({
      at: expect.any(String),
      kind: expect.stringMatching(/^(error|printed)$/),
    })
  }
  expect(lines[0]).toContain('Failed to find Server Action …')
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ name: 'SyntaxError', places: expect.any(Array) })
})

test('a line of our own passes as it is', () => {
  const line = '{"at":"2026-11-21T00:00:00.000Z","kind":"sign_out"}'
  expect(lineOf(line)).toBe(line)
})
