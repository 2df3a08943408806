import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { faultsOf } from '../faults/check-content.ts'
import type { Fault } from '../faults/fault.ts'
import type { Content } from '../shapes.ts'
import { listDefinitions } from './definitions.ts'
import { faultOfPageName } from '../page-names.ts'
import { contentFolder } from '../folder.ts'
import { readLogo } from '../logo.ts'
import { landingPage } from '../pages.ts'
import { checkFacts, checkLinks } from './check-across-files.ts'
import { checkCities } from './check-cities.ts'
import { checkOwnFacts } from './own-facts.ts'
import { checkFigures } from './check-figures.ts'
import { checkFiles, checkPhotographs, checkPictures } from './check-pictures.ts'
import { checkRepeats } from './check-repeats.ts'
import { checkContradictions } from './contradictions.ts'
import { copiedTexts } from './copied-texts.ts'
import { checkOpposedTexts } from './opposed-texts.ts'
import { faultsOfIds } from './renamed-options.ts'
import { checkSizes } from './check-sizes.ts'
import { checkStatedAmounts } from './stated-amounts.ts'
import { goodsNamed } from './goods-named.ts'
import { textsUnlikeOthers } from './unlike-others.ts'
import { unknownWords } from './unknown-words.ts'
import { checkLanguages } from '../../language/check-languages.ts'
import { checkHeadings } from './missing-letters.ts'

/** @returns how many content files there are, every fault, including unknown and missing files, whether these hid others, and notes on translations */
export async function checkAllContent(folder = contentFolder, manifest?: string) {
  const entries = globSync('**/*', {
    cwd: folder,
    exclude: ['pictures/**', 'README.md'],
    withFileTypes: true,
  })
  const pathOf = (entry: (typeof entries)[number]) => relative(folder, join(entry.parentPath, entry.name))
  const folders = entries.filter((entry) => entry.isDirectory() && /.\.(?:ya?ml|po|svg)$/.test(entry.name))
  if (folders.length > 0)
    return {
      files: 0,
      isCut: true,
      notes: [],
      faults: folders.map((entry) =>
        ofFile(pathOf(entry), 'is a folder with the name of a file; give it another name, or remove it'),
      ),
    }
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(pathOf)
    .filter((name) => !/^languages[\\/]/.test(name))
  const made = names.filter((name) => /^pages[\\/][^\\/]+\.yaml$/.test(name))
  const known = [...(await listDefinitions()), ...made.map((file) => ({ file, schema: landingPage }))]
  const isKnown = (name: string) => name === 'logo.svg' || known.some(({ file }) => file === name)
  const misnamed = made.flatMap((file): Fault[] => {
    const advice = faultOfPageName(basename(file, '.yaml'))
    return advice ? [ofFile(file, advice)] : []
  })
  const each = known.flatMap(({ file, schema }: Pick<Content<unknown>, 'file' | 'schema'>): Fault[] => {
    const moved = names.find((name) => name !== file && !isKnown(name) && isNamedLike(name, file))
    if (!names.includes(file))
      return [
        moved
          ? ofFile(moved, `must be ${file}; move it there, under this name`)
          : ofFile(file, 'is missing; bring it back'),
      ]
    return faultsOf(file, readFileSync(join(folder, file)), schema)
  })
  const found = faultsOfIds(each, folder)
  // A country that is misspelled below its cities has no other names either.
  const ofCities = found.filter(({ file }) => file === 'home/locations.yaml')
  const isOther = (fault: Fault) => ofCities.includes(fault) && fault.field.startsWith('alsoCalled')
  const cities =
    ofCities.every(isOther) && existsSync(join(folder, 'home/locations.yaml')) ? checkCities(folder) : []
  const faults = cities.length > 0 ? found.filter((one) => !isOther(one)) : found
  // All texts take words from these: nothing else can be checked until they can be read.
  const unread = faults.filter(({ file, field }) => /^(brand|claims)\./.test(file) && field === 'file')
  if (unread.length > 0) return { files: names.length, isCut: true, notes: [], faults: unread }
  const figures = checkFigures(folder)
  if (figures.length > 0) return { files: names.length, isCut: true, notes: [], faults: figures }
  const unknown = names.filter((name) => !isKnown(name) && !faults.some(({ file }) => file === name))
  const spoken = faults.length > 0 ? [] : checkLanguages(known, folder)
  const spelling = faults.length > 0 ? { faults: [], notes: [] } : unknownWords(folder)
  return {
    files: names.length,
    isCut: faults.length > 0,
    notes: [
      ...spoken.filter(({ isHarmless }) => isHarmless),
      ...spelling.notes,
      ...copiedTexts(folder),
      ...textsUnlikeOthers(folder),
      ...(faults.length > 0 ? [] : goodsNamed(folder)),
    ],
    faults: [
      ...misnamed,
      ...faults,
      ...checkLogo(folder),
      ...cities,
      ...(faults.length > 0
        ? []
        : [
            ...checkFacts(folder),
            ...checkOwnFacts(folder),
            ...checkContradictions(folder),
            ...checkStatedAmounts(folder),
            ...checkOpposedTexts(folder),
            ...checkSizes(folder),
            ...checkHeadings(folder),
            ...spelling.faults,
            ...(unknown.length + misnamed.length > 0 ? [] : checkRepeats(folder)),
            ...spoken.filter(({ isHarmless }) => !isHarmless),
          ]),
      ...checkLinks(folder),
      ...checkFiles(),
      ...checkPictures(folder, manifest),
      ...(await checkPhotographs(folder, manifest)),
      ...unknown.map((file) => ofFile(file, faultOfUnknown(folder, file))),
    ],
  }
}

/** Whether a file has another one's name, but for its folder, its capitals or its ending. */
const isNamedLike = (...names: [string, string]) => {
  const [one, other] = names.map((name) =>
    basename(name)
      .toLowerCase()
      .replace(/\.\w+$/, ''),
  )
  return one === other
}

function faultOfUnknown(folder: string, file: string): string {
  if (/^blocks:/m.test(readFileSync(join(folder, file), 'utf8')))
    return `is a page, and none is read here; move it to pages/${basename(file).replace(/\.\w+$/, '')}.yaml`
  if (/\.(jpe?g|png|webp|heic)$/i.test(file))
    return 'is a picture, which belongs in a folder of content/pictures; README.md says how'
  if (/\.pdf$/i.test(file)) return 'is a PDF; to offer it for download, move it to public/files'
  if (file.endsWith('.yml'))
    return `ends in .yml, which is not read; rename it to ${basename(file, '.yml')}.yaml`
  return /\.(docx?|odt|pages|rtf|txt|md|html?)$/i.test(file)
    ? 'is no file of words, which ends in .yaml; copy its words into one, and remove it'
    : 'is used by no page; remove it or correct its name'
}

const ofFile = (file: string, advice: string): Fault => ({ file, line: 1, field: 'file', advice })

function checkLogo(folder: string): Fault[] {
  const path = join(folder, 'logo.svg')
  const read = existsSync(path) ? readLogo(readFileSync(path, 'utf8')) : 'is missing; bring it back'
  return typeof read === 'string' ? [ofFile('logo.svg', read)] : []
}
