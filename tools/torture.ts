// `npm run test:torture`: kills the receiving processes while requests arrive, and counts.
import '../e2e/load/torture.ts'
