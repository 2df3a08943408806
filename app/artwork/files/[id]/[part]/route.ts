import { putPart } from '../../../../../lib/uploads/put-part.ts'
import { visitorCall } from '../../../../../lib/uploads/visitor-call.ts'

/** One part of a file. */
export async function PUT(request: Request, { params }: { params: Promise<{ id: string; part: string }> }) {
  const at = await params
  return visitorCall(request, (call) => putPart(request, call, at))
}
