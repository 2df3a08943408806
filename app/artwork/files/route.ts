import { beginFile } from '../../../lib/uploads/begin-file.ts'
import { listFiles } from '../../../lib/uploads/list-files.ts'
import { visitorCall } from '../../../lib/uploads/visitor-call.ts'

/** The files of a visitor's link. */
export const GET = (request: Request) => visitorCall(request, listFiles)

/** Begins a file. */
export const POST = (request: Request) => visitorCall(request, (call) => beginFile(request, call))
