import clsx from 'clsx'
import type { ReactNode } from 'react'
import { FoldMark } from '../ui/fold-mark.tsx'
import type { PictureContent } from '../../lib/content/shapes.ts'
import { withCount } from '../../lib/content/fill.ts'
import { filesOf } from '../../lib/pictures/pictures.ts'
import { fields } from '../ui/framed-image.tsx'

type Props = {
  label: string
  note: string
  close: string
  pictures: PictureContent[]
  slanted?: boolean
  /** The folded list. */
  children: ReactNode
}

/** The rest of a list of goods; on phones it folds into the edge of a stack (goods-stack.css). */
export function MoreGoods({ label, note, close, pictures, slanted = false, children }: Props) {
  return (
    <details className={clsx('fold stack', slanted && 'stack-slanted')}>
      <summary>
        <FoldedPictures pictures={pictures} className="slivers" />
        <span className="stack-bar">
          <span>
            <span className="fold-word stack-more">{withCount(label, pictures.length)}</span>
            <span className="stack-note">{note}</span>
            <span className="fold-word stack-away">{close}</span>
          </span>
          <FoldMark />
        </span>
      </summary>
      {children}
    </details>
  )
}

/** A sliver for each picture of a folded list, cut from its smallest file; purely decorative. */
export function FoldedPictures({ pictures, className }: { pictures: PictureContent[]; className: string }) {
  return (
    <span aria-hidden="true" className={className}>
      {pictures.map(({ file, field }, index) => {
        const smallest = filesOf(file)?.widths[0]
        return (
          <span key={index} className={clsx('sliver', fields[field])}>
            {smallest && <img src={`/pictures/${file}-${smallest}.webp`} alt="" loading="lazy" />}
          </span>
        )
      })}
    </span>
  )
}
