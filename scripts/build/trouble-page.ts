import { brand } from '../../lib/content/brand.ts'
import { unansweredWords } from '../../lib/content/unanswered.ts'

/**
 * The page that nginx shows while the site does not answer: no script, no picture, and the site's own looks.
 * @param notFound the sealed page for unknown addresses, whose stylesheet and fonts it shares
 */
export function troublePage(notFound: string): string {
  const { title, lead, write } = unansweredWords()
  const { name, email } = brand()
  const html = /<html[^>]*>/.exec(notFound)?.[0] ?? '<html lang="en">'
  const sheets = notFound.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g)?.join('') ?? ''
  return `<!DOCTYPE html>${html}<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${escaped(`${title} | ${name}`)}</title><meta name="robots" content="noindex"/><link rel="icon" href="/icons/keyline.svg"/>${sheets}</head>
<body><main class="wrap relative pt-18 pb-24"><h1 data-text="${escaped(title)}" class="misregistered type-display">${escaped(title)}</h1>
<p class="type-lead mt-14">${escaped(lead)}</p>
<p class="type-lead mt-7">${escaped(write)} <a class="text-link" href="mailto:${escaped(email)}">${escaped(email)}</a></p></main></body></html>
`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
