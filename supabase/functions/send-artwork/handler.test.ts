import assert from 'node:assert/strict'
import { createArtworkHandler } from './handler.ts'
import { partBytes } from './settings.ts'

const settings = {
  url: 'http://127.0.0.1:9',
  secretKey: 'secret',
  callerKeys: ['key'],
  limits: { visitor: 60, messages: 30, dayBytes: 20e9 },
}
const storage = { put: () => Promise.reject(), get: () => Promise.reject(), remove: () => Promise.reject() }

Deno.test('a body from a stranger is read to the length of a part, and no further', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(64 * 1024))
      sent += 64 * 1024
      if (sent > 20_000_000) controller.close()
    },
  })
  const request = new Request('http://localhost/send-artwork/files', { method: 'POST', body })
  assert.equal((await createArtworkHandler(settings, storage, () => {})(request)).status, 401)
  assert.ok(sent > partBytes && sent < partBytes + 1_000_000, `${sent} bytes`)
})
