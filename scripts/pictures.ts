// `npm run pictures`: makes the sizes that pages load.
import '../delivery/assets/web-sizes.ts'
