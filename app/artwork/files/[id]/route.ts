import { askFunction, passOn } from '../../../../lib/uploads/ask-function.ts'
import { visitorCall } from '../../../../lib/uploads/visitor-call.ts'

export const DELETE = (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  visitorCall(
    request,
    async ({ token, id }) => passOn(await askFunction({ method: 'DELETE', path: `files/${id}`, token })),
    params,
  )
