import { GET } from './[...path]/route.ts'

process.env.BUILT_FILES = '/built/'

test('an unknown path is answered with 404 and logged as one line without personal data', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const ask = (path: string, referer = '') =>
    GET(new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', referer } }))
  const from = 'http://localhost:3000/printing?q=secret'
  expect((await ask('/old/amara@northbeam.example?q=secret', from)).status).toBe(404)
  const [line] = logged.mock.calls.flat()
  const event = { at: expect.any(String), kind: 'not_found' }
  expect(JSON.parse(String(line))).toEqual({ ...event, path: '/old/…', linked: '/printing' })
  await ask('/old-brochure', 'https://elsewhere.example/amara')
  expect(JSON.parse(String(logged.mock.calls[1]))).toEqual({ ...event, path: '/old-brochure' })

  expect((await ask('/built/gone.js')).status).toBe(404)
  const meant = await ask('/Printing.?a=b')
  expect([meant.status, meant.headers.get('location')]).toEqual([308, '/printing?a=b'])
  for (const [path, to] of [
    ['/ES/printing?a=b', '/es/printing?a=b'],
    ['/es/contact', '/es#contact'],
    ['/es/Printing.', '/es/printing'],
    // Where a language is not offered any more, a customer's link still opens the request.
    ['/es/request', '/request'],
  ] as const)
    expect((await ask(path)).headers.get('location')).toBe(to)
  expect(logged).toHaveBeenCalledTimes(2)
  process.env.HELD_PAGES = 'questions'
  expect((await ask('/es/questions')).status).toBe(404)
  expect((await ask('/Questions')).status).toBe(404)
  delete process.env.HELD_PAGES
  logged.mockRestore()
})
