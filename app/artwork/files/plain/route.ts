import { receiveForm } from '../../../../lib/uploads/receive-form.ts'
import { addressOf, isSameOrigin } from '../../../../lib/uploads/visitor-call.ts'

/** Files from a browser without script: a form post, answered with a page that says whether they arrived. */
export async function POST(request: Request) {
  const came = isSameOrigin(request.headers) && (await receiveForm(request, addressOf(request)))
  const Location = came ? '/artwork/arrived' : '/artwork/not-arrived'
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } })
}
