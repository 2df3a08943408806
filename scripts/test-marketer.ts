// `npm run test:marketer`: forty tasks of a marketer, each with a green check and pictures.
import '../proofs/marketer/quarter.ts'
