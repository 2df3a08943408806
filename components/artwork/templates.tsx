import type { ArtworkWords } from '../../lib/content/artwork.ts'
import { templates } from '../../lib/artwork/templates.ts'
import { drawDieLine, drawing, type Form } from '../../lib/pictures/die-line.ts'
import { Section } from '../ui/section.tsx'

/** An empty sheet of each format to design on. */
export function Templates({ words }: { words: ArtworkWords['templates'] }) {
  return (
    <Section
      id="templates"
      words={words}
      head="md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
      className="ruled-t bg-board"
    >
      <ul
        role="list"
        className="ruled-t ruled-l mt-8 grid grid-cols-2 bg-sheet max-md:sm:grid-cols-3 md:mt-9 md:grid-cols-4 lg:grid-cols-6"
      >
        {templates().map(({ name, size, sheet, form, file }) => (
          <li key={name} className="ruled-r ruled-b">
            <a
              href={`/templates/${file}`}
              download={file}
              className="group grid h-full content-start px-4 pt-4 pb-3 no-underline"
            >
              <Sheet sheet={sheet} form={form} />
              <b className="mt-3 text-3 leading-control">{name}</b>
              <span className="type-data text-slate">{size}</span>
              <span className="text-link mt-1 text-2">{words.open}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Width of the bleed in the drawing. */
const edge = 4

/** The sheet with its bleed, cut and folds. */
function Sheet({ sheet, form }: { sheet: readonly [number, number]; form: Form }) {
  const { x, y, width, height, folds } = drawDieLine(sheet, form)
  const radius = (by: number) => (form === 'round' ? width / 2 + by : 0)
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden="true"
      className="h-[100px] w-full md:h-[120px]"
    >
      <rect
        x={x - edge}
        y={y - edge}
        width={width + 2 * edge}
        height={height + 2 * edge}
        rx={radius(edge)}
        className="fill-rubine-tint stroke-rubine"
      />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={radius(0)}
        className="fill-sheet stroke-key stroke-[1.5] [stroke-dasharray:5_4]"
      />
      {folds && <path d={folds} className="fill-none stroke-blue-dark stroke-[1.5]" />}
    </svg>
  )
}
