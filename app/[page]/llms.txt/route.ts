import { GET as inEnglish } from '../../llms.txt/route.ts'
import { answerInLanguage, languageParams } from '../../../lib/language/answer-in-language.ts'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = languageParams

export const GET = answerInLanguage(inEnglish)
