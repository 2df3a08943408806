/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import './mistakes/skip-sound-files.ts'
import { checkAllContent } from './check-all-content.ts'
import { picturesInContent } from './check-pictures.ts'

let root = ''
let folder = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keyline-content-'))
  folder = join(root, 'content')
  cpSync('content', folder, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const check = async (manifest?: string) =>
  (await checkAllContent(folder, manifest)).faults.map(
    ({ file, line, field, advice }) => `${file}:${line} ${field}: ${advice}`,
  )
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))

test('content as it is delivered is in order, also with an entry written in lines', async () => {
  const entry = /- \{ (name: Business cards), (size: .*), (sheet: .*), (form: \w+) \}/
  edit('printing.yaml', (text) => text.replace(entry, '- $1\n      $2\n      $3\n      $4'))
  expect(await check()).toEqual([])
})

/** `npm run content:check` on the copy. */
function run(...args: string[]) {
  for (const part of ['app', 'lib', 'public', 'node_modules'])
    if (!existsSync(join(root, part))) symlinkSync(resolve(part), join(root, part))
  return spawnSync(resolve('node_modules/.bin/node'), [resolve('tools/content-check.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
}

test('the command prints each mistake and ends with an error', () => {
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+ content files are in order/) })
  edit('site.yaml', (text) => `${text}colour: red\n`)
  expect(run()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^content\/site\.yaml:\d+ colour: is not a known field/),
    stdout: '1 mistake in content/; more may be found once these are mended\n',
  })
  expect(run('--annotate').stderr).toMatch(
    /^::error file=content\/site\.yaml,line=\d+::colour: is not a known field/,
  )
})

