import { DELETE } from '../../app/artwork/files/[id]/route.ts'
import { PUT } from '../../app/artwork/files/[id]/[part]/route.ts'
import { POST } from '../../app/artwork/files/[id]/done/route.ts'

const id = '00000000-0000-4000-8000-000000000000'
const calls: string[] = []
const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
  calls.push(String(address))
  return new Response(null, { status: 204 })
})
afterAll(() => fetched.mockRestore())
beforeEach(() => calls.splice(0))

const ask = (method: string) =>
  new Request('http://localhost/', {
    method,
    headers: { Authorization: `Bearer ${'a'.repeat(43)}`, 'Sec-Fetch-Site': 'same-origin' },
  })
const at = (file: string, part = '0') => ({ params: Promise.resolve({ id: file, part }) })

test.each(['findings', 'done', 'content', '100', '-1', '٣', '0/findings', '..'])(
  'a part must be a number: %j',
  async (part) => {
    expect((await PUT(ask('PUT'), at(id, part))).status).toBe(404)
    expect(calls).toEqual([])
  },
)

test.each(['..', '.', `${id}/findings`, `${id}%2F..`, 'sweep', id.toUpperCase().replace('4', 'g')])(
  'an invalid file id is refused: %j',
  async (file) => {
    expect((await PUT(ask('PUT'), at(file))).status).toBe(404)
    expect((await POST(ask('POST'), at(file))).status).toBe(404)
    expect((await DELETE(ask('DELETE'), at(file))).status).toBe(404)
    expect(calls).toEqual([])
  },
)
