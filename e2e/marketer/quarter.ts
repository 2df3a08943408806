// `npm run test:marketer`: what a marketer does in a year and in a quarter, task by task on a copy of the site. After each,
// content passes the check; what the check refuses first, it refuses with the right words. Each group of year.yaml ends with a
// build and the crawler at three widths. The tasks of tasks.yaml follow one another on a second copy: halfway and at the end
// also the content tests, a build, and the crawler at every width; last the journeys of the day. Pictures of the pages are in
// .local/marketer. About forty minutes; `npm run test:marketer -- year` or `quarter` does one of them, `year 2` one group.
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { programOf } from '../../tools/suite/tools.ts'
import { copySite, type SiteCopy } from './site-copy.ts'
import { carryOutTask, type Edit, quarter, year } from './task.ts'

const [wanted, group] = process.argv.slice(2)
const pictures = resolve('.local/marketer')
const results: boolean[] = []

function tell(what: string, isGreen: boolean, said: string): void {
  results.push(isGreen)
  console.log(isGreen ? `green ${what}` : `RED   ${what}\n${said}`)
}
const run = (what: string, { isGreen, said }: { isGreen: boolean; said: string }) => tell(what, isGreen, said)

function lookAt(site: SiteCopy, crawled: () => ReturnType<SiteCopy['run']>): void {
  run('a build', site.build())
  run('the crawler', crawled())
  run('pictures', site.run(['e2e/support/page-pictures.ts', join(pictures, String(results.length))]))
}

async function carryOutAll(site: SiteCopy, tasks: typeof quarter, first = 1): Promise<void> {
  const check = (edits: Edit[]) => {
    const photos = edits.some((edit) => 'photo' in edit) ? site.run(['tools/pictures.ts']).said : ''
    const { isGreen, said } = site.check()
    return isGreen ? '' : photos + said
  }
  for (const [index, task] of tasks.entries()) {
    const trouble = await carryOutTask(site.content, task, check)
    tell(`${first + index} ${task.wanted}`, trouble === '', trouble)
  }
}

rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })
for (const [index, tasks] of wanted === 'quarter' ? [] : year.entries()) {
  if (group && group !== String(index + 1)) continue
  const site = copySite('marketer-year')
  await carryOutAll(site, tasks)
  lookAt(site, () => site.crawl())
  site.remove()
}
if (wanted !== 'year') {
  const site = copySite('marketer-site')
  const half = Math.floor(quarter.length / 2)
  const unit = ['lib', 'components', '--selectProjects', 'unit', '--silent', '--maxWorkers=2']
  for (const [first, tasks] of [
    [1, quarter.slice(0, half)],
    [half + 1, quarter.slice(half)],
  ] as const) {
    await carryOutAll(site, tasks, first)
    // The build writes the words of the mails, as in `npm test`.
    lookAt(site, () => site.crawl(''))
    // Tests of the history make their own.
    const noGit = { GIT_DIR: undefined, GIT_WORK_TREE: undefined }
    run('the content tests', site.run([programOf('jest'), ...unit], noGit))
  }
  const journeys = [programOf('playwright'), 'test', '--project', 'journeys', '--no-deps']
  run('the journeys', site.run(journeys, { TESTS: 'day', CI: 'true' }))
}
const failed = results.filter((passed) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed; look at ${pictures}`)
process.exit(failed)
