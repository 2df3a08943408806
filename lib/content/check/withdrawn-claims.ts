import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visit } from 'yaml'
import { claimed } from '../faults/claim-figures.ts'
import { type Fault, parseYaml } from '../faults/fault.ts'
import { saying } from '../faults/saying.ts'
import { gitSays } from './former-addresses.ts'

/**
 * A claim removed from claims.yaml must be gone from all pages.
 * @param said the words that claims ever used
 * @returns a fault for each text that still makes a claim without backing
 */
export function checkWithdrawnClaims(folder: string, said: readonly string[]): Fault[] {
  const { words, figures, unsaid } = claimed()
  const stands = [...words, ...figures.map(({ figure }) => figure), ...unsaid.map((one) => one.words)]
  const gone = said
    .filter((one) => !stands.some((other) => saying(other).test(one)))
    .map((one) => ({ one, again: saying(one) }))
  return globSync('**/*.yaml', { cwd: folder, exclude: ['claims.yaml'] }).flatMap((name) => {
    const { document, lines } = parseYaml(readFileSync(join(folder, name), 'utf8'))
    const faults: Fault[] = []
    visit(document, {
      Scalar(key, { value, range }) {
        const found = key !== 'key' && gone.find(({ again }) => again.test(String(value)))
        if (!found) return
        const { line } = lines.linePos(range?.[0] ?? 0)
        const advice = `says "${found.one}", which claims.yaml does not have any more; take it out, or bring the claim back`
        faults.push({ file: name.replaceAll('\\', '/'), line, field: 'claim', advice })
      },
    })
    return faults
  })
}

/** The words of all claims ever made, as far as the local history goes; a mere number may mean something else. */
export function everClaimed(folder: string): string[] {
  const log = ['log', '-p', '-U0', '--format=', '--', 'claims.yaml']
  const matches = [...gitSays(folder, ...log).matchAll(/^\+[ -]+(?:figure: |words: \[)(.*?)\]?$/gm)]
  const words = matches.flatMap(([, one = '']) => one.split(', '))
  return [...new Set(words.filter((one) => /\p{L}{3}/u.test(one)))]
}
