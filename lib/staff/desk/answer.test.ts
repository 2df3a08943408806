import { aTicket } from '../../../e2e/support/submission.ts'
import { siteUrl } from '../../seo/site-url.ts'
import * as actions from './answer.ts'
import { callDatabase } from './call-database.ts'

jest.mock('../current-staff.ts', () => ({ currentStaff: () => Promise.resolve({ name: 'Ada' }) }))
jest.mock('./call-database.ts', () => ({
  ...jest.requireActual<object>('./call-database.ts'),
  callDatabase: jest.fn(),
}))

test('each action on an answer logs its failure under a name of its own', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  for (const act of Object.values(actions)) expect(await act(null)).toEqual({ state: 'failed' })
  const kinds = log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { kind: string }).kind)
  expect(new Set(kinds).size).toBe(Object.keys(actions).length)
})

test.each([
  ['es', '/es/request#token'],
  [undefined, '/request#token'],
])('a letter to a visitor in %s leads to %s', async (language, path) => {
  const ticket = aTicket({ facts: { typed: 0, language } })
  jest
    .mocked(callDatabase)
    .mockImplementation((name) => Promise.resolve(name === 'read_ticket' ? ticket : 'token'))
  const request = await actions.askForArtwork({ reference: 'KL-1', template: 'page-en' })
  expect(request).toMatchObject({ href: expect.stringContaining(encodeURIComponent(`${siteUrl}${path}\r`)) })
})
