import { drawDieLine, drawing, type SheetForm } from '../../lib/pictures/die-line.ts'

const looks = {
  cut: {
    sheet: 'h-[100px] w-full fill-blue-tint md:h-[120px]',
    cut: 'stroke-key stroke-[1.3] [stroke-dasharray:5_3.5]',
    folds: 'fill-none stroke-blue-dark stroke-[1.3]',
  },
  bleed: {
    sheet: 'h-[100px] w-full md:h-[120px]',
    cut: 'fill-sheet stroke-key stroke-[1.5] [stroke-dasharray:5_4]',
    folds: 'fill-none stroke-blue-dark stroke-[1.5]',
  },
}

const edge = 4

type Props = { sheet: readonly [number, number]; form: SheetForm; look?: keyof typeof looks }

/** A piece's die line: dashed cuts, solid folds, and with the look `bleed` its bleed around them. */
export function DieLine({ sheet, form, look = 'cut' }: Props) {
  const { x, y, width, height, folds } = drawDieLine(sheet, form)
  const grown = (by: number) => ({
    x: x - by,
    y: y - by,
    width: width + 2 * by,
    height: height + 2 * by,
    rx: form === 'round' ? width / 2 + by : 0,
  })
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true" className={looks[look].sheet}>
      {look === 'bleed' && <rect {...grown(edge)} className="fill-rubine-tint stroke-rubine" />}
      <rect {...grown(0)} className={looks[look].cut} />
      {folds && <path d={folds} className={looks[look].folds} />}
    </svg>
  )
}
