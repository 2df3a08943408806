/** Keys that change a ticket. They wait, in case more letters show that they are part of a word. */
const changing = /^[acmos1-5]$/
const burstMs = 300
/** How long, in milliseconds, a key after a letter without meaning still belongs to the same words. */
const typing = 700
/** Moving on right after a change is intended, unless more letters follow; it waits with the change. */
const moving = ['j', 'k']

/** Tells shortcuts from words typed while no field has the focus, which change nothing. */
export function createKeyBurst() {
  let held: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let typedAt = -Infinity

  /** Ends the waiting. @returns the waiting action */
  function release() {
    const acts = held
    clearTimeout(timer)
    held = []
    return acts
  }
  const run = () => release().forEach((act) => act())
  function hold(act: () => void) {
    clearTimeout(timer)
    held.push(act)
    timer = setTimeout(run, burstMs)
  }

  /** @param act the key's action, if any @returns whether the key was taken */
  return function press(name: string, act: (() => void) | undefined): boolean {
    const isLetter = name.length === 1 || name.startsWith('Shift+')
    if (name === ' ') release()
    else if (isLetter) {
      const follows = held.length === 1 && !moving.includes(name)
      if (Date.now() - typedAt < typing || !act || follows) {
        release()
        typedAt = Date.now()
        return Boolean(act)
      }
      if (held.length === 1) {
        hold(act)
        return true
      }
    }
    run()
    if (!act) return false
    if (changing.test(name)) hold(act)
    else act()
    return true
  }
}
