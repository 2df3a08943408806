import { finishFile } from '../../../../../lib/uploads/finish-file.ts'
import { visitorCall } from '../../../../../lib/uploads/visitor-call.ts'

/** All parts have been sent: checks the file as a whole. */
export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  visitorCall(request, ({ token, id }) => finishFile(token, id), params)
