import type { IncomingMessage } from 'node:http'

/** Whether a request may be for React's data, which Next gives at the addresses of pages. */
export const asksForData = ({ headers, url }: IncomingMessage) =>
  Boolean(headers.rsc || url?.split('?', 2)[1]?.includes('_rsc='))

/** Whether a request calls a server action in place, as a page's script does. */
export const callsAction = ({ headers }: IncomingMessage) => Boolean(headers['next-action'])
