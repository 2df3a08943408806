import type { Block } from '../../lib/content/pages.ts'
import { ColourBar } from '../ui/colour-bar.tsx'

/** The beginning of a page that has words alone. */
export function Opening({ words: { heading, lead } }: { words: Block<'opening'> }) {
  return (
    <section className="bg-board">
      <div className="wrap grid items-end gap-x-10 gap-y-6 pt-14 pb-10 md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] md:pt-28 md:pb-16">
        <h1 className="type-h1">{heading}</h1>
        <p className="type-lead text-slate">{lead}</p>
      </div>
      <ColourBar />
    </section>
  )
}
