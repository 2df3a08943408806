import { receiveForm } from './receive-form.ts'

test.each(['a'.repeat(43), 'x'])(
  'a post with a wrong token (%s) asks once at most, whatever it brings',
  async (token) => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ error: 'unknown' }, { status: 404 }))
    const form = new FormData()
    form.set('token', token)
    for (let file = 0; file < 300; file++) form.append('file', new Blob(['%PDF']), `${file}.pdf`)
    expect(await receiveForm(new Request('http://localhost/', { method: 'POST', body: form }), '')).toBe(
      false,
    )
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(1)
    fetched.mockRestore()
  },
)
