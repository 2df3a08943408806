import { readFileSync } from 'node:fs'

const guide = readFileSync('docs/operations.md', 'utf8')

test('each call of the CLI in the operations guide names its version', () => {
  const calls = [
    ...guide.matchAll(
      /(\S*supabase(?:@\S+)?) (link|config|migration|db|secrets|functions|storage)\b(.*?)(`|\n)/gs,
    ),
  ]
  expect(calls.length).toBeGreaterThan(10)
  for (const [call, program, command, rest] of calls) {
    expect([call, program]).toEqual([call, 'supabase@3.1.0'])
    if (command !== 'link' && rest !== ' dump') expect(rest).toContain('--remote')
  }
})
