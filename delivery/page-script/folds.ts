import { all, on } from './dom.ts'

// Which lists are unfolded is kept for the session: whoever comes back, or loads again, finds them so. Not in the entry of the
// history, as Next loads an entry with a state that is not its own again.

const folds = () => all<HTMLDetailsElement>('main details')
const key = `folds${location.pathname}`

on('DOMContentLoaded', () => {
  try {
    const open = (sessionStorage[key] || '') as string
    // It is 0 on the way forward; what is to take its place is longer.
    if (performance.navigation.type) folds().forEach((fold, index) => (fold.open = open[index] == '1'))
    on(
      'toggle',
      () =>
        (sessionStorage[key] = folds()
          .map((fold) => +fold.open)
          .join('')),
    )
  } catch {
    // Storage is switched off.
  }
})
