// `npm test`: everything that a change can break.
import { prove } from '../proofs/suite/prove.ts'

await prove(false)
