import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * The project with a separate build, as after a deployment.
 * @param changes texts in the build, and their replacements
 * @returns the folder, and a function that removes it
 */
export function changedBuild(changes: Record<string, string>): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-build-'))
  for (const name of readdirSync('.'))
    if (name !== '.next' && name !== '.git') symlinkSync(resolve(name), join(folder, name))
  const dist = join(folder, '.next')
  cpSync('.next', dist, { recursive: true, filter: (file) => !/\.next\/(cache|trace)/.test(file) })
  for (const file of globSync(['server/app/*.html', '*.json'], { cwd: dist })) {
    const path = join(dist, file)
    let text = readFileSync(path, 'utf8')
    for (const [from, to] of Object.entries(changes)) text = text.replaceAll(from, to)
    writeFileSync(path, text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
