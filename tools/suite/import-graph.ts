// Checks the directions of imports (docs/architecture.md), that no file imports itself indirectly (types count), and that no
// two modules export functions or constants of one name.
import { globSync, readFileSync } from 'node:fs'
import { matchesGlob, posix } from 'node:path'

const app = ['app/**', 'components/**']
const tests = ['**/*.test.*', 'e2e/**', 'supabase/tests/**']
/** Which folder may import which. Tests may import anything. */
const directions: { target: string[]; from: string[]; except?: string[]; message: string }[] = [
  {
    target: [...app, 'lib/**', 'middleware.ts'],
    from: ['{build,browser,server,tools,studio,e2e}/**'],
    // Runs on the server, behind addresses without a page.
    except: ['build/next-output/not-found-page.ts'],
    message: 'the site knows nothing of how it is built, served or tested',
  },
  { target: ['components/**'], from: ['app/**'], message: 'components take props; routes name them' },
  { target: ['lib/**'], from: app, message: 'lib holds rules and data and knows no looks' },
  { target: ['components/ui/**'], from: ['components/!(ui)/**'], message: 'ui knows no domain' },
  {
    target: ['lib/**'],
    from: ['supabase/**'],
    except: [
      'supabase/functions/_shared/{answer-by,contract,ip-address,mailbox,calendar-day,file-kind,lead-header,plain-object,reference,storable}.ts',
      'supabase/functions/send-contact-form/examples.ts',
    ],
    message:
      'app and functions share the contract, its examples, what is taken and stored, how addresses are counted, when answers are due, and what files, days and references are',
  },
  { target: app, from: ['supabase/**'], message: 'reach the backend through lib' },
  {
    target: ['supabase/functions/**'],
    from: [...app, '{lib,build,browser,server}/**'],
    message: 'the function is deployed alone',
  },
  {
    target: ['supabase/local/**'],
    from: [...app, '{lib,build,browser,server,tools}/**'],
    message: 'the embedded backend knows nothing of the site in front of it',
  },
  {
    target: ['{build,browser,server}/**'],
    from: [...app, '{tools,e2e,studio}/**'],
    message: 'build, browser and server work on what Next made; they may use lib',
  },
  { target: ['tools/**'], from: [...app, 'studio/**'], message: 'a command is one thin file' },
  {
    target: ['{build,browser,server}/**', 'tools/suite/**', 'supabase/{local,functions}/**'],
    from: ['e2e/**', 'supabase/tests/**'],
    message: 'nothing imports from tests',
  },
]

const within = (file: string, globs: string[]) => globs.some((glob) => matchesGlob(file, glob))
const files = new Set(
  globSync('{*,{app,browser,build,components,e2e,lib,server,studio,supabase,tools}/**/*}.{ts,tsx,mjs}'),
)
const imports = new Map<string, string[]>()
for (const file of files) {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)[\s(]+'(\.[^']+)'/g)
  const paths = [...found].map(([, path = '']) => posix.join(posix.dirname(file), path))
  imports.set(
    file,
    paths.filter((path) => files.has(path)),
  )
}

/** Each of the functions has its own. */
const sharedNames = ['readSettings']
const exporters = new Map<string, string>()
const faults: string[] = []
for (const file of files) {
  if (within(file, [...tests, 'app/**', '**/testing.ts'])) continue
  const text = readFileSync(file, 'utf8')
  for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)) {
    const other = exporters.get(name)
    if (other && !sharedNames.includes(name)) faults.push(`${file} exports ${name}, and so does ${other}`)
    exporters.set(name, file)
  }
}
for (const [file, paths] of imports) {
  if (within(file, tests)) continue
  for (const { target, from, except = [], message } of directions)
    for (const path of paths)
      if (within(file, target) && within(path, from) && !within(path, except))
        faults.push(`${file} imports ${path}: ${message}`)
}

const finished = new Set<string>()
/** @param trail the files that lead here, each importing the next */
function walkImports(file: string, trail: string[]) {
  if (finished.has(file)) return
  const start = trail.indexOf(file)
  if (start !== -1) {
    faults.push(`a circle: ${[...trail.slice(start), file].join(' -> ')}`)
    return
  }
  for (const path of imports.get(file) ?? []) walkImports(path, [...trail, file])
  finished.add(file)
}
for (const file of files) walkImports(file, [])

for (const fault of faults) console.error(fault)
process.exit(faults.length ? 1 : 0)
