/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// `npm run content:check` on a copy of the content with one mistake in it, as a marketer would make it.

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keyline-content-'))
  for (const part of ['content', 'lib', 'scripts', 'package.json'])
    cpSync(part, join(root, part), { recursive: true })
  for (const part of ['public', 'node_modules']) symlinkSync(resolve(part), join(root, part))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function check(): { code: number; output: string } {
  const node = join(process.cwd(), 'node_modules/.bin/node')
  try {
    return {
      code: 0,
      output: execFileSync(node, ['scripts/content-check.ts'], {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, output: stdout + stderr }
  }
}
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(root, 'content', file), change(readFileSync(join(root, 'content', file), 'utf8')))

test('content as it stands is in order', () => expect(check()).toMatchObject({ code: 0 }))

test.each([
  [
    'home/contact.yaml',
    (text: string) => text.replace('  - Team building\n', ''),
    /home\/contact\.yaml:\d+ events: must list exactly 6/,
  ],
  [
    'leads/quote.yaml',
    (text: string) => text.replace('  - Other\n', ''),
    /quote\.yaml:\d+ interests: must list exactly 11/,
  ],
  [
    'brand.yaml',
    (text: string) => text.replace('sales@', 'sales '),
    /brand\.yaml:\d+ email: must be an e-mail address/,
  ],
  [
    'links.yaml',
    (text: string) => text.replace('https://catalog', 'http://catalog'),
    /links\.yaml:\d+ catalog: must be a whole address/,
  ],
  ['site.yaml', (text: string) => `${text}colour: red\n`, /site\.yaml:\d+ colour: is not a known field/],
  [
    'home/drinkware.yaml',
    (text: string) => text.replace(/alt: .*/, 'alt: ""'),
    /drinkware\.yaml:\d+ .*alt: is empty/,
  ],
  [
    'footer.yaml',
    (text: string) => text.replace('href: /printing', 'href: /prining'),
    /footer\.yaml:\d+ .*href: "\/prining" is not among the pages .* did you mean "\/printing"\?/,
  ],
  [
    'home/hero.yaml',
    (text: string) => text.replace('/#storefronts', '/#storefront'),
    /hero\.yaml:\d+ actions > stores > href: "\/#storefront" .* did you mean "\/#storefronts"\?/,
  ],
  [
    'home/technology.yaml',
    (text: string) => text.replace(/^interest: .*/m, 'interest: Tech Accesories'),
    /technology\.yaml:\d+ interest: "Tech Accesories" is not among the interests/,
  ],
  [
    'veterinary.yaml',
    (text: string) => text.replace(/interest: [^,]+,/, 'interest: Paper,'),
    /veterinary\.yaml:\d+ hero > quote > interest: "Paper" is not among the interests .*choose one of: /,
  ],
  [
    'home/portfolio.yaml',
    (text: string) => text.replace('city: Zurich', 'city: Zürich'),
    /portfolio\.yaml:\d+ frames > 1 > city: "Zürich" is not among the cities .* did you mean "Zurich"\?/,
  ],
] as const)('a mistake in %s is named with file, line, field and what to do', (file, change, message) => {
  edit(file, change)
  const { code, output } = check()
  expect(code).toBe(1)
  expect(output).toMatch(message)
})

test('a file that is missing, and one that no page uses, are mistakes', () => {
  rmSync(join(root, 'content/footer.yaml'))
  writeFileSync(join(root, 'content/foter.yaml'), 'claim: x\n')
  const { code, output } = check()
  expect(code).toBe(1)
  expect(output).toContain('content/footer.yaml:1 file: is missing; bring it back')
  expect(output).toContain('content/foter.yaml:1 file: is used by no page')
})

test('a picture without a file, and one of the wrong shape, are named with what to do', () => {
  edit('home/drinkware.yaml', (text) => text.replace('file: drink/campfire-mug', 'file: drink/camp-mug'))
  const manifest = join(root, 'lib/pictures/manifest.json')
  const pictures = JSON.parse(readFileSync(manifest, 'utf8'))
  pictures['drink/ceramic-mug'].height = pictures['drink/ceramic-mug'].width
  pictures['drink/beer-mug'].widths.push(481)
  writeFileSync(manifest, JSON.stringify(pictures))
  const { code, output } = check()
  expect(code).toBe(1)
  expect(output).toMatch(
    /drinkware\.yaml:\d+ picture: drink\/camp-mug has no file; put one at content\/pictures/,
  )
  expect(output).toMatch(
    /drinkware\.yaml:\d+ picture: drink\/ceramic-mug is \d+ by \d+ pixels; its place wants/,
  )
  expect(output).toMatch(
    /drinkware\.yaml:\d+ picture: public\/pictures\/drink\/beer-mug-481\.avif is missing/,
  )
})
