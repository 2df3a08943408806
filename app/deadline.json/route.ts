import { brand } from '../../lib/content/brand.ts'
import { deadline } from '../../lib/content/deadline.ts'
import { contact } from '../../lib/content/home/story.ts'

export const dynamic = 'force-static'

/** The deadline helper's rules and words, fetched when a visitor first uses it. */
export function GET() {
  return Response.json({ ...deadline(), phone: brand().phone, phoneHours: contact().cards.phone.note })
}
