import { matchTexts } from '../../lib/language/match-texts.ts'
import { markLateEnglish } from './mark-late-english.ts'

/** Texts that this page's language has in English; the build writes them here. */
declare const leftInEnglish: string[]

markLateEnglish(matchTexts(leftInEnglish))
