// `npm run test:marketer`: a year of a marketer, each task with a green check, then builds and the crawler.
import '../proofs/marketer/quarter.ts'
