import { parse } from '../_shared/database.ts'
import { readText } from '../_shared/read-text.ts'
import { json, later, unknown } from './answer.ts'
import { beginFile } from './begin-file.ts'
import { ask, type Whole } from './database.ts'
import { finishFile } from './finish-file.ts'
import { openFile } from './open-file.ts'
import { putPart } from './put-part.ts'
import { acts } from './request-page.ts'
import { streamParts } from './read-parts.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage.ts'

type Asked = {
  settings: Settings
  storage: Storage
  request: Request
  /** A file's id; for a request's page, what to do. */
  file: string
  part: number
  /** SHA-256 of the visitor's token, or of a key to one file. */
  link: string
  visitor: string
}

type Route = {
  method: string
  path: RegExp
  /** Requires the secret key. */
  secret?: true
  /** Opened with a key to one file, not with a request's link. */
  keyed?: true
  answer(asked: Asked): Promise<Response>
}

const id = '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})'
const at = (path: string) => new RegExp(`^${path.replace(':id', id)}$`)

/** In bytes: a report, a purpose and a name. */
const largest = 64 * 1024
const body = async (request: Request) => parse((await readText(request, largest)) ?? '')

/** All routes below the function's own name. */
export const routes: Route[] = [
  {
    method: 'POST',
    path: at('files'),
    answer: async ({ settings, link, visitor, request }) =>
      beginFile(settings, link, visitor, await body(request)),
  },
  {
    method: 'PUT',
    path: at('files/:id/(\\d)'),
    async answer({ settings, storage, link, request, file, part }) {
      await putPart(settings, storage, link, request, { file, part })
      return json(204, null)
    },
  },
  {
    method: 'POST',
    path: at('files/:id/done'),
    async answer({ settings, storage, link, request, file }) {
      const claim = { ...Object(await body(request)) }
      return json(200, await finishFile(settings, storage, link, file, claim))
    },
  },
  {
    method: 'GET',
    path: at('files/:id/content'),
    async answer({ settings, storage, link, file }) {
      const whole = await ask<Whole>(settings, 'whole_artwork', { link, file_id: file })
      if (whole?.state !== 'arrived') throw unknown()
      return new Response(await streamParts(storage, whole.parts))
    },
  },
  {
    method: 'PUT',
    path: at('files/:id/findings'),
    async answer({ settings, link, request, file }) {
      const checked = await body(request)
      if (!(await ask(settings, 'note_artwork', { link, file_id: file, checked }))) throw unknown()
      return json(204, null)
    },
  },
  {
    method: 'DELETE',
    path: at('files/:id'),
    async answer({ settings, link, file }) {
      if (!(await ask(settings, 'remove_artwork', { link, file_id: file }))) throw unknown()
      return json(204, null)
    },
  },
  {
    method: 'GET',
    path: at('opened/:id'),
    keyed: true,
    answer: ({ settings, storage, link, file }) => openFile(settings, storage, link, file),
  },
  {
    method: 'POST',
    path: new RegExp(`^request/(${Object.keys(acts).join('|')})$`),
    answer: async ({ settings, link, visitor, request, file: act }) =>
      acts[act]!(settings, link, { ...Object(await body(request)) }, visitor),
  },
  {
    method: 'POST',
    path: at('sweep'),
    secret: true,
    answer: async ({ settings, storage }) => json(200, { removed: await sweep(settings, storage) }),
  },
]

/**
 * Removes orphans from the storage: parts of uploads not finished within a day, of files a visitor removed, of erased
 * requests.
 * @returns the number of objects
 * @throws Refusal 503; objects removed before that stay removed
 */
async function sweep(settings: Settings, storage: Storage): Promise<number> {
  let count = 0
  let removed: string[] = []
  for (;;) {
    const due = (await ask<string[]>(settings, 'sweep_artwork', { removed })) ?? []
    if (due.length === 0) return count
    await storage.remove(due).catch(() => {
      throw later('storage_remove')
    })
    removed = due
    count += due.length
  }
}
