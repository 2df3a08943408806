import { english, knownLanguages, spokenLanguage } from './spoken.ts'

/** What exists once for all languages: files, pictures, staff's pages, what is posted. */
const shared =
  /^\/(files|templates|pictures|drawings|brand|form-submissions|sign-in|artwork\/files)(?=[/#]|$)/

/** An address of the site in the spoken language: `/printing` is `/es/printing`, `/#contact` is `/es#contact`. */
export function localPath(path: string): string {
  const language = spokenLanguage()
  const [, page = ''] = /^\/([^#]*)/.exec(path) ?? []
  const isOffered = !knownLanguages.get(language)?.leftOut.includes(page)
  if (language === english || !path.startsWith('/') || shared.test(path) || !isOffered) return path
  return `/${language}${path.replace(/^\/(?=#|$)/, '')}`
}
