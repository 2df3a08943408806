// `npm run bench:submissions`
import '../proofs/bench/submissions.ts'
