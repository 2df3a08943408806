type EventOf<Name extends string> = Name extends keyof WindowEventMap ? WindowEventMap[Name] : Event

/** Listens in the capture phase, before anything in the page; all these events target elements. */
export const on = <Name extends string>(
  name: Name,
  handle: (event: EventOf<Name> & { target: HTMLElement }) => void,
) => addEventListener(name, handle as EventListener, true)

export const all = <Kind extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Kind>(selector),
]

/** For work that restyles every element of the page: it waits until the response to the tap is painted. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))

/** Keeps a text on this device, or removes it if it is empty. Where storage is off or full, it holds for this page. */
export function persist(name: string, text?: string) {
  try {
    if (text) localStorage[name] = text
    else localStorage.removeItem(name)
  } catch {}
}
