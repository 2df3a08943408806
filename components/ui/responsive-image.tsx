import { sourceSet, type PictureFiles } from '../../lib/pictures/source-set.ts'

type Props = {
  /** Folder and name, as in the content. */
  name: string
  files: Pick<PictureFiles, 'widths'>
  /** For pictures that set their own height; others take the frame's. */
  shape?: Pick<PictureFiles, 'width' | 'height'>
  alt: string
  sizes: string
  /** Loads at once, for what is seen first. */
  eager?: boolean
  /** Eager pictures have high priority by default. */
  fetchPriority?: 'low'
  className?: string
}

/** Pixels; browsers older than AVIF get one file: choices for these few would be a fifth of a page's markup. */
const fallback = 800

/** A picture with its files for the browser to choose from. */
export function ResponsiveImage({ name, files, shape, alt, sizes, eager, fetchPriority, className }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, files)} sizes={sizes} />
      <img
        src={`/pictures/${name}-${files.widths.findLast((width) => width <= fallback)}.webp`}
        width={shape?.width}
        height={shape?.height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={fetchPriority ?? (eager ? 'high' : undefined)}
        className={className}
      />
    </picture>
  )
}
