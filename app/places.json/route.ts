import { alsoCalledHere } from '../../lib/places/also-called.ts'

export const dynamic = 'force-static'

/** Other names of cities and countries, fetched when a visitor types into the city finder. */
export function GET() {
  return Response.json(alsoCalledHere())
}
