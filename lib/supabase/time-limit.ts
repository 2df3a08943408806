/** Longest wait for the backend in milliseconds: the visitor has an answer within ten seconds, on a busy server too. */
export const timeLimit = 8_000
