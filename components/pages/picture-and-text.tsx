import clsx from 'clsx'
import type { Block } from '../../lib/content/pages.ts'
import { Picture } from '../ui/picture.tsx'
import { Prose } from './prose.tsx'

type Props = {
  id: string
  words: Block<'picture'>
  /** The picture at the right edge, so that two in a row differ. */
  turned: boolean
}

/** A picture to the edge of the sheet, and words beside it. */
export function PictureAndText({ id, words, turned }: Props) {
  return (
    <section aria-labelledby={id} className="ruled-t grid md:grid-cols-2">
      <Picture
        picture={words.picture}
        sizes="(min-width: 861px) 50vw, 100vw"
        className={clsx(
          'border-key max-md:aspect-4/3 max-md:border-b-[1.5px] md:min-h-130',
          turned ? 'md:order-1 md:border-l-[1.5px]' : 'md:border-r-[1.5px]',
        )}
      />
      <div
        className={clsx(
          'self-center px-gutter py-12 md:py-18',
          turned
            ? 'md:pr-16 xl:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]'
            : 'md:pl-16 xl:pr-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]',
        )}
      >
        <h2 id={id} className="type-h2">
          {words.heading}
        </h2>
        <Prose paragraphs={words.paragraphs} className="type-lead mt-5 text-slate" />
      </div>
    </section>
  )
}
