import { visitorCall, beginFile } from '../../../lib/uploads/visitor-call.ts'

export const POST = (request: Request) => visitorCall(request, (call) => beginFile(request, call))
