import { finishFile } from '../../../../../lib/uploads/finish-file.ts'
import { visitorCall } from '../../../../../lib/uploads/visitor-call.ts'

/** All parts of a file are there: it is looked at as a whole. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return visitorCall(request, ({ token }) => finishFile(token, encodeURIComponent(id)))
}
