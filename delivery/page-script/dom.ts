type EventOf<Name extends string> = Name extends keyof WindowEventMap ? WindowEventMap[Name] : Event

/** Listens before anything in the page does; whatever is meant here happens to an element. */
export const on = <Name extends string>(
  name: Name,
  handle: (event: EventOf<Name> & { target: HTMLElement }) => void,
) => addEventListener(name, handle as EventListener, true)

export const all = <Kind extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Kind>(selector),
]

/** For what costs a style for every element of the page: it waits until the answer to the tap has been painted. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
