/** The middleware's request header for "a session has ended"; it removes the visitor's own. */
export const sessionEnded = 'x-session-ended'
