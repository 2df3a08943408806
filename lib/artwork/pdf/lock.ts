import { md5 } from '@noble/hashes/legacy.js'
import { type FileFacts, factsOf } from '../facts.ts'
import type { Objects } from './objects.ts'
import { Dict } from './lexer.ts'

/** The padding that stands in for a missing password (ISO 32000-1, 7.6.3.3, Algorithm 2). */
const noPassword = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g)!,
  (byte) => parseInt(byte, 16),
)

/** Whether an encrypted PDF asks for a password to open it; undefined from revision 5 on, whose proof `unlocked` compares. */
export function needsPassword(lock: Dict, trailer: Dict, objects: Objects): boolean | undefined {
  const bytes = (key: string) => bytesOf(objects.get(lock, key))
  const revision = objects.number(lock, 'R') ?? 0
  const owner = bytes('O')
  const user = bytes('U')
  if (revision >= 5) return undefined
  if (revision < 2 || owner.length < 32 || user.length < 32) return true
  const ids = objects.get(trailer, 'ID')
  const id = bytesOf(Array.isArray(ids) ? objects.resolve(ids[0]) : undefined)
  const rights = new Uint8Array(Int32Array.of((objects.number(lock, 'P') ?? 0) | 0).buffer)
  const isBare = revision >= 4 && objects.get(lock, 'EncryptMetadata') === false
  const length = Math.min(16, Math.max(5, keyBits(lock, objects) / 8))
  const parts = [...noPassword, ...owner.subarray(0, 32), ...rights, ...id]
  let key = md5(Uint8Array.from([...parts, ...(isBare ? [255, 255, 255, 255] : [])])).subarray(0, length)
  for (let round = 0; revision > 2 && round < 50; round++) key = md5(key).subarray(0, length)
  const made = revision === 2 ? rc4(key, noPassword) : check(key, id)
  return !made.every((byte, index) => byte === user[index])
}

/** A filter of crypt filters, from version 4 on (7.6.6). */
function filterOf(lock: Dict, key: string, objects: Objects) {
  const name = objects.name(lock, key) ?? 'Identity'
  return { name, own: objects.dict(objects.dict(lock.entries.get('CF'))?.entries.get(name)) }
}

function keyBits(lock: Dict, objects: Objects): number {
  const version = objects.number(lock, 'V') ?? 0
  if (version < 2) return 40
  const bits = objects.number(lock, 'Length') ?? 40
  if (version < 4) return bits
  // Programs write it in bytes, in bits or not at all; AES has but one.
  const { own } = filterOf(lock, 'StmF', objects)
  const length = objects.number(own, 'Length') ?? 16
  return objects.name(own, 'CFM') === 'V2' ? length * (length < 40 ? 8 : 1) : 128
}

/** Whether neither content nor text is encrypted: attachments alone may be. */
export const isForAttachments = (lock: Dict, objects: Objects) =>
  objects.get(lock, 'CF') instanceof Dict &&
  ['StmF', 'StrF'].every((key) => filterOf(lock, key, objects).name === 'Identity')

/** Algorithm 5: the first 16 bytes of a key's proof. */
function check(key: Uint8Array, id: Uint8Array): Uint8Array {
  let text: Uint8Array = md5(Uint8Array.of(...noPassword, ...id))
  const rounds = Array.from({ length: 20 }, (_, round) => key.map((byte) => byte ^ round))
  for (const own of rounds) text = rc4(own, text)
  return text
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index)
  let j = 0
  const swap = (i: number, by: number) => {
    j = (j + box[i]! + by) & 255
    ;[box[i], box[j]] = [box[j]!, box[i]!]
  }
  for (let i = 0; i < 256; i++) swap(i, key[i % key.length]!)
  j = 0
  return data.map((byte, index) => {
    const i = (index + 1) & 255
    swap(i, 0)
    return byte ^ box[(box[i]! + box[j]!) & 255]!
  })
}

/** The proof of the user's password in a lock from revision 5 on. */
export const proofOf = (lock: Dict, objects: Objects) => ({
  revision: objects.number(lock, 'R') ?? 0,
  user: bytesOf(objects.get(lock, 'U')),
})

/** Whether a file whose proof is not yet compared opens without a password (ISO 32000-2, 7.6.4.4.10, Algorithm 11). */
export async function unlocked({ proof, ...facts }: FileFacts): Promise<FileFacts> {
  if (!proof || proof.user.length < 48) return facts
  const { revision, user } = proof
  const hash = await hashOf(user.slice(32, 40), revision).catch(() => undefined)
  if (!hash) return facts
  const isOpen = hash.every((byte, index) => byte === user[index])
  if (!isOpen) return factsOf('pdf', { trouble: 'locked' })
  return { ...facts, sealed: facts.pages.length > 0 ? 'open' : 'unsure' }
}

/** The hash of the empty password with a salt; from revision 6 on hardened (7.6.4.3.4, Algorithm 2.B). */
async function hashOf(salt: Uint8Array<ArrayBuffer>, revision: number): Promise<Uint8Array> {
  const sha = async (bits: number, bytes: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes))
  let key = await sha(256, salt)
  for (let round = 0, last = 0; revision > 5 && (round < 64 || last > round - 32); round++) {
    const text = new Uint8Array(64 * key.length)
    for (let at = 0; at < text.length; at += key.length) text.set(key, at)
    const cipher = { name: 'AES-CBC', iv: key.slice(16, 32) }
    const aes = await crypto.subtle.importKey('raw', key.slice(0, 16), 'AES-CBC', false, ['encrypt'])
    // Without the padding, a block of its own.
    const made = new Uint8Array(await crypto.subtle.encrypt(cipher, aes, text)).slice(0, text.length)
    const sum = made.subarray(0, 16).reduce((all, byte) => all + byte, 0)
    key = await sha([256, 384, 512][sum % 3]!, made)
    last = made.at(-1)!
  }
  return key.subarray(0, 32)
}

const bytesOf = (value: unknown) =>
  Uint8Array.from(typeof value === 'string' ? value : '', (letter) => letter.charCodeAt(0))
