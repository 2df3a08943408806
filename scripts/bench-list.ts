// `npm run bench:list`
import '../proofs/bench/list.ts'
