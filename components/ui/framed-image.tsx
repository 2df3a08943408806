import clsx from 'clsx'
import type { PictureContent } from '../../lib/content/shapes.ts'
import { sourceSet, type PictureFiles } from '../../lib/pictures/source-set.ts'

export const pictureFields = {
  yellow: 'bg-yellow',
  'rubine-tint': 'bg-rubine-tint',
  'blue-tint': 'bg-blue-tint',
  board: 'bg-board',
  key: 'bg-key',
  sheet: 'bg-sheet',
}

export type FramedImageProps = {
  picture: PictureContent
  files: Pick<PictureFiles, 'widths'> | undefined
  /** Sets the frame's size. */
  className?: string
  /** How wide the picture is drawn; frames taller than 4:3 crop its sides, so it is wider than they are. */
  sizes?: string
  /** Loads at once, for pictures seen first. */
  eager?: boolean
}

/** A picture on its flat ink field, which shows until the picture loads, or if there is no picture yet. */
export function FramedImage({ picture, files, className, sizes = '100vw', eager }: FramedImageProps) {
  const { file, alt, field } = picture
  const frame = clsx('relative block overflow-hidden', pictureFields[field], className)
  if (!files) return <div role="img" aria-label={alt} className={frame} />
  return (
    <ResponsiveImage
      name={file}
      files={files}
      alt={alt}
      sizes={sizes}
      eager={eager}
      frame={frame}
      className="absolute inset-0 size-full object-cover"
    />
  )
}

type Props = {
  /** Folder and name, as in the content. */
  name: string
  files: Pick<PictureFiles, 'widths'>
  /** For pictures that set their own height; others take the frame's. */
  shape?: Pick<PictureFiles, 'width' | 'height'>
  alt: string
  sizes: string
  /** Loads at once, for pictures seen first. */
  eager?: boolean
  /** Eager pictures have high priority by default. */
  fetchPriority?: 'low'
  /** Classes of the element around the picture. */
  frame?: string
  className?: string
}

/** Pixels; browsers older than AVIF get one file: choices for these few would be a fifth of a page's markup. */
const fallback = 800

export function ResponsiveImage({
  name,
  files,
  shape,
  alt,
  sizes,
  eager,
  fetchPriority,
  frame,
  className,
}: Props) {
  return (
    <picture className={frame}>
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
