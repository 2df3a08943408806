import type { IncomingMessage } from 'node:http'

/** Whether a request may be for React's data, which Next serves at the pages' addresses. */
export const asksForData = ({ headers, url }: IncomingMessage) =>
  Boolean(headers.rsc || url?.split('?', 2)[1]?.includes('_rsc='))

export const callsAction = ({ headers }: IncomingMessage) => Boolean(headers['next-action'])
