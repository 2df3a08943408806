import { requestCall, visitorCall } from '../../../lib/uploads/visitor-call.ts'

export const POST = async (request: Request, { params }: { params: Promise<{ act: string }> }) => {
  const { act } = await params
  return visitorCall(request, (call) => requestCall(request, act, call))
}
