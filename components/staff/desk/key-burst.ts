/** Keys that change a ticket: they wait, in milliseconds, for what may show that they are letters of a word. */
const changing = /^[acmos1-5]$/
const burstMs = 300
/** How long a key after a letter that means nothing still counts as one of the same words. */
const typing = 700
/** Moving on right after a change is meant so, unless more letters follow; it waits with it. */
const moving = ['j', 'k']

/** Tells keys that are meant from words that somebody types while no field has the focus: these change nothing. */
export function createKeyBurst() {
  let held: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let typedAt = -Infinity

  /** Ends the waiting. @returns what waited */
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

  /** @param act what the key does, if anything @returns whether the key was taken */
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
