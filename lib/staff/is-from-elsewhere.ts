/** Whether a page of another site leads here. A download leaves a line, so it has to be meant by whoever has the session. */
export const isFromElsewhere = (headers: Pick<Headers, 'get'>) =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
