import clsx from 'clsx'
import { filesOf } from '../../lib/pictures/pictures.ts'
import type { PictureContent } from '../../lib/content/shapes.ts'
import { fields } from '../ui/framed-image.tsx'

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
