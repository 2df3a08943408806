import { brand } from '../../lib/content/brand.ts'
import { unansweredWords } from '../../lib/content/unanswered.ts'

/**
 * The page that nginx shows while the site does not answer: no script, no picture, and the site's own looks.
 * @param notFound the sealed page for unknown addresses, whose rules it shares: it is laid out alike
 * @throws Error when that page has no rules of its own
 */
export function troublePage(notFound: string): string {
  const { title, lead, write } = unansweredWords()
  const { name, email } = brand()
  const html = /<html[^>]*>/.exec(notFound)?.[0] ?? '<html lang="en">'
  const style = /<style>[\s\S]*?<\/style>/.exec(notFound)?.[0]
  if (!style) throw new Error('the page for unknown addresses has no rules to share')
  return `<!DOCTYPE html>${html}<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${escaped(`${title} | ${name}`)}</title><meta name="robots" content="noindex"/><link rel="icon" href="/icons/keyline.svg"/>${style}</head>
<body><main class="wrap relative pt-18 pb-24"><h1 data-text="${escaped(title)}" class="misregistered type-display">${escaped(title)}</h1>
<p class="type-lead mt-14">${escaped(lead)}</p>
<p class="type-lead mt-14">${escaped(write)}</p>
<p class="mt-7 flex flex-wrap gap-3.5"><a href="mailto:${escaped(email)}" class="button button-secondary">${escaped(email)}</a></p></main></body></html>
`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
