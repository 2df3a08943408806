/**
 * The request header by which the middleware tells the page that there was a session and that it has ended. What a
 * visitor sends under this name is removed.
 */
export const sessionEnded = 'x-session-ended'
