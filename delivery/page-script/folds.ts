import { all, on } from './dom.ts'

// Which lists are unfolded is kept in the entry of the history: whoever comes back, or loads again, finds them so.

const folds = () => [...all<HTMLDetailsElement>('main details')]

on('DOMContentLoaded', () => {
  const { folds: open } = (history.state ?? {}) as { folds?: boolean[] }
  if (open) folds().forEach((fold, index) => (fold.open = open[index]!))
  // Those that are open from the start tell it as well, as soon as they are parsed.
  on('toggle', () => history.replaceState({ ...history.state, folds: folds().map((fold) => fold.open) }, ''))
})
