// `npm run test:marketer`: the tasks of tasks.yaml, one by one on a copy of the site. After each, content passes the check;
// halfway and at the end also the content tests, a build, and the crawler on every page at every width; last the journeys
// of the day. Pictures of the pages are in .local/marketer. About twenty minutes.
import { execSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { programOf } from '../../tools/suite/tools.ts'
import { carryOut, tasks } from './task.ts'

const pictures = resolve('.local/marketer')
// Within the tree, because Next's compiler follows no link that leads out of it.
const copy = resolve('.local/marketer-site')
// Pages are dated by git. Its folder lies outside: next to it Next would not find node_modules.
const git = { GIT_DIR: resolve('.local/marketer-git'), GIT_WORK_TREE: copy }
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...git }
const results: boolean[] = []

/** Runs a command in the copy, and prints what it said if it failed. */
function run(what: string, ...command: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    env,
    encoding: 'utf8',
  })
  results.push(status === 0)
  console.log(status === 0 ? `green ${what}` : `RED   ${what}\n${stdout}${stderr}`)
}

function buildAndCrawl(): void {
  execSync('git init -q && git add -A && git -c user.name=a -c user.email=a commit -qm copy', {
    cwd: copy,
    env,
  })
  const unit = ['lib', 'components', '--selectProjects', 'unit', '--silent', '--maxWorkers=2']
  run('the content tests', programOf('jest'), ...unit)
  run('a build', 'tools/build.ts')
  const crawler = ['test', '--project=journeys', '--no-deps', 'crawler/pages', '--grep-invert=looks the same']
  run('the crawler', programOf('playwright'), ...crawler)
  run('pictures', 'e2e/support/page-pictures.ts', join(pictures, String(results.length)))
}

for (const folder of [copy, pictures, git.GIT_DIR]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
execSync(`git ls-files -zco --exclude-standard | tar --null -T - -cf - | tar -xf - -C "${copy}"`)
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
for (const [index, { wanted, edits }] of tasks.entries()) {
  for (const edit of edits) await carryOut(join(copy, 'content'), edit)
  if (edits.some((edit) => 'photo' in edit)) run('npm run pictures', 'tools/pictures.ts')
  run(`${index + 1} ${wanted}`, 'tools/content-check.ts')
  if (index + 1 === Math.floor(tasks.length / 2)) buildAndCrawl()
}
buildAndCrawl()
Object.assign(env, { TESTS: 'day', CI: 'true' })
run('the journeys', programOf('playwright'), 'test', '--project', 'journeys', '--no-deps')
const failed = results.filter((passed) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed; look at ${pictures}`)
process.exit(failed)
