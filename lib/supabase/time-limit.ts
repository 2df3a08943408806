/** Time limit for the backend in milliseconds: even a busy server answers visitors within ten seconds. */
export const timeLimit = 8_000

/** `fetch` for clients: each call has this limit unless it sets its own. */
export const timely: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeLimit) })
