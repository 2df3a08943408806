// `npm run bench:pages`
import '../proofs/bench/pages.ts'
