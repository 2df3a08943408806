import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'

const pieceSize = 64 * 1024

/** Objects as files in a folder, flushed to disk before they are confirmed. Only one function may use a folder at a time. */
export function folderStorage(folder: string): Storage {
  removeDrafts(folder)
  return {
    async put(object, bytes) {
      const draft = join(folder, `${object}.${randomUUID()}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          for await (const piece of bytes) await file.writeFile(piece)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, join(folder, object))
        await syncFolder(folder)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(object) {
      const file = await open(join(folder, object)).catch((error: { code?: string }) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!file) return null
      return new ReadableStream({
        async pull(controller) {
          const { bytesRead, buffer } = await file.read(new Uint8Array(pieceSize), 0, pieceSize)
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
          await file.close()
          controller.close()
        },
        cancel: () => file.close(),
      })
    },
    async remove(objects) {
      for (const object of objects) await rm(join(folder, object), { force: true })
    },
  }
}

/** Removes the drafts of a killed function; none of them was confirmed. */
function removeDrafts(folder: string) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (name.includes('.')) rmSync(join(folder, name), { force: true })
}

/** A file's name is on disk only once its folder is flushed. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
