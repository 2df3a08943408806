import type { PrintingWords } from '../../lib/content/printing.ts'
import { fullRows } from '../ui/full-rows.ts'
import { Section } from '../ui/section.tsx'
import { drawDieLine, drawing, type Form } from '../../lib/pictures/die-line.ts'

export function Items({ words }: { words: PrintingWords['items'] }) {
  const shares = fullRows(words.list.length, { phone: 2, middle: 3, md: 4, lg: 6 })
  return (
    <Section id="items" words={words} className="ruled-t bg-board">
      <ul role="list" className="ruled-t ruled-l full-rows mt-8 bg-sheet md:mt-9">
        {words.list.map(({ name, size, sheet, form }, index) => (
          <li key={name} className={`ruled-r ruled-b px-4 py-5 md:px-5 ${shares[index]}`}>
            <DieLine sheet={sheet} form={form} />
            <span className="mt-4 block text-3 leading-control font-head x-head">{name}</span>
            <span className="type-data mt-1 block text-slate">{size}</span>
          </li>
        ))}
      </ul>
      <a href={words.more.href} className="text-link mt-5">
        {words.more.label}
      </a>
    </Section>
  )
}

/** A piece's die line: dashed cuts, solid folds. */
function DieLine({ sheet, form }: { sheet: readonly [number, number]; form: Form }) {
  const { x, y, width, height, folds } = drawDieLine(sheet, form)
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden="true"
      className="h-[100px] w-full fill-blue-tint md:h-[120px]"
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
