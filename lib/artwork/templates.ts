import { artwork } from '../content/artwork.ts'
import { printing } from '../content/service-pages.ts'
import type { SheetForm } from '../pictures/die-line.ts'
import { english, inLanguage } from '../language/spoken.ts'
import { bleeds, inch } from './facts.ts'
import { safeDistance } from './print-limits.ts'

type Template = { sheet: readonly [number, number]; unit?: 'in' | 'ft'; form: SheetForm }
/** Names of the layers, as a drawing program lists them. */
type Layers = { bleed: string; trim: string; folds: string; safe: string }

/** Room around the bleed for fold marks, in points. */
const margin = 18
/** Control point distance of a Bézier quarter circle, per radius. */
const pull = 0.5523

const n = (value: number) => String(Math.round(value * 100) / 100)

/** A rectangle, or the circle in it, centered on the page. */
function outline([cx, cy]: number[], width: number, height: number, form: SheetForm): string {
  if (form !== 'round') return `${n(cx! - width / 2)} ${n(cy! - height / 2)} ${n(width)} ${n(height)} re S`
  const r = width / 2
  const k = (width / 2) * pull
  const at = (x: number, y: number) => `${n(cx! + x)} ${n(cy! + y)}`
  return [
    `${at(r, 0)} m`,
    `${at(r, k)} ${at(k, r)} ${at(0, r)} c`,
    `${at(-k, r)} ${at(-r, k)} ${at(-r, 0)} c`,
    `${at(-r, -k)} ${at(-k, -r)} ${at(0, -r)} c`,
    `${at(k, -r)} ${at(r, -k)} ${at(r, 0)} c S`,
  ].join(' ')
}

/** An empty PDF, one character a byte: bleed, cut, folds and safe line, a layer each (ISO 32000-2, 8.11 and 14.11.2). */
function templatePdf({ sheet, unit = 'in', form }: Template, layers: Layers): string {
  const points = unit === 'ft' ? 12 * inch : inch
  const width = sheet[0] * points
  const height = sheet[1] * points
  const bleed = bleeds.in
  const page = [width + 2 * (bleed + margin), height + 2 * (bleed + margin)]
  const middle = [page[0]! / 2, page[1]! / 2]
  const left = margin + bleed
  const foot = margin + bleed
  const fold = (share: number) =>
    `${n(left + width * share)} ${n(margin / 2)} m ${n(left + width * share)} ${n(page[1]! - margin / 2)} l S`
  const flap = `${n(left)} ${n(foot + height)} m ${n(middle[0]!)} ${n(foot + height * 0.45)} l ${n(left + width)} ${n(foot + height)} l S`
  const lines: Record<typeof form, string> = {
    flat: '',
    round: '',
    fold: fold(1 / 2),
    trifold: `${fold(1 / 3)} ${fold(2 / 3)}`,
    envelope: flap,
  }
  const folds = lines[form]
  const drawn = [
    [layers.bleed, `0 1 0 0 K 0.75 w ${outline(middle, width + 2 * bleed, height + 2 * bleed, form)}`],
    [layers.trim, `0 0 0 1 K 1 w [6 4] 0 d ${outline(middle, width, height, form)}`],
    [layers.folds, folds && `1 0.2 0 0.1 K 0.75 w ${folds}`],
    [
      layers.safe,
      `1 0.2 0 0.1 K 0.5 w ${outline(middle, width - 2 * safeDistance, height - 2 * safeDistance, form)}`,
    ],
  ].filter(([, content]) => content)
  const content = drawn.map(([, lines], index) => `/OC /L${index} BDC q ${lines} Q EMC`).join('\n')
  const list = drawn.map((_, index) => `${5 + index} 0 R`).join(' ')
  const box = (by: number) => [left - by, foot - by, left + width + by, foot + height + by].map(n).join(' ')
  return write([
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [${list}] /D << /Order [${list}] /ON [${list}] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.map(n).join(' ')}] /BleedBox [${box(bleed)}] /TrimBox [${box(0)}] /Contents 4 0 R /Resources << /Properties << ${drawn.map((_, index) => `/L${index} ${5 + index} 0 R`).join(' ')} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...drawn.map(([name = '']) => `<< /Type /OCG /Name (${name.replace(/[\\()]/g, '\\$&')}) >>`),
  ])
}

function write(objects: string[]): string {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

const fileOf = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`

/** The templates of /artwork, one per format of /printing: their data for a page, and their files. */
export function templates() {
  const { layers } = artwork().templates
  // A template is one file in all languages.
  const files = inLanguage(english, () => printing().items.list.map(({ name }) => fileOf(name)))
  return printing().items.list.map((item, index) => ({
    ...item,
    file: files[index]!,
    pdf: () => templatePdf(item, layers),
  }))
}
