/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mistypedWords } from './mistyped-words.ts'

const often = 'You print the paper, and receive the quantity that you agree on. '
const folder = mkdtempSync(join(tmpdir(), 'keyline-words-'))
afterAll(() => rmSync(folder, { recursive: true }))

const guesses = (text: string) => {
  writeFileSync(join(folder, 'a.yaml'), `lead: '${often.repeat(12)}'\ntext: ${text}\n`)
  return mistypedWords(folder).map(({ line, field, advice }) => `${line} ${field}: ${advice}`)
}

test.each([
  ['letters that have changed places', 'We recieve it', 'says "recieve"; if receive is meant, write that'],
  ['a short word', 'Teh press', 'says "Teh"; if the is meant, write that'],
  ['a letter too few', 'A small quanity', 'says "quanity"; if quantity is meant, write that'],
  ['a space too few', 'Print thepaper', 'says "thepaper"; if the paper is meant, write that'],
  ['a letter too many', 'We printt it', 'says "printt"; if print is meant, write that'],
])('%s is a guess', (_what, text, advice) => expect(guesses(text)).toEqual([`2 text: ${advice}`]))

test.each([
  'The printer prints papers',
  'agreed, quantities, receiver',
  'themes and thesis, withdraw',
  'Hubert@receive.example',
])('%s is none', (text) => expect(guesses(`'${text}'`)).toEqual([]))
