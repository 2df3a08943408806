import { readCount, type Get, type Project, readCallerKeys, readProject } from '../_shared/environment.ts'

/** Size of a file's parts in bytes; only the last may be smaller. */
export const partBytes = 4 * 1024 * 1024

export type Settings = Project & {
  callerKeys: string[]
  /** A visitor's files and messages per hour, and the bytes that all together may store per day. */
  limits: { visitor: number; messages: number; dayBytes: number }
  /** A folder to use instead of the project's storage, with the embedded database. */
  folder?: string
}

/** Reads the settings from the environment. @throws Error naming what is missing or wrong */
export function readSettings(get: Get): Settings {
  return {
    ...readProject(get),
    callerKeys: readCallerKeys(get),
    limits: {
      visitor: readCount(get, 'ARTWORK_PER_VISITOR', 60),
      messages: readCount(get, 'MESSAGES_PER_VISITOR', 30),
      dayBytes: readCount(get, 'ARTWORK_GB_A_DAY', 20) * 1e9,
    },
    folder: get('ARTWORK_DIR') || undefined,
  }
}
