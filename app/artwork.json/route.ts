import { artwork } from '../../lib/content/artwork.ts'
import { brand } from '../../lib/content/brand.ts'

export const dynamic = 'force-static'

/** What the light table in a form and the files on a receipt say; fetched when somebody opens one. */
export function GET() {
  return Response.json({ ...artwork(), email: brand().email, worker: process.env.ARTWORK_WORKER ?? '' })
}
