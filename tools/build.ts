// `npm run build`: the production build, sealed.
import { buildSite } from '../build/build-site.ts'

process.exit((await buildSite()) ? 0 : 1)
