// `npm run test:marketer`: forty tasks of a marketer, each with a green check and its pictures.
import '../proofs/marketer/quarter.ts'
