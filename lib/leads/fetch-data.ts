/** Fetches JSON of the site's own; undefined if that fails, as when offline. */
export const fetchData = <Data>(address: string): Promise<Data | undefined> =>
  fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Data>) : undefined))
    .catch(() => undefined)
