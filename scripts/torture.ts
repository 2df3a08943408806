// `npm run test:torture`: kills whatever receives a request while requests come in, and counts.
import '../proofs/torture/torture.ts'
