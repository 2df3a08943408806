import { connect } from 'node:net'
import { once } from 'node:events'
import { readFile } from '../../lib/artwork/read-file.ts'
import { judge } from '../../lib/artwork/verdict/judge.ts'
import { purposeOf } from '../../lib/artwork/verdict/purpose.ts'
import { artwork } from '../../lib/content/artwork.ts'
import { reference } from '../../lib/leads/reference.ts'
import { callAction, readForm } from '../load/call-action.ts'
import { partBytes, pdfOf, requestWithLink, sha256, uploads } from '../../supabase/tests/support/upload.ts'
import { tiff } from '../support/artwork/make-raster.ts'
import { dotsWith } from '../support/artwork/press-samples.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { filesOf } from '../support/artwork-files.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara } from '../support/project-form.ts'
import { sendBytes } from '../support/wire.ts'

// Files sent by a visitor's link go through the site: it streams them to the function, and checks them again.

const [purpose] = artwork().sizes

test('A request’s answer has a link, and a file comes by it, part by part', async ({ site }) => {
  const form = await readForm(site.url)
  const answer = await callAction(site.url, form, { ...amara, artwork: '2' })
  const token = /"artwork":"([\w-]{43})"/.exec(answer.text)?.[1] ?? ''
  const files = filesOf(site.url, token)
  const bytes = pdfOf(2 * partBytes + 4_321)
  const begun = await files.begin(bytes)
  expect(begun).toEqual([201, { id: expect.any(String), partBytes, parts: [] }])
  const [, { id }] = begun
  expect((await files.part(id, bytes, 1))[0]).toBe(204)
  expect((await files.done(id))[1]).toEqual({ error: 'missing', parts: [0, 2] })
  for (const number of [0, 2]) expect((await files.part(id, bytes, number))[0]).toBe(204)
  const done = await files.ask('POST', `artwork/files/${id}/done`)
  // Random bytes after a PDF's first line.
  expect(await done.json()).toEqual({ state: 'arrived', sha256: sha256(bytes), verdict: 'help' })
  expect(done.headers.get('cache-control')).toBe('private, no-store')
  expect((await files.list())[1]).toMatchObject({
    reference: answer.reference,
    announced: 2,
    files: [
      {
        id,
        name: 'logo.pdf',
        kind: 'pdf',
        purpose: null,
        bytes: bytes.length,
        at: expect.any(String),
        state: 'arrived',
        parts: [0, 1, 2],
        verdict: 'help',
        findings: [{ id: 'damaged' }],
      },
    ],
  })
})

test('The server finds the same as the browser', async ({ site }) => {
  const { token } = await requestWithLink(site.backend)
  const files = filesOf(site.url, token)
  const bytes = Buffer.from(soundPdfs['card-bleed']!)
  const [, { id }] = await files.begin(bytes, { purpose, report: { level: 'help' } })
  await files.part(id, bytes, 0)
  expect((await files.done(id))[1]).toMatchObject({ verdict: 'ready' })
  // Ink is measured in pictures, too, not only in pages.
  const heavy = Buffer.from(tiff(100, 100, dotsWith(5), 'differences'))
  const [, begun] = await files.begin(heavy, { name: 'heavy.tif', type: 'tiff', purpose })
  await files.part(begun.id, heavy, 0)
  expect((await files.done(begun.id))[1]).toMatchObject({ verdict: 'stop' })
  const { findings } = judge('heavy.tif', readFile(heavy), purposeOf(purpose!))
  expect(findings.map((one) => one.id)).toContain('ink')
  expect((await files.list())[1].files).toMatchObject([{}, { findings }])
  for (const one of [begun.id, id]) expect((await files.remove(one))[0]).toBe(204)
  expect((await files.list())[1]).toMatchObject({ announced: 0, files: [] })
})

test('Calls without a token or without a file are refused', async ({ site }) => {
  const { token } = await requestWithLink(site.backend)
  const files = filesOf(site.url, token)
  for (const wrong of ['', 'x', 'A'.repeat(43)])
    expect((await filesOf(site.url, wrong).list())[1]).toEqual({ error: 'unknown' })
  const bytes = pdfOf(9)
  const begin = (change: object) => files.begin(bytes, { ...change })
  expect(await begin({ type: 'office' })).toEqual([422, { error: 'refused', reason: 'office' }])
  for (const wrong of [{ sha256: 'x' }, { bytes: '9' }, { name: 9 }, { type: '<b>' }])
    expect((await begin(wrong))[0]).toBe(422)
  expect((await files.ask('POST', 'artwork/files', 'no JSON')).status).toBe(422)
  const part = 'artwork/files/00000000-0000-4000-8000-000000000000/0'
  expect((await files.ask('PUT', part, 'x')).status).toBe(400)
})

