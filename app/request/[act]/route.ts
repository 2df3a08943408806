import { askOfOrder } from '../../../lib/request/ask-of-order.ts'
import { requestCall, visitorCall } from '../../../lib/uploads/visitor-call.ts'

export const POST = async (request: Request, { params }: { params: Promise<{ act: string }> }) => {
  const { act } = await params
  return visitorCall(request, async (call) =>
    act === 'order'
      ? askOfOrder(await request.json().catch(() => null), call)
      : requestCall(request, act, call),
  )
}
