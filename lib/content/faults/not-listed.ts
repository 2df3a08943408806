import { listChoices, nearest } from './fault.ts'

/** What people call sections and pages. */
const otherNames: Record<string, string> = {
  testimonials: 'reviews',
  stores: 'storefronts',
  faq: 'questions',
}

/** Advice on a value that is not in the list named by `what`. */
export function notListed(value: string, list: readonly string[], what: string): string {
  if (value.startsWith('/files/')) {
    const name = value.slice(7).toLowerCase()
    const pdf = `${name.replace(/\.\w+$/, '').replace(/[ _]+/g, '-')}.pdf`
    const own = value.endsWith(`/${pdf}`) ? 'or correct the name' : `and write /files/${pdf}`
    return `has no file; put a PDF called ${pdf} into public/files, ${own}`
  }
  const bare = value.replace(/\.(html?|php|aspx?|yaml)$/, '')
  if (bare !== value && list.includes(bare)) return `ends in ${value.slice(bare.length)}; write ${bare}`
  const [plain = ''] = value.split('?')
  if (plain !== value && list.includes(plain))
    return `has ${value.slice(plain.length)} after it, which counts as a visit from outside; write ${plain}`
  const ending = list.filter((one) => one.length > 1 && value.endsWith(one))
  const page = list.find(
    (one) => one.length > 1 && [`${one}#`, `${one}, `, `${one} `].some((start) => value.startsWith(start)),
  )
  const [, start = '', called = ''] = /^(\/?#?)(.*)$/.exec(value) ?? []
  const other = otherNames[called]
  const meant =
    list.find((one) => other && [other, `${start}${other}`, `/${other}`].includes(one)) ??
    ending.sort((one, other) => other.length - one.length)[0] ??
    nearest(value, list) ??
    list.find((one) => /^#\w/.test(value) && one.endsWith(value)) ??
    page ??
    list.find((one) => value.length > 4 && one.startsWith(value))
  const choice = list.length > 40 ? 'write one that is there' : `choose one of: ${listChoices(value, list)}`
  const advice = meant ? `did you mean "${meant}"?` : (adviseOnOutside(value) ?? choice)
  return `"${value}" is not among ${what}; ${advice}`
}

/** The message about an address that leads out of the site. */
function adviseOnOutside(value: string): string | undefined {
  if (ownFile.test(value)) return faultOfUrl(value)
  if (value.startsWith('tel:'))
    return 'a link here cannot dial; lead to /#contact, where the number is, or write {phone} in a text, which makes a link of it'
  if (/^(?:mailto:)?[^\s/:@]+@/.test(value))
    return 'write {email} or {phone} in a text, which makes a link of it'
  if (/^https?:|^www\./.test(value))
    return 'this place leads within the site; an address outside can stand in the texts of pages/, as [words](https://…), and in links.yaml'
}

/** A path on somebody's computer. */
export const ownFile = /^(file:|[a-z]:[\\/]|\\\\|~\/)/i

/** Sites that lead on to another, keep a file for some days, or translate a page. */
const shortened =
  /^(?:(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|rb\.gy|is\.gd|cutt\.ly|lnkd\.in|we\.tl)|.*\.translate\.goog)$/

/** The fault of an address that is to lead out of the site; undefined if it can. */
export function faultOfUrl(value: string): string | undefined {
  if (ownFile.test(value))
    return 'is a file on your own computer; put a PDF into public/files, and write /files/ and its name'
  if (/[<>]/.test(value))
    return 'is a piece of a page; write the address alone that stands in its src or href'
  if (/[.,;]$/.test(value)) return 'ends with the sign of a sentence; take it away'
  if (/\s/.test(value)) return 'has a space in it; write one address alone, as the browser copies it'
  if (/safelinks\.protection|urldefense\.|\bgoogle\.\w+\/url/.test(value))
    return 'is a detour that a mail program or search page added; open it, and write the address that it leads to'
  if (/[?&]utm_source=(?:chatgpt|openai|perplexity|copilot|gemini)/.test(value))
    return `counts as a visit from an AI chat; write ${value.split('?')[0]}`
  const [, mark] = /[?&](fbclid|gclid|msclkid|igshid|mc_[ce]id)=/.exec(value) ?? []
  if (mark) return `has ${mark}, which follows one visitor from another site; write ${value.split('?')[0]}`
  const { hostname = '', pathname, hash } = URL.parse(value) ?? {}
  if (shortened.test(hostname) && pathname !== '/')
    return `leads by way of ${hostname}, which may end any day; open it, and write the address that it leads to`
  if (/^(?:localhost|127\..*|192\.168\..*)$|\.(?:vercel|netlify)\.app$/.test(hostname))
    return `is a copy of the site that visitors cannot open; write ${pathname}${hash} for a page of ours, else its real address`
  if (/^(?:.*[.-])?(?:staging|stage|preview|preprod|uat|test|dev)[.-][\w-]+\.[a-z.]+$/.test(hostname))
    return 'is a copy for trying things out, which visitors should not see; write the address of the real site'
  if (/\/(?:admin|wp-admin|dashboard|edit\/main)(?:\/|$)/.test(pathname ?? ''))
    return 'opens for those alone who manage that page; write the address that everybody sees'
  if (
    /^(?:docs|drive)\.google\.com$|\.sharepoint\.com$|^1drv\.ms$|^onedrive\.|^(?:www\.)?(?:dropbox|figma|canva)\.com$/.test(
      hostname,
    )
  )
    return 'opens for those alone who share that document; save it as a PDF in public/files, and write /files/ and its name'
  if (/(?:^|[.])example\.(?:com|org|net)$|^(?:www\.)?(?:your|my)(?:site|domain|company)\./.test(hostname))
    return 'is an address for examples; write the real one'
  if (/^https?:\/\/https?:/.test(value)) return 'begins with https:// twice; take one away'
  const { host = '' } = URL.parse(value) ?? {}
  if (!/^https:\/\//i.test(value)) return 'must be a whole address that starts with https://'
  if (!/^([\w-]+\.)+[a-z]{2,}(:\d+)?$/i.test(host))
    return `names no site, as ${host} has no ending like .com; write it`
}
