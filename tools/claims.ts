// `npm run claims`: lists the site's public claims by the day of their next check; fails if one is long overdue.
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
