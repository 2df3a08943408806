/** True for an operating system error with this code. `instanceof Error` fails across realms, as in Jest. */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
