import type { PictureContent } from '../../lib/content/shapes.ts'
import { filesOf } from '../../lib/pictures/pictures.ts'
import { ResponsiveImage } from './responsive-image.tsx'

type Props = { picture: PictureContent; sizes: string; className: string }

/** Goods without a field, on art that the page draws; seen first, so it loads eagerly, but after the font. */
export function CutOut({ picture: { file, alt }, sizes, className }: Props) {
  const files = filesOf(file)
  return (
    files && (
      <ResponsiveImage
        name={file}
        files={files}
        shape={files}
        alt={alt}
        sizes={sizes}
        className={className}
        eager
        fetchPriority="low"
      />
    )
  )
}
