import { createKeyBurst } from './key-burst.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const keys = [...'acjkmoqrsx12345', 'ArrowDown', 'Escape']

/** The actions of these keys, pressed one after the other with a pause in milliseconds. */
function typed(text: string | string[], pause: number): string {
  const done: string[] = []
  const press = createKeyBurst()
  for (const key of text) {
    press(key, keys.includes(key) ? () => done.push(key) : undefined)
    jest.advanceTimersByTime(pause)
  }
  jest.advanceTimersByTime(5_000)
  return done.join(' ')
}

test.each([
  'call back at 5',
  '5 pcs',
  '50 pieces',
  'ask Ann',
  '15',
  '3rd',
  'was at 4.30',
  '5k more',
  'aa',
  'small one',
  'ok so',
])('words typed outside a field change no ticket: %s', (text) => {
  for (const pause of [40, 120, 250]) expect(typed(text, pause)).not.toMatch(/[acmos1-5]/)
})

test.each([
  ['5', 0, '5'],
  ['c', 0, 'c'],
  ['aj', 50, 'a j'],
  ['a3', 400, 'a 3'],
  ['jjjkr', 30, 'j j j k r'],
  ['ja', 30, 'j a'],
  [['3', 'ArrowDown'], 30, '3 ArrowDown'],
  ['hj', 800, 'j'],
] as const)('keys that are meant work: %s, every %d ms', (text, pause, done) => {
  expect(typed([...text], pause)).toBe(done)
})
