import { locations } from '../content/home/locations.ts'
import type { AlsoCalled } from './find-places.ts'
import others from './other-names.json' with { type: 'json' }

/** Other names: of listed cities and countries by content, of larger cities of the world by a list made by hand. */
export const alsoCalled = (): AlsoCalled => ({ ...others, ...locations().alsoCalled })
