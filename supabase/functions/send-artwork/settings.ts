import { count, type Get, type Project, readCallerKeys, readProject } from '../_shared/environment.ts'

/** What the function needs to know about its project. */
export type Settings = Project & {
  /** Keys that a caller may show. */
  callerKeys: string[]
  /** Files that a visitor may begin in an hour, and bytes that all may store in a day. */
  limits: { visitor: number; dayBytes: number }
  /** A folder instead of the project's storage: beside the embedded database. */
  folder?: string
}

/**
 * Reads the settings from the environment.
 * @throws Error naming what is missing or wrong
 */
export function readSettings(get: Get): Settings {
  return {
    ...readProject(get),
    callerKeys: readCallerKeys(get),
    limits: {
      visitor: count(get, 'ARTWORK_PER_VISITOR', 60),
      dayBytes: count(get, 'ARTWORK_GB_A_DAY', 20) * 1e9,
    },
    folder: get('ARTWORK_DIR') || undefined,
  }
}
