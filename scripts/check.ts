// `npm run check`: the inner loop; says in seconds whether a change is sound.
import '../proofs/suite/check.ts'
