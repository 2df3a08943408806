/** @jest-environment node */
import { GET } from './[...path]/route.ts'

process.env.BUILT_FILES = '/built/'

test('an unknown path is answered with 404 and logged as one line without personal data', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = await GET(new Request('http://localhost:3000/old/amara@northbeam.example?q=secret'))
  expect(response.status).toBe(404)
  const [line] = logged.mock.calls.flat()
  expect(JSON.parse(String(line))).toEqual({ at: expect.any(String), kind: 'not_found', path: '/…/…' })

  expect((await GET(new Request('http://localhost:3000/built/gone.js'))).status).toBe(404)
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})
