import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { create } from 'fontkit'
import { isScalar, visit } from 'yaml'
import { type Fault, parseYaml } from '../faults/fault.ts'

/** The site's face, in parts; the first has most letters. */
export const posterFonts = ['latin', 'latin-ext', 'vietnamese'].map(
  (part) => `node_modules/@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`,
)

/** Characters that the device draws, such as emoji, or that are invisible. */
const noLetter = /[\p{Extended_Pictographic}\p{Emoji_Component}\p{Default_Ignorable_Code_Point}\s]/u

let letters: Set<number> | undefined
function posterLetters() {
  const fonts = posterFonts.map((file) => create(readFileSync(file)))
  return (letters ??= new Set(fonts.flatMap((font) => ('characterSet' in font ? font.characterSet : []))))
}

/** @returns the letters of a text that the site's face lacks, each once */
export const missingLetters = (text: string) =>
  [...new Set(text)].filter(
    (letter) => !posterLetters().has(letter.codePointAt(0)!) && !noLetter.test(letter),
  )

/** @returns a fault for each heading that leaves holes in the picture of a shared link, whatever day shows its page */
export function checkHeadings(folder: string): Fault[] {
  const own = ['printing', 'translation', 'veterinary', 'artwork'].map((name) => `${name}.yaml`)
  const pages = globSync('pages/*.yaml', { cwd: folder }).map((name) => `pages/${basename(name)}`)
  return ['home/hero.yaml', ...own, ...pages].flatMap((file): Fault[] => {
    const { document, lines } = parseYaml(readFileSync(join(folder, file), 'utf8'))
    const faults: Fault[] = []
    visit(document, {
      Pair(_, { key, value }) {
        const field = isScalar(key) ? String(key.value) : ''
        if (!/^(heading|headline)$/.test(field)) return
        visit(value as never, {
          Scalar(_, { value: text, range }) {
            const missing = missingLetters(String(text)).join('')
            const { line } = lines.linePos(range?.[0] ?? 0)
            const advice = `our type has no "${missing}", so the picture of a shared link would have a hole there; write it in Latin letters`
            if (missing) faults.push({ file, line, field, advice })
          },
        })
        // The page's main heading is its first.
        return visit.BREAK
      },
    })
    return faults
  })
}
