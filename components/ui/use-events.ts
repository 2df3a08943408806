import { useEffect, useEffectEvent } from 'react'

/** Listens to events, their names separated by spaces, for as long as the component is shown. */
export function useEvents<Kind extends Event>(
  names: string,
  handle: (event: Kind) => void,
  target: () => EventTarget | null = () => window,
) {
  const listen = useEffectEvent((event: Event) => handle(event as Kind))
  const targetOf = useEffectEvent(target)
  useEffect(() => {
    const heard = (event: Event) => listen(event)
    const at = targetOf()
    for (const name of names.split(' ')) at?.addEventListener(name, heard)
    return () => {
      for (const name of names.split(' ')) at?.removeEventListener(name, heard)
    }
  }, [names])
}

/** Runs something repeatedly, with a pause in milliseconds. */
export function useEvery(pause: number, run: () => void) {
  const again = useEffectEvent(run)
  useEffect(() => {
    const timer = setInterval(() => again(), pause)
    return () => clearInterval(timer)
  }, [pause])
}
