import { Picture } from '../ui/picture.tsx'
import type { PrintingWords } from '../../lib/content/printing.ts'

export function Quality({ words }: { words: PrintingWords['quality'] }) {
  return (
    <section aria-labelledby="quality-heading" className="quality ruled-t grid md:grid-cols-2">
      <Picture
        picture={words.picture}
        sizes="(min-width: 861px) max(50vw, 1014px), 100vw"
        className="max-md:aspect-4/3 max-md:ruled-b md:min-h-[760px] md:ruled-r"
      />
      <div className="px-gutter py-9 md:pb-10 md:pl-9 xl:pr-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]">
        <p className="quality-figure max-w-[2em] tracking-[-.02em]">{words.standard}</p>
        <h2 id="quality-heading" className="type-display mt-8 text-7">
          {words.heading}
        </h2>
        <p className="type-lead mt-5 mb-7 text-slate">{words.lead}</p>
        <ul role="list" className="ruled-t">
          {words.checks.map(({ title, text }) => (
            <li key={title} className="ruled-b grid gap-x-5 gap-y-1 py-4 lg:grid-cols-[120px_1fr]">
              <h3 className="type-h3">{title}</h3>
              <p className="text-3 text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
