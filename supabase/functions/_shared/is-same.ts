import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares hashes, so that timing reveals nothing about the secret. */
export function isSame(given: string, expected: string): boolean {
  const hash = (key: string) => createHash('sha256').update(key).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
