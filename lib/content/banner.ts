import { createHash } from 'node:crypto'
import { z } from 'zod'
import { defineContent, listOf, ownLink, short, text } from './shapes.ts'

const entry = z.strictObject({ text: short(140), link: ownLink.optional() })

export const banners = defineContent(
  'banner.yaml',
  z.strictObject({ close: text, banners: listOf(entry, [0, 6], 'banners') }),
)

/** The line on top of all pages today, undefined if there is none; `id` changes with its words. */
export function banner() {
  const {
    close,
    banners: [today],
  } = banners()
  return (
    today && {
      ...today,
      close,
      id: createHash('md5').update(JSON.stringify(today)).digest('hex').slice(0, 8),
    }
  )
}
