import type { NextRequest } from 'next/server'
import { askFunction, forwardAnswer } from '../../../../lib/uploads/ask-function.ts'
import { sendOpenedFile } from '../../../../lib/uploads/send-opened-file.ts'
import { visitorCall } from '../../../../lib/uploads/visitor-call.ts'

/** A file of an answer, by the key that the request's page was given for it. */
export const GET = async (request: NextRequest, { params }: { params: Promise<{ id: string }> }) =>
  sendOpenedFile((await params).id, request.nextUrl.searchParams.get('key') ?? '')

export const DELETE = (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  visitorCall(
    request,
    async ({ token, id }) =>
      forwardAnswer(await askFunction({ method: 'DELETE', path: `files/${id}`, token })),
    params,
  )
