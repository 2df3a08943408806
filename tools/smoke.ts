// `npm run smoke -- https://www.example.com`: twenty outside checks of a deployed site.
import './plainly.ts'
import { staffConnection } from '../lib/staff/accounts/call-backend.ts'
import { smoke } from '../e2e/load/smoke.ts'
import { Tally } from '../e2e/load/proof.ts'
import { readSettings } from '../supabase/local/settings.ts'

const [site = '', ...more] = process.argv.slice(2)
if (!URL.canParse(site) || more.length > 0) throw new Error('npm run smoke -- https://www.example.com')
const tally = new Tally()
await smoke(tally, new URL(site).origin, staffConnection(process.env, readSettings))
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed > 0 ? 1 : 0)
