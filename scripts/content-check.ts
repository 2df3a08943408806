// `npm run content:check`: holds every file of content/ to its schema and prints each mistake as `file:line field: what to do`;
// with `-- --release` also everything that is still a sample or a placeholder.
import { checkAllContent } from '../lib/content/check/check-all-content.ts'
import { campaignLink, campaigns } from '../lib/content/campaigns.ts'
import { samplesIn } from '../lib/content/check/samples.ts'
import { holidaysRunOut } from '../lib/leads/deadline/holidays-run-out.ts'
import { siteUrl } from '../lib/seo/site-url.ts'
import holidays from '../lib/leads/deadline/holidays.json' with { type: 'json' }

const { files, faults } = await checkAllContent()
const samples = process.argv.includes('--release') ? samplesIn() : []
for (const { file, line, field, advice } of [...faults, ...samples])
  console.error(`content/${file}:${line} ${field}: ${advice}`)
const warning = holidaysRunOut(new Date().toISOString().slice(0, 10), holidays.to)
if (warning) console.warn(warning)
console.log(
  faults.length
    ? `${faults.length} ${faults.length === 1 ? 'mistake' : 'mistakes'} in content/`
    : `${files} content files are in order`,
)
if (samples.length) console.log(`${samples.length} samples and placeholders are left`)
if (!faults.length)
  for (const campaign of campaigns().campaigns)
    console.log(
      `${campaignLink(siteUrl, campaign)} counts as ${campaign.name}, ${campaign.from} to ${campaign.until}`,
    )
process.exit(faults.length + samples.length ? 1 : 0)
