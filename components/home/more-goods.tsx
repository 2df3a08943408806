import clsx from 'clsx'
import type { ReactNode } from 'react'
import { FoldMark } from '../ui/fold-mark.tsx'
import type { PictureContent } from '../../lib/content/shapes.ts'
import { withCount } from '../../lib/content/spell-out.ts'
import { FoldedPictures } from './folded-pictures.tsx'

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
