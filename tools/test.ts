// `npm test`: everything that a change can break. `npm run test:all`: every test there is, for nights and releases.
import { prove } from './suite/prove.ts'

await prove(process.argv[2] === 'all')
