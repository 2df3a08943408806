import type { IncomingMessage, ServerResponse } from 'node:http'
import { asksForData } from '../../next-output/asks-for-data.ts'
import { chooseEncoding } from './choose-encoding.ts'
import type { Answer } from './read-answers.ts'

/**
 * Answers requests for static files from memory, so that a host without a CDN is as fast as a file server.
 * @returns false when the request is for Next: forms, data for React, pages rendered per request, unknown addresses
 */
export function answerStatic(
  answers: Map<string, Answer>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  // The middleware handles these: the answer to a form is a page.
  if (headers['content-type'] || asksForData(request)) return false
  const answer = answers.get(url.split('?', 1)[0] ?? '')
  if (!answer) return false

  if (isKnown(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.unchanged).end()
    return true
  }
  const encoding = chooseEncoding(headers['accept-encoding'], answer.there)
  const { headers: list, content } = (encoding && answer.encoded.get(encoding)) ?? answer.plain
  response.writeHead(200, list)
  if (method === 'HEAD') response.end()
  else response.end(content)
  return true
}

const isKnown = (condition: string | undefined, etag: string) =>
  condition !== undefined && (condition === etag || condition.split(',').some((tag) => tag.trim() === etag))
