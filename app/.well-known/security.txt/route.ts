import { securityText } from '../../../lib/seo/security-text.ts'

export const dynamic = 'force-static'

export function GET() {
  return new Response(securityText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
