import { gates, jest, types } from './gates.ts'
import { runSteps } from './run-steps.ts'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

/** The tree at the last green `npm run check`: each file's hash. */
const cacheFile = '.local/cache/green.json'
type Tree = Record<string, string>

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64e6 }).split('\0').filter(Boolean)

/** Every file that is not ignored; git knows the hashes of unchanged ones. */
function treeNow(): Tree {
  const tree: Tree = {}
  for (const line of git('ls-files', '-s', '-z')) tree[line.slice(line.indexOf('\t') + 1)] = line.slice(7, 47)
  for (const file of git('ls-files', '-m', '-o', '--exclude-standard', '-z')) {
    if (existsSync(file)) tree[file] = createHash('sha1').update(readFileSync(file)).digest('hex')
    else delete tree[file]
  }
  return tree
}

const keepGreen = (tree: Tree) => writeFileSync(cacheFile, JSON.stringify(tree))

/** @returns files added, removed or changed since the last green run; undefined before the first */
function changedSinceGreen(tree: Tree): string[] | undefined {
  if (!existsSync(cacheFile)) return undefined
  const before: Tree = JSON.parse(readFileSync(cacheFile, 'utf8'))
  return [...new Set([...Object.keys(before), ...Object.keys(tree)])].filter(
    (file) => before[file] !== tree[file],
  )
}

/**
 * Arguments that limit Jest to tests a change can break: those that import it, and those that read all sources as text.
 * Any test may read words, styles, settings or a deleted file.
 */
function affectedTests(changed: string[] | undefined): string[] {
  const isModule = (file: string) => /\/.*\.tsx?$/.test(file) && existsSync(file)
  if (!changed?.every(isModule)) return []
  const readers = globSync('{*,{app,browser,build,components,lib,server}/**/*}.test.{ts,tsx}').filter(
    (file) => readFileSync(file, 'utf8').includes('globSync'),
  )
  return ['--passWithNoTests', '--findRelatedTests', ...changed, ...readers]
}

const tree = treeNow()
const changed = changedSinceGreen(tree)
if (changed?.length === 0) {
  console.log('Nothing has changed since the last green run')
  process.exit(0)
}
const { passed, failed } = await runSteps([jest('unit', affectedTests(changed)), types, ...gates], 2)
console.log(`\n${passed} passed, ${failed} failed`)
if (!failed) keepGreen(tree)
process.exit(failed === 0 ? 0 : 1)