test('No body larger than a part is accepted, and none without its length', async ({ site }) => {
  const path = '/artwork/files/00000000-0000-4000-8000-000000000000/0'
  for (const [line, status] of [
    [`PUT ${path} HTTP/1.1\r\nContent-Length: ${partBytes + 1}`, 413],
    [`PUT ${path} HTTP/1.1\r\nTransfer-Encoding: chunked`, 411],
    ['POST /artwork/files HTTP/1.1\r\nContent-Length: 65537', 413],
    ['POST /request/read HTTP/1.1\r\nContent-Length: 65537', 413],
    ['PUT /artwork HTTP/1.1\r\nContent-Length: 0', 405],
    ['DELETE /artwork HTTP/1.1\r\nContent-Length: 0', 405],
  ] as const)
    expect([
      line,
      await sendBytes(site.url, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    ]).toEqual([line, expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `))])
})

test('A connection that is cut at any part claims nothing, and the rest goes on from there', async ({
  site,
}) => {
  const { token } = await requestWithLink(site.backend)
  const files = filesOf(site.url, token)
  const bytes = pdfOf(2 * partBytes + 999)
  const [, { id }] = await files.begin(bytes)
  for (const number of [0, 1, 2]) {
    const size = number === 2 ? 999 : partBytes
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.write(
      [
        `PUT /artwork/files/${id}/${number} HTTP/1.1`,
        `Host: ${new URL(site.url).host}\r\nSec-Fetch-Site: same-origin\r\nAuthorization: Bearer ${token}`,
        `Content-Digest: sha-256=:${'A'.repeat(43)}=:\r\nContent-Length: ${size}\r\n\r\n`,
      ].join('\r\n'),
    )
    socket.write(bytes.subarray(0, size - 1))
    await new Promise((resolve) => setTimeout(resolve, 300))
    socket.destroy()
    await once(socket, 'close')
    expect((await files.list())[1].files).toMatchObject([
      { state: 'begun', parts: Array.from({ length: number }, (_, index) => index) },
    ])
    expect((await files.part(id, bytes, number))[0]).toBe(204)
  }
  expect((await files.done(id))[1]).toMatchObject({ state: 'arrived', sha256: sha256(bytes) })
})

test('Without script a form post sends files; the same files twice are stored once', async ({ site }) => {
  const { id, token } = await requestWithLink(site.backend)
  const large = pdfOf(2 * partBytes + 5)
  const post = (more: Record<string, [Uint8Array<ArrayBuffer>, string]>, as = token, headers = {}) => {
    const form = new FormData()
    form.set('token', as)
    for (const [bytes, name] of Object.values(more)) form.append('file', new Blob([bytes]), name)
    const options = { method: 'POST', body: form, headers, redirect: 'manual' } as const
    return fetch(`${site.url}/artwork/files/plain`, options)
  }
  const where = async (answer: Promise<Response>) => {
    const { status, headers } = await answer
    return [status, headers.get('location')]
  }
  const came = [303, '/artwork/arrived']
  const not = [303, '/artwork/not-arrived']
  const files = {
    one: [new Uint8Array(large), 'a "b".pdf'],
    two: [new Uint8Array(pdfOf(9)), 'ü.pdf'],
  } as const
  expect(await where(post({ one: [...files.one], two: [...files.two] }))).toEqual(came)
  expect(await where(post({ one: [...files.one] }))).toEqual(came)
  expect(await where(post({ none: [new Uint8Array(), ''] }))).toEqual(not)
  expect(await where(post({ zip: [new Uint8Array(Buffer.from('PK\x03\x04')), 'a.zip'] }))).toEqual(not)
  expect(await where(post({ one: [...files.one] }, 'x'))).toEqual(not)
  expect(await where(post({ one: [...files.one] }, token, { 'Sec-Fetch-Site': 'cross-site' }))).toEqual(not)
  const [, list] = await uploads(site.backend, token).list()
  expect(reference(id)).toBe(list.reference)
  expect((list.files as { name: string; state: string }[]).map(({ name, state }) => [name, state])).toEqual([
    ['a "b".pdf', 'arrived'],
    ['ü.pdf', 'arrived'],
  ])
})
