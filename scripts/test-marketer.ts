// `npm run test:marketer`: a year of a marketer, each task with a green check, the crawler and pictures.
import '../proofs/marketer/quarter.ts'
