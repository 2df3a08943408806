import type * as checks from '../../faults/check-content.ts'
import { spokenLanguage } from '../../../language/spoken.ts'

/** A test changes one file; the others were found sound before, and are not read word by word again. */
jest.mock('../../faults/check-content.ts', () => {
  const actual = jest.requireActual<typeof checks>('../../faults/check-content.ts')
  const sound = new Set<string>()
  const faultsOf: typeof actual.faultsOf = (file, content, schema) => {
    const key = [spokenLanguage(), file, content].join(' ')
    if (sound.has(key)) return []
    const faults = actual.faultsOf(file, content, schema)
    if (faults.length === 0) sound.add(key)
    return faults
  }
  return { ...actual, faultsOf }
})
