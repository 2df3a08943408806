// `npm run content:check`: checks every file of content/ against its schema and prints each mistake as `file:line field:
// what to do`. `-- --release` adds samples and placeholders, `-- --annotate` lets GitHub show mistakes beside the lines
// of a pull request.
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { builtHome } from '../build/next-output/dist.ts'
import { checkAllContent } from '../lib/content/check/check-all-content.ts'
import { checkFormerAddresses, historyMissing, releasedPages } from '../lib/content/check/former-addresses.ts'
import { checkWithdrawnClaims, everClaimed } from '../lib/content/check/withdrawn-claims.ts'
import { contentFolder } from '../lib/content/folder.ts'
import { picturesInOldInks } from '../lib/content/check/check-pictures.ts'
import { pastDays } from '../lib/content/check/past-days.ts'
import { renamedOptions } from '../lib/content/check/renamed-options.ts'
import { homeWeight } from '../lib/content/check/home-weight.ts'
import { lapsedClaims } from '../lib/content/check/claims-due.ts'
import { campaignLink, campaigns } from '../lib/content/campaigns.ts'
import { samplesIn } from '../lib/content/check/samples.ts'
import { claims } from '../lib/content/claims.ts'
import { locations } from '../lib/content/home/locations.ts'
import { type Fault, inWords } from '../lib/content/faults/fault.ts'
import { languageProgress, unconfirmed } from '../lib/language/translation-progress.ts'
import { holidaysRunOut, holidaysUnknown } from '../lib/leads/deadline/holidays-run-out.ts'
import { siteUrl } from '../lib/seo/site-url.ts'
import holidays from '../lib/leads/deadline/holidays.json' with { type: 'json' }

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\n', '%0A')
const annotation = ({ file, line, field, advice }: Fault) =>
  `::error file=content/${file},line=${line}::${escaped(`${field}: ${advice}`)}`

const { values } = parseArgs({
  options: { release: { type: 'boolean' }, annotate: { type: 'boolean' } },
})
const { files, isCut, notes, faults: found } = await checkAllContent()
const faults = [
  ...found,
  ...checkFormerAddresses(contentFolder, releasedPages(contentFolder)),
  ...checkWithdrawnClaims(contentFolder, everClaimed(contentFolder)),
]
const samples = values.release ? [...samplesIn(), ...unconfirmed()] : []
const show = values.annotate ? annotation : inWords
for (const fault of [...faults, ...samples]) console.error(show(fault))
const today = new Date().toISOString().slice(0, 10)
const regions = faults.length > 0 ? [] : locations().regions
const places = regions
  .flatMap((region) => region.cities)
  .flatMap(({ city, state }) => [city.split(', ')[1] ?? '', ...(state ? [city] : [])])
for (const warning of [
  holidaysRunOut(today, holidays.to),
  holidaysUnknown(places, Object.keys({ ...holidays.countries, ...holidays.local })),
  ...(faults.length > 0
    ? []
    : [
        historyMissing(contentFolder),
        picturesInOldInks(),
        ...pastDays(contentFolder, today),
        ...renamedOptions(contentFolder),
        ...lapsedClaims(claims().claims, today),
        ...notes.map(inWords),
        ...(await languageProgress()),
      ]),
])
  if (warning)
    console.warn(
      values.annotate ? warning.replace(/^(content\/\S+):(\d+) /, '::warning file=$1,line=$2::') : warning,
    )
console.log(
  faults.length
    ? `${faults.length} ${faults.length === 1 ? 'mistake' : 'mistakes'} in content/${isCut ? '; more may be found once these are mended' : ''}`
    : `${files} content files are in order`,
)
const page = existsSync(builtHome) ? readFileSync(builtHome, 'utf8') : undefined
if (!faults.length) console.log(homeWeight(page))
if (samples.length) console.log(`${samples.length} samples and placeholders are left`)
if (!faults.length)
  for (const campaign of campaigns().campaigns)
    console.log(
      `${campaignLink(siteUrl, campaign)} counts as ${campaign.name}, ${campaign.from} to ${campaign.until}`,
    )
process.exit(faults.length + samples.length ? 1 : 0)
