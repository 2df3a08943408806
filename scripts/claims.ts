// `npm run claims`: lists what the site claims in public by the day on which it has to be checked again; ends with an error
// when one is long past it.
import { claimList, overdueClaims } from '../lib/content/check/claims-due.ts'
import { claims } from '../lib/content/claims.ts'

const all = claims().claims
for (const line of claimList(all)) console.log(line)
const overdue = overdueClaims(all, new Date().toISOString().slice(0, 10))
for (const { id, again } of overdue)
  console.error(
    `content/claims.yaml: ${id} was to be checked again by ${again}; do it, or say why not: waived: …`,
  )
process.exit(overdue.length > 0 ? 1 : 0)
