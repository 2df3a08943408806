import clsx from 'clsx'
import type { PictureContent } from '@/lib/content/shapes'

const fields = {
  yellow: 'bg-yellow',
  'rubine-tint': 'bg-rubine-tint',
  'blue-tint': 'bg-blue-tint',
  board: 'bg-board',
  key: 'bg-key',
  sheet: 'bg-sheet',
}

/** A picture on its flat ink field. The field has the picture's final size; `className` sets it. */
export function Picture({ picture, className }: { picture: PictureContent; className?: string }) {
  return (
    <div
      role="img"
      aria-label={picture.alt}
      className={clsx('relative overflow-hidden', fields[picture.field], className)}
    />
  )
}
