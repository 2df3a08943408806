import { citiesUnder } from '../../../lib/places/world.ts'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => ({ letter }))

/** Cities without a press, fetched when a visitor types one that the page does not list. */
export async function GET(_: Request, { params }: { params: Promise<{ letter: string }> }) {
  return Response.json(citiesUnder((await params).letter))
}
