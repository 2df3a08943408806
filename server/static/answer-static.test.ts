import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { type Answer, answerStatic } from './answer-static.ts'

const body = { headers: [], content: Buffer.from('page') }
const answer: Answer = { etag: 'W/"tag"', unchanged: [], plain: body, encoded: new Map(), there: [] }
const answers = new Map([['/', answer]])

function statusFor(headers: Record<string, string>): number {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/', headers })
  const response = new ServerResponse(request)
  answerStatic(answers, request, response)
  return response.statusCode
}

test.each([
  ['W/"tag"', 304],
  ['"other", W/"tag"', 304],
  ['"other" ,\tW/"tag" ', 304],
  ['"other"', 200],
  ['', 200],
])('a copy with %j gets %i', (condition, status) => {
  expect(statusFor({ 'if-none-match': condition })).toBe(status)
})

test.each([
  ['blanks', `a${' '.repeat(15_500)}b`],
  ['commas', ','.repeat(15_500)],
  ['blanks and commas', ' ,'.repeat(7_750)],
  ['semicolons', `br${';'.repeat(15_500)}`],
  ['zeros', `br;q=0.${'0'.repeat(15_500)}1`],
])('a header of nothing but %s costs no time', (_, value) => {
  const begin = process.cpuUsage() // processor time: others use this machine too
  for (let time = 0; time < 10; time += 1) statusFor({ 'if-none-match': value, 'accept-encoding': value })
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(500)
})
