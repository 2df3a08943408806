// `npm run test:torture`: proofs that are too slow for `npm test`. `-- --quick` runs each at a fiftieth of its size, `-- <name>
// …` only those named.
import { buildSite } from '../../build/build-site.ts'
import { acknowledged } from './acknowledged.ts'
import { orders } from './orders.ts'
import { type Proof, Tally } from './proof.ts'
import { printed, secrets } from './stage.ts'
import { uploads } from './uploads.ts'

const proofs: Record<string, Proof> = { acknowledged, orders, uploads }

const words = process.argv.slice(2)
const named = words.filter((word) => !word.startsWith('--'))
const unknown = named.find((name) => !(name in proofs))
if (unknown) {
  console.error(`There is no proof named ${unknown}. There are: ${Object.keys(proofs).join(', ')}.`)
  process.exit(1)
}
if (!(await buildSite())) process.exit(1)

const tally = new Tally()
const scale = words.includes('--quick') ? 1 / 50 : 1
for (const [name, prove] of Object.entries(proofs)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n— ${name}`)
  const start = Date.now()
  await prove(tally, scale).catch((error: unknown) =>
    tally.check(false, `${name} came to its end`, String(error)),
  )
  console.log(`  ${Math.round((Date.now() - start) / 1000)} s`)
}
const output = printed.join('\n').split('\n')
const lines = output.filter((line) => [...secrets].some((secret) => line.includes(secret)))
tally.check(
  lines.length === 0,
  'no log names a visitor or a secret',
  `${lines.length} of ${output.length} lines`,
)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)
