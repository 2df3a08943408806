import { finishFile } from '../../../../../lib/uploads/finish-file.ts'
import { visitorCall } from '../../../../../lib/uploads/visitor-call.ts'

/** All parts of a file are there: it is looked at as a whole. */
export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  visitorCall(request, ({ token, id }) => finishFile(token, id), params)
