import { artwork } from '../content/artwork.ts'
import { printing } from '../content/service-pages.ts'
import { inch } from './facts.ts'
import { readFile } from './read-file.ts'
import { templates } from './templates.ts'
import { judge } from './verdict/judge.ts'
import { purposeOf } from './verdict/purpose.ts'

test.each(templates())(
  '$name: what is drawn under it has its size and its edge',
  ({ sheet, unit = 'in', form, pdf }) => {
    const text = pdf()
    const [width, height] = sheet
    const asked = purposeOf({ name: '', width, height, unit, on: 'paper', seen: 'near' })
    const found = (file: string) =>
      judge('a.pdf', readFile(new Uint8Array(Buffer.from(file, 'latin1'))), asked).findings.map(
        ({ id }) => id,
      )
    // Its guides are on, and nothing is drawn beneath.
    expect(found(text)).toEqual(['blank', 'guides'])
    const ground = text.replace('stream\n', '$&0 0 0 1 k 0 0 9999 9999 re f ')
    expect(found(ground)).toEqual(['guides', 'edge', 'fits', 'lines', 'inks'])
    const { bleed, trim, folds, safe } = artwork().templates.layers
    const layers = [bleed, trim, ...(form === 'flat' || form === 'round' ? [] : [folds]), safe]
    expect([...text.matchAll(/\/OCG \/Name \((.*?)\)/g)].map(([, name]) => name)).toEqual(layers)
  },
)

test('each of them has a purpose of its size', () => {
  const sizeOf = ({ width, height }: { width: number; height: number }) => [width, height].join()
  const known = artwork().sizes.map((size) => sizeOf(purposeOf(size)))
  for (const { sheet, unit = 'in' } of templates()) {
    const [width, height] = sheet
    const purpose = purposeOf({ name: '', width, height, unit, on: 'paper', seen: 'near' })
    expect(known).toContain(sizeOf(purpose))
  }
})

test('there is one for each format, and feet are feet', () => {
  expect(templates().map(({ name }) => name)).toEqual(printing().items.list.map(({ name }) => name))
  expect(new Set(templates().map(({ file }) => file)).size).toBe(templates().length)
  const banner = templates().find(({ unit }) => unit === 'ft')!
  const [page] = readFile(new Uint8Array(Buffer.from(banner.pdf(), 'latin1'))).pages
  expect(page!.trim![2] - page!.trim![0]).toBe(banner.sheet[0] * 12 * inch)
})
