import type { IncomingMessage } from 'node:http'

/** Whether a request may be for React's data, which Next gives at the addresses of pages. */
export const asksForData = ({ headers, url }: IncomingMessage) =>
  Boolean(headers.rsc || url?.split('?', 2)[1]?.includes('_rsc='))
