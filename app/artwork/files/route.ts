import { visitorCall } from '../../../lib/uploads/visitor-call.ts'
import { beginFile, listFiles } from '../../../lib/uploads/visitor-files.ts'

/** The files of a visitor's link. */
export const GET = (request: Request) => visitorCall(request, listFiles)

/** Begins a file. */
export const POST = (request: Request) => visitorCall(request, (call) => beginFile(request, call))
