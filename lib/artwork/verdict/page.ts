import type { Box, Facts, Page, Size } from '../facts.ts'
import { dots, edges } from '../numbers.ts'
import type { Finding, Print } from './findings.ts'
import { grown, isShape, isSize, scaled, scaleInto, turnedLike, type Purpose } from './purpose.ts'

const sizeOf = ([left, bottom, right, top]: Box, { unit, turned }: Page): Size => {
  const [across, up] = [(right - left) * unit, (top - bottom) * unit]
  return turned % 180 === 0 ? { width: across, height: up } : { width: up, height: across }
}

/** How far a box reaches past another on its worst side. */
const past = (outer: Box, inner: Box) =>
  Math.min(inner[0] - outer[0], inner[1] - outer[1], outer[2] - inner[2], outer[3] - inner[3])

/** Judges the first page of a vector file, with the pictures of all pages. */
export function judgePage(facts: Facts, page: Page, asked: Purpose): { findings: Finding[]; print: Print } {
  const { media, crop, bleed, trim, unit } = page
  const visible = crop ?? media
  const named = sizeOf(trim ?? visible, page)
  const purpose = turnedLike(asked, named)
  // A page without a trim box has bleed too if its size is exactly the right one with bleed.
  const unmarked =
    purpose.edge > 0 && !trim
      ? [edges.in, edges.mm].find((edge) => isSize(named, grown(purpose, edge)))
      : undefined
  const cut: Size = unmarked ? purpose : named
  const scale = scaleInto(cut, purpose)
  const edge =
    unmarked ?? (trim ? Math.max(0, Math.min(past(bleed ?? media, trim), past(media, trim))) * unit : 0)
  return {
    findings: [
      ...edgeFindings(edge * scale, purpose),
      ...sizeFindings(cut, purpose),
      ...pictureFindings(facts, scale),
    ],
    print: { ...scaled(cut, scale), edge: edge * scale },
  }
  function pictureFindings({ pages, sealed }: Facts, by: number): Finding[] {
    if (sealed) return []
    const densities = pages.flatMap((one) => one.pictures.map(({ ppi }) => Math.min(...ppi) / one.unit / by))
    if (densities.length === 0) return [{ id: 'lines' }]
    const { sharp, soft } = dots[purpose.seen]
    const dpi = Math.round(Math.min(...densities))
    return [
      dpi >= sharp
        ? { id: 'picturesSharp', values: { dpi } }
        : { id: 'picturesSoft', values: { dpi, sharp, soft } },
    ]
  }
}

function edgeFindings(edge: number, { edge: wanted }: Purpose): Finding[] {
  if (wanted === 0) return []
  // Both bleeds are common in the trade; the smaller one is enough.
  if (edge >= Math.min(wanted, edges.mm) - 0.1) return [{ id: 'edge' }]
  return edge > 1 ? [{ id: 'thinEdge', values: { edge, wanted } }] : [{ id: 'noEdge' }]
}

/** On goods, a drawing can be any size. */
function sizeFindings(cut: Size, { width, height, edge }: Purpose): Finding[] {
  if (edge === 0) return []
  const values = { width, height, pageWidth: cut.width, pageHeight: cut.height }
  if (isSize(cut, { width, height })) return [{ id: 'fits', values }]
  if (!isShape(cut, { width, height })) return [{ id: 'shape', values }]
  return [{ id: 'scaled', values: { ...values, percent: Math.round((width / cut.width) * 100) } }]
}
