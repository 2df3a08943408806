import { visitorCall, acceptPart } from '../../../../../lib/uploads/visitor-call.ts'

export const PUT = (request: Request, { params }: { params: Promise<{ id: string; part: string }> }) =>
  visitorCall(request, (call) => acceptPart(request, call), params)
