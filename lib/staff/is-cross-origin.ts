/** Whether a page of another site leads here. A download leaves a line, so the session's owner must intend it. */
export const isCrossOrigin = (headers: Pick<Headers, 'get'>) =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
