import { visitorCall } from '../../../lib/uploads/visitor-call.ts'
import { beginFile, listFiles } from '../../../lib/uploads/visitor-files.ts'

export const GET = (request: Request) => visitorCall(request, listFiles)

export const POST = (request: Request) => visitorCall(request, (call) => beginFile(request, call))
