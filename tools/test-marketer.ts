// `npm run test:marketer`: a year of a marketer, each task with a green check, then builds and the crawler.
import '../e2e/marketer/quarter.ts'
