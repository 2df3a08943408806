// `npm run check`: the inner loop; needs neither backend nor browser and takes seconds.
import './suite/check.ts'