test.each([
  [
    'brand.yaml',
    /name: .*/,
    'name: Keyline: Print',
    /^content\/brand\.yaml:\d+ file: has a colon in the value; /,
  ],
  ['brand.yaml', /email: (.*)/, 'email: Sales <$1>', /^content\/brand\.yaml:\d+ email: must be an e-mail/],
  ['brand.yaml', /label: .*/, 'label: 13055550142', /^content\/brand\.yaml:\d+ phone > label: must be text/],
  ['brand.yaml', /city: .*/, 'city: [Miami, USA]', /^content\/brand\.yaml:\d+ address > city: must be text/],
  ['office.yaml', /(always): .*/, '$1: 24', /^content\/office\.yaml:\d+ promise > always: must be text/],
  ['claims.yaml', /units: \[(.*)\]/, 'units: $1', /^content\/claims\.yaml:\d+ .*units: must be a list/],
  ['claims.yaml', /figure: .*/, 'figure: [1', /^content\/claims\.yaml:\d+ file: has an opening \[ /],
  ['home/locations.yaml', /alsoCalled:\n/, '$&  Atlantis: [Atlantida]\n', /Atlantis: is no city or country/],
])('a broken %s, which other files lean on, is the only one that is named', (file, from, to, says) => {
  edit(file, (text) => text.replace(from, to))
  const { stderr } = run()
  expect(stderr).toMatch(says)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test('what says a claim that is awaited is named, or left out where it can be', () => {
  edit('claims.yaml', (text) =>
    text
      .replace(/figure: ISO.*/, 'awaited: true')
      .replace(/( {2}- id: )iso(\n(?:.+\n)+?)( +words: ).*(\n(?:.+\n)+)/, '$1tomorrow$2$3[tomorrow]$4\n$&')
      .replace(/words: \[no minimum,.*/, '$&\n    awaited: true'),
  )
  edit('home/hero.yaml', (text) => text.replace(/figure: [^,]+/, 'figure: Tomorrow'))
  const { stderr } = run()
  expect(stderr).toMatch(/printing\.yaml:\d+ quality > standard: names \{iso\}, which claims.yaml awaits/)
  expect(stderr).toMatch(/home\/hero\.yaml:\d+ figure: says "tomorrow", a claim that claims.yaml awaits/)
  expect(stderr).toMatch(/home\/about\.yaml:\d+ figure: says "no minimum", a claim that claims.yaml awaits/)
  expect(stderr).toMatch(/printing\.yaml:\d+ description: says "certified quality", a claim that/)
  // Its own figure is left out, and these words with it.
  expect(stderr).not.toMatch(/home\/about\.yaml:\d+ text: says "certified quality"/)
})

test('a mistake is named with its file, its line and its field, counted as people do', async () => {
  edit('links.yaml', (text) => text.replace('https:', 'http:'))
  edit('leads/quote.yaml', (text) => text.replace(/(interests:\n  .*\n)(  .*\n)+/, '$1'))
  edit('footer.yaml', (text) => text.replace('href: /printing', 'href: /prining'))
  expect(await check()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^links\.yaml:\d+ \w+: must be a whole address/),
      expect.stringMatching(
        /^leads\/quote\.yaml:\d+ interests: holds \d+ to \d+ interests, and lists 1; add some$/,
      ),
      expect.stringMatching(/^footer\.yaml:\d+ lists > \d > links > \d > href: "\/prining" is not among/),
    ]),
  )
})

test('the deadline names the line of the day and of the field', async () => {
  const lineOf = (words: string) =>
    readFileSync(join(folder, 'deadline.yaml'), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1
  edit('deadline.yaml', (text) =>
    text.replace(/cutOff: .*/, (one) =>
      one
        .replace(/[{}] ?/g, '')
        .replace(/, |(?<=:) (?=M)/g, '\n  ')
        .replace(/'12:00'/, "'22:00'"),
    ),
  )
  expect(await check()).toEqual([
    expect.stringMatching(`^deadline.yaml:${lineOf('  Friday')} cutOff > Friday: is 22:00`),
  ])
  edit('deadline.yaml', (text) =>
    text
      .replace("'22:00'", "'15:00'")
      .replace(/ +- \{ id: drinkware.*/, (entry) =>
        entry
          .replace('{ id', 'id')
          .replace('rush: 2', 'rush: 3')
          .replaceAll(', ', '\n    ')
          .replace(' }', ''),
      ),
  )
  expect(await check()).toEqual([
    expect.stringMatching(`^deadline.yaml:${lineOf('rush: 3')} drinkware: is made in 3 rush days`),
  ])
})

test('links may lead elsewhere, a phone have an extension, a part an id, a feast its name', async () => {
  edit('footer.yaml', (text) =>
    text.replace('small:\n', `small:\n  - { label: Press, href: 'mailto:press@keyline.example' }\n`),
  )
  edit('banner.yaml', (text) => text.replace(/href: \S+ \}/, `href: 'https://fair.example/halls' }`))
  edit('navigation.yaml', (text) => text.replace('href: /#about', 'href: https://jobs.example'))
  edit('home/drinkware.yaml', (text) => text.replace('with a bamboo', 'also in 25 oz, fits 12 oz, bamboo'))
  edit('home/hero.yaml', (text) => text.replace('Fast turnaround', 'Cinco de Mayo'))
  edit('home/before-order.yaml', (text) => text.replace('Three free ways', 'Free ways'))
  edit('pages/decoration.yaml', (text) => text.replace(/^( {4}heading: Pad printing)/m, '    id: pads\n$1'))
  edit('brand.yaml', (text) =>
    text.replace(/label: (.*\d)('?)\n( +number: '\+\d+)'/, `label: $1 ext. 12$2\n$3;ext=12'`),
  )
  expect(await check()).toEqual([])
})

test('another ink is no mistake of pictures drawn on the one before', async () => {
  edit('brand.yaml', (text) => text.replace(/^ {2}yellow: .*/m, "  yellow: '#ffb38a'"))
  expect(await check()).toEqual([])
  expect(run().stderr).toMatch(
    /^\d+ pictures, like \S+, are drawn in colors that brand\.yaml no longer has\./m,
  )
})

test('a file under another name, or in another folder, is named with its own', () => {
  renameSync(join(folder, 'deadline.yaml'), join(folder, 'home/Deadline.yaml'))
  renameSync(join(folder, 'pages/decoration.yaml'), join(folder, 'pages/methods.yaml'))
  const said = run().stderr
  expect(said).toMatch(/home\/Deadline\.yaml:1 file: must be deadline\.yaml; move it there, under this name/)
  expect(said).not.toMatch(/Deadline.*no page|deadline\.yaml:\d+ file: is missing|\n +at /)
})

test('a folder with the name of a file is a mistake, wherever it is', async () => {
  for (const name of ['home/new.yaml', 'languages/fr.po']) mkdirSync(join(folder, name))
  const advice = 'is a folder with the name of a file; give it another name, or remove it'
  expect(await check()).toEqual([`languages/fr.po:1 file: ${advice}`, `home/new.yaml:1 file: ${advice}`])
})

test('a file that is missing, and one that no page uses, are mistakes', async () => {
  rmSync(join(folder, 'footer.yaml'))
  rmSync(join(folder, 'logo.svg'))
  writeFileSync(join(folder, 'foter.yaml'), 'claim: x\n')
  expect(await check()).toEqual([
    'footer.yaml:1 file: is missing; bring it back',
    'logo.svg:1 file: is missing; bring it back',
    expect.stringContaining('foter.yaml:1 file: is used by no page'),
  ])
})

test('a page made of blocks is checked like all others, and so is its name', async () => {
  const privacy = readFileSync('content/pages/privacy.yaml', 'utf8')
  writeFileSync(join(folder, 'pages/printing.yaml'), privacy)
  writeFileSync(join(folder, 'pages/trade.yaml'), privacy.replace('kind: text', 'kind: paragraphs'))
  writeFileSync(
    join(folder, 'pages/fairs.yaml'),
    privacy.replace(/ {2}- kind: opening[^]*?(?= {2}- kind)/, ''),
  )
  const found = (await check()).join('\n')
  expect(found).toMatch(/pages\/printing\.yaml:1 file: is the address of another page/)
  expect(found).toMatch(
    /pages\/trade\.yaml:\d+ blocks > 2 > kind: has no known kind; write one of hero, opening/,
  )
  expect(found).toMatch(/pages\/fairs\.yaml:\d+ blocks: must begin with one hero or opening/)
})

test('a picture without a file, and one of the wrong shape, are named with what to do', async () => {
  edit('home/drinkware.yaml', (text) => text.replace('file: drink/campfire-mug', 'file: drink/camp-mug'))
  const pictures = JSON.parse(readFileSync('lib/pictures/manifest.json', 'utf8'))
  pictures['drink/ceramic-mug'].height = pictures['drink/ceramic-mug'].width
  pictures['drink/beer-mug'].widths.push(481)
  const manifest = join(root, 'manifest.json')
  writeFileSync(manifest, JSON.stringify(pictures))
  const output = (await check(manifest)).join('\n')
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

test('a photograph that is not on the page yet, and a second one of its name, are mistakes', async () => {
  mkdirSync(join(folder, 'pictures/drink'), { recursive: true })
  const photograph = sharp('public/pictures/drink/beer-mug-1200.webp')
  const named = new Set(picturesInContent(folder).map((one) => one.name))
  const drawn = (one: string) => one.startsWith('drink/') && !existsSync(join(folder, `pictures/${one}.jpg`))
  const [other = '', name = ''] = [...named].filter(drawn).toSorted()
  await photograph.jpeg().toFile(join(folder, `pictures/${name}.jpg`))
  await photograph.png().toFile(join(folder, `pictures/${name}.png`))
  const traced = photograph.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
  await traced.jpeg().toFile(join(folder, `pictures/${other}.jpg`))
  expect(await check()).toEqual([
    expect.stringMatching(/:1 picture: says where or with what it was taken, .*; run npm run pictures/),
    expect.stringMatching(/\.jpg:1 picture: is not on the page yet; run npm run pictures/),
    expect.stringMatching(/\.png:1 picture: is a second photo called drink\/.*; delete one of the two/),
  ])
})
