import { visitorCall } from '../../../../../lib/uploads/visitor-call.ts'
import { putPart } from '../../../../../lib/uploads/visitor-files.ts'

export const PUT = (request: Request, { params }: { params: Promise<{ id: string; part: string }> }) =>
  visitorCall(request, (call) => putPart(request, call), params)
