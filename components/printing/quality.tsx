import { Picture } from '../ui/picture.tsx'
import type { PrintingWords } from '../../lib/content/printing.ts'

export function Quality({ words }: { words: PrintingWords['quality'] }) {
  return (
    <section aria-labelledby="quality-heading" className="ruled-t grid md:grid-cols-2">
      <Picture
        picture={words.picture}
        sizes="(min-width: 861px) max(50vw, 1014px), 100vw"
        className="border-key max-md:aspect-4/3 max-md:border-b-[1.5px] md:min-h-190 md:border-r-[1.5px]"
      />
      <div className="px-gutter pt-12 pb-16 md:pt-18 md:pb-22 md:pl-16 xl:pr-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]">
        <p className="quality-figure max-w-[2em] leading-[.76] tracking-[-.02em]">{words.standard}</p>
        <h2 id="quality-heading" className="type-display mt-11 text-7">
          {words.heading}
        </h2>
        <p className="type-lead mt-4 mb-7 text-slate">{words.lead}</p>
        <ul role="list" className="ruled-t">
          {words.checks.map(({ title, text }) => (
            <li key={title} className="ruled-b grid gap-x-4 gap-y-1 py-4 lg:grid-cols-[120px_1fr]">
              <h3 className="type-h3">{title}</h3>
              <p className="text-3/[1.55] text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
