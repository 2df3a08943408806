/** A request that was sent from this device, with its link's token. */
export type OwnRequest = { reference: string; token: string; sent: string }

const place = 'requests'
const most = 12

/** The requests of this device, newest first; none where the browser keeps nothing. */
export function readOwnRequests(): OwnRequest[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as OwnRequest[]
  } catch {
    return []
  }
}

function write(list: OwnRequest[]): void {
  try {
    if (list.length) localStorage.setItem(place, JSON.stringify(list))
    else localStorage.removeItem(place)
  } catch {
    // The receipt and the mail have the link too.
  }
}

export const rememberRequest = (one: OwnRequest) =>
  write([one, ...readOwnRequests().filter(({ reference }) => reference !== one.reference)].slice(0, most))

export const forgetRequest = (reference: string) =>
  write(readOwnRequests().filter((one) => one.reference !== reference))
