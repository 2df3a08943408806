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
  /** What loads at once is asked for first unless this says otherwise. */
  fetchPriority?: 'low'
  className?: string
}

/** Pixels; browsers from before AVIF get one file, as a choice for these few would be a fifth of a page's markup. */
const fallback = 800

/** A picture's files for the browser to choose from. */
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
