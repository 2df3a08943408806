import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

// Runs under Deno with the function's rights, tries to escape and prints the successes.

const [allowed = '', forbidden = ''] = process.argv.slice(2)

const attempts: Record<string, () => unknown> = {
  'call the gateway': () => fetch(allowed),
  'call another port': () => fetch(forbidden),
  'call the internet': () => fetch('http://example.com'),
  'read its variable': () => process.env.ALLOWED ?? fail(),
  'read another variable': () => process.env.FORBIDDEN ?? fail(),
  'read a file': () => readFileSync('/etc/hosts'),
  'write a file': () => writeFileSync('/tmp/keyline-escape', ''),
  'run a program': () => execFileSync('true'),
  'load a remote module': () => import(`${forbidden}/module.js`),
}

const done: string[] = []
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt()
    done.push(name)
  } catch {
    // Refused, as it should be.
  }
}
console.log(JSON.stringify(done))
process.exit()

function fail(): never {
  throw new Error()
}
