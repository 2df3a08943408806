import { sourceSet, type PictureFiles } from '../../lib/pictures/source-set.ts'

type Props = {
  /** Folder and name, as content says it. */
  name: string
  files: Pick<PictureFiles, 'widths'>
  /** For a picture whose own shape sets its height; in a frame it has the frame's. */
  shape?: Pick<PictureFiles, 'width' | 'height'>
  alt: string
  /** How wide the picture is drawn. */
  sizes: string
  /** For what is seen first: loads at once. */
  eager?: boolean
  className?: string
}

/** A picture's files for the browser to choose from. */
export function ResponsiveImage({ name, files, shape, alt, sizes, eager = false, className }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, files, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${files.widths.at(-1)}.webp`}
        srcSet={sourceSet(name, files, 'webp')}
        sizes={sizes}
        width={shape?.width}
        height={shape?.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}
