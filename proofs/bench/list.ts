// `npm run bench:list`: the staff's list with a million requests beside the same with a thousand, in one run, and how
// much memory the download of 100,000 takes. `-- 100000` fills 100,000 instead of a million (about five minutes).
import { submissionsWords } from '../../lib/content/submissions.ts'
import { buildSite } from '../../delivery/build-site.ts'
import { startFilledList } from './filled-list.ts'
import { peakMemory } from './peak-memory.ts'
import { median, table, type Rows } from './table.ts'

const small = 1_000
const large = Number(process.argv[2] ?? 1_000_000)
const runs = 15
/** A download of so many is measured. */
const exported = Math.min(large, 100_000)

if (!(await buildSite())) process.exit(1)
const lists = [await startFilledList(small), await startFilledList(large)] as const

const pages = {
  'first page': () => '',
  'the same, unanswered': () => '?view=due',
  '1,000th page': (list: (typeof lists)[number]) => `?after=${encodeURIComponent(list.keyOfPage(1_000))}`,
  'search: a name': () => '?search=grace',
  'search: name and company': () => '?search=grace+company777',
  'search: a reference': (list: (typeof lists)[number]) => `?search=${list.someReference}`,
  'search: an address': () => `?search=person11@company11.example`,
  'search: a word of most': () => '?search=notebooks',
  'search: the beginning of a word of most': () => '?search=note',
  'search: the beginning of many companies': () => '?search=company1',
  'search: nothing found': () => '?search=zanzibar',
  'search: one wrong letter': () => '?search=grbce',
  'search: the middle of a name': () => '?search=raham',
  'search that its filter contradicts': () => '?search=notebooks&kind=quote',
  'filter: form and status': () => '?kind=quote&status=new',
}

const rows: Rows = {}
for (const [name, query] of Object.entries(pages)) {
  const times: [number[], number[]] = [[], []]
  // Turn by turn, so that whatever else this machine does meets both alike. The first three warm up.
  for (let run = -3; run < runs; run += 1) {
    for (const which of [0, 1] as const) {
      const list = lists[which]
      const begun = performance.now()
      const answer = await fetch(`${list.url}/form-submissions${query(list)}`)
      const html = await answer.text()
      if (answer.status !== 200 || html.includes(submissionsWords().failed))
        throw new Error(`${name} failed.`)
      if (run >= 0) times[which].push(performance.now() - begun)
    }
  }
  const [few, many] = [median(times[0]), median(times[1])]
  rows[name] = {
    [`${small.toLocaleString('en')} rows, ms`]: few.toFixed(1),
    [`${large.toLocaleString('en')} rows, ms`]: many.toFixed(1),
    ratio: (many / few).toFixed(2),
  }
}
console.log(`Whole page over HTTP, median of ${runs}, turn by turn:\n${table(rows)}`)

const memory = await peakMemory(lists[1].pid, async (note) => {
  const answer = await fetch(`${lists[1].url}/form-submissions/export`)
  let lines = 0
  for await (const chunk of answer.body ?? []) {
    lines += chunk.filter((byte) => byte === 10).length
    note(lines)
    if (lines > exported) return
  }
})
console.log(`Download as CSV, memory of the site's process, MB:\n${table(memory)}`)

for (const list of lists) await list.stop()
