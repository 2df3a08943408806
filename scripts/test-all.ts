// `npm run test:all`: everything that there is, for the night and before a release.
import { prove } from '../proofs/suite/prove.ts'

await prove(true)
