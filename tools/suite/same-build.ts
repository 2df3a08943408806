// Builds the site a second time and compares: unless two builds of a commit are identical, each deployment would discard
// what browsers and CDNs have cached.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { buildSite } from '../../build/build-site.ts'
import { dist } from '../../build/next-output/dist.ts'
import { outputFiles } from '../../build/next-output/pages.ts'

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
const digests = () => new Map(outputFiles(dist).map((file) => [file, digestOf(file)]))

if (!(await buildSite())) process.exit(1)
const first = digests()
rmSync(dist, { recursive: true })
if (!(await buildSite())) process.exit(1)
const second = digests()
const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
)
for (const file of different) console.error(`${file} differs between two builds`)
if (!different.length) console.log(`${first.size} files are the same in two builds`)
process.exit(different.length ? 1 : 0)
