/**
 * The request header by which the middleware tells the page that a session has ended. Visitors' own headers of this
 * name are removed.
 */
export const sessionEnded = 'x-session-ended'
