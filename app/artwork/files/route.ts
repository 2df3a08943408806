import { visitorCall, beginUpload } from '../../../lib/uploads/visitor-call.ts'

export const POST = (request: Request) => visitorCall(request, (call) => beginUpload(request, call))
