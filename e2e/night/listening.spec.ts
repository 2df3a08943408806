import { startSite } from '../../server/start-site.ts'
import { expect, test } from '../support/fixtures.ts'
import { freePort } from '../support/free-port.ts'
import { get } from '../support/wire.ts'

// 127.0.0.2 stands for an address by which others reach this machine: a server on 127.0.0.1 does not hear it.

/** @returns the status of an answer at that address; undefined when nothing listens there */
const statusAt = (address: string, { port }: URL) =>
  get(`http://${address}:${port}/`).then(
    ({ status }) => status,
    () => undefined,
  )

test('Node is reached from this machine alone', async ({ siteWithoutSettings }) => {
  const url = new URL(siteWithoutSettings.url)
  expect(await statusAt('127.0.0.1', url)).toBe(200)
  expect(await statusAt('127.0.0.2', url)).toBeUndefined()
})

test('HOST opens it to other machines', async () => {
  const port = await freePort()
  const url = new URL(`http://localhost:${port}`)
  const site = await startSite({ port, siteUrl: url.origin, host: '0.0.0.0', backend: null })
  expect(await statusAt('127.0.0.2', url)).toBe(200)
  await site.stop()
})
