import { GET as inEnglish } from '../../artwork.json/route.ts'
import { answerInLanguage, otherLanguages } from '../../../lib/language/answer-in-language.ts'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = otherLanguages

export const GET = answerInLanguage(inEnglish)
