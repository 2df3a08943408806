import { localPath } from '../language/local-path.ts'

/** Fetches JSON of the site's own in the page's language; undefined if that fails, as when offline. */
export const fetchData = <Data>(address: string): Promise<Data | undefined> =>
  fetch(localPath(address))
    .then((answer) => (answer.ok ? (answer.json() as Promise<Data>) : undefined))
    .catch(() => undefined)
