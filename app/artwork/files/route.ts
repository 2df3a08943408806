import { visitorCall } from '../../../lib/uploads/visitor-call.ts'
import { beginFile } from '../../../lib/uploads/visitor-files.ts'

export const POST = (request: Request) => visitorCall(request, (call) => beginFile(request, call))
