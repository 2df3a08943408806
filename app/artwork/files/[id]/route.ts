import { askFunction, passOn } from '../../../../lib/uploads/ask-function.ts'
import { visitorCall } from '../../../../lib/uploads/visitor-call.ts'

/** Takes a file away. */
export async function DELETE(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return visitorCall(request, async ({ token }) =>
    passOn(await askFunction({ method: 'DELETE', path: `files/${encodeURIComponent(id)}`, token })),
  )
}
