// `npm run content:check`: holds every file of content/ to its schema and prints each mistake as `file:line field: what to do`.
import { checkAllContent } from '../lib/content/check/check-all-content.ts'
import { campaignLink, campaigns } from '../lib/content/campaigns.ts'
import { holidaysRunOut } from '../lib/leads/deadline/holidays-run-out.ts'
import { siteUrl } from '../lib/seo/site-url.ts'
import holidays from '../lib/leads/deadline/holidays.json' with { type: 'json' }

const { files, faults } = await checkAllContent()
for (const { file, line, field, advice } of faults)
  console.error(`content/${file}:${line} ${field}: ${advice}`)
const warning = holidaysRunOut(new Date().toISOString().slice(0, 10), holidays.to)
if (warning) console.warn(warning)
if (!faults.length)
  for (const campaign of campaigns().campaigns)
    console.log(
      `${campaignLink(siteUrl, campaign)} counts as ${campaign.name}, ${campaign.from} to ${campaign.until}`,
    )
console.log(
  faults.length
    ? `${faults.length} ${faults.length === 1 ? 'mistake' : 'mistakes'} in content/`
    : `${files} content files are in order`,
)
process.exit(faults.length ? 1 : 0)
