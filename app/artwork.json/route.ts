import { artworkData } from '../../lib/content/artwork-data.ts'

export const dynamic = 'force-static'

/** Fetched when a visitor opens the light table in a form, or has a receipt. */
export function GET() {
  return Response.json(artworkData())
}
