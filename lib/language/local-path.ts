import { english, knownLanguages, spokenLanguage } from './spoken.ts'

/** Addresses that exist once for all languages: files, pictures, staff's pages, targets of posts. */
const shared =
  /^\/(files|templates|pictures|drawings|brand|form-submissions|sign-in|artwork\/files)(?=[/#]|$)/

/**
 * An address of the site in the spoken language: `/printing` is `/es/printing`, `/#contact` is `/es#contact`; a page that one
 * language alone has is there.
 */
export function localPath(path: string): string {
  const [, page = ''] = /^\/([^#]*)/.exec(path) ?? []
  const [only] = [...knownLanguages].find((one) => one[1].only.includes(page)) ?? []
  const language = only ?? spokenLanguage()
  const isOffered = !knownLanguages.get(language)?.leftOut.includes(page)
  if (language === english || !path.startsWith('/') || shared.test(path) || !isOffered) return path
  return `/${language}${path.replace(/^\/(?=#|$)/, '')}`
}
