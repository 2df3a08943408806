// `npm run pictures`: makes the sizes that pages load.
import '../build/assets/web-sizes.ts'
