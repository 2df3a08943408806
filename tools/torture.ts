// `npm run test:torture`: kills whatever receives a request while requests come in, and counts.
import '../e2e/load/torture.ts'
