import assert from 'node:assert/strict'
import { answering } from './testing.ts'

const ask = (token?: string) =>
  new Request('http://function/send-contact-form', {
    headers: token === undefined ? {} : { 'x-health-token': token },
  })

Deno.test('only the token’s bearer reads how the database and the mails are', async () => {
  let status = 200
  await answering(
    (request) => {
      assert.equal(new URL(request.url).pathname, '/rest/v1/rpc/health')
      return Response.json({ waiting: 3, oldest: 90 }, { status })
    },
    async (handle) => {
      const health = await handle(ask('the-health-token'))
      assert.deepEqual(await health.json(), { database: 'ok', mails: { waiting: 3, oldest: 90 } })
      for (const wrong of [undefined, '', 'x']) assert.equal((await handle(ask(wrong))).status, 405)
      status = 500
      assert.deepEqual(await (await handle(ask('the-health-token'))).json(), {
        database: 'down',
        mails: null,
      })
    },
  )
})
