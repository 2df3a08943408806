// `npm run test:torture`: kills, breaks and floods what takes a request in, and counts.
import '../proofs/torture/torture.ts'
