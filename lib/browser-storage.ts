// Texts that outlive the page in this browser. Private windows and full disks may keep none.

/** '' if there is none. */
export function readStored(place: string): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

/** @param text '' to forget it */
export function writeStored(place: string, text: string): void {
  try {
    if (text) localStorage.setItem(place, text)
    else localStorage.removeItem(place)
  } catch {
    // The page keeps its own state.
  }
}
