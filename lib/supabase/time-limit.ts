/** Time limit for the backend in milliseconds: even a busy server answers visitors within ten seconds. */
export const timeLimit = 8_000
