// `npm test`: everything that must hold.
import '../proofs/suite/test.ts'
