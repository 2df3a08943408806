import { execFileSync, execSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copy = mkdtempSync(join(tmpdir(), 'keyline-recipe-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function edit(file: string, from: string, to: string) {
  const before = readFileSync(join(copy, file), 'utf8')
  expect(before).toContain(from)
  writeFileSync(join(copy, file), before.replace(from, to))
}

test('the recipe for a field, followed to the letter, leaves everything in order', () => {
  execSync(`git ls-files -zco --exclude-standard | tar --null -T - -cf - | tar -xf - -C "${copy}"`)
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '-q'], { cwd: copy })
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n') // a link here, which .gitignore does not mean

  const quantity = '"quantity": { "label": "Quantity", "kind": "text", "maxLength": 100 },'
  const venue = '"venue": { "label": "Venue", "kind": "text", "maxLength": 100, "mayBeMissing": true },'
  edit('supabase/functions/_shared/contract.json', quantity, `${quantity}\n    ${venue}`)
  const city = '  city: { label: Delivery City }\n'
  edit('content/leads/project-request.yaml', city, `${city}  venue: { label: Venue }\n`)
  const place = '      <TextArea name="details"'
  edit(
    'components/leads/project-request-form.tsx',
    place,
    `      <TextField name="venue" className="col-span-2" />\n${place}`,
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/suite/check.ts'], {
    cwd: copy,
    encoding: 'utf8',
  })
  expect({ status, said: status ? stdout + stderr : '' }).toEqual({ status: 0, said: '' })
})
