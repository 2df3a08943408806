import { reorder } from '../../../lib/request/reorder.ts'
import { requestCall, visitorCall } from '../../../lib/uploads/visitor-call.ts'

export const POST = async (request: Request, { params }: { params: Promise<{ act: string }> }) => {
  const { act } = await params
  return visitorCall(request, async (call) =>
    act === 'reorder'
      ? reorder(await request.json().catch(() => null), call)
      : requestCall(request, act, call),
  )
}
