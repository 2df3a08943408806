import { brand } from '../../lib/content/brand.ts'
import { deadline } from '../../lib/content/deadline.ts'
import { contact } from '../../lib/content/home/contact.ts'

export const dynamic = 'force-static'

/** What the deadline helper of the Project Request form reckons with and says; fetched when somebody asks it. */
export function GET() {
  return Response.json({ ...deadline(), phone: brand().phone, phoneHours: contact().cards.phone.note })
}
