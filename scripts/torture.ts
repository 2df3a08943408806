// `npm run test:torture`: kills, breaks and floods whatever receives a request, and counts.
import '../proofs/torture/torture.ts'
