import { drawDieLine, drawing, type Form } from '../../lib/pictures/die-line.ts'

/** A piece as its die line: dashed where it is cut, solid where it is folded. */
export function DieLine({ sheet, form }: { sheet: readonly [number, number]; form: Form }) {
  const { x, y, width, height, folds } = drawDieLine(sheet, form)
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden="true"
      className="h-25 w-full fill-blue-tint md:h-30"
    >
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={form === 'round' ? width / 2 : 0}
        className="stroke-key stroke-[1.3] [stroke-dasharray:5_3.5]"
      />
      {folds && <path d={folds} className="fill-none stroke-blue-dark stroke-[1.3]" />}
    </svg>
  )
}
