/** Data of the site's own, fetched where it is first needed; undefined if they do not come, as offline. */
export const fetchData = <Data>(address: string): Promise<Data | undefined> =>
  fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Data>) : undefined))
    .catch(() => undefined)
