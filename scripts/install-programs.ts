// For `npm test`: installs the browsers and programs that it needs, beside the first checks.
import { installPrograms } from '../proofs/suite/install-programs.ts'

await installPrograms()
