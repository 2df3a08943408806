import { brand } from '../../lib/content/brand.ts'
import { products } from '../../lib/content/home/goods.ts'
import { contact } from '../../lib/content/home/story.ts'
import { localPath } from '../../lib/language/local-path.ts'
import { spokenLanguage } from '../../lib/language/spoken.ts'
import { pages, pagesIn } from '../../lib/seo/pages.ts'
import { siteUrl } from '../../lib/seo/site-url.ts'

export const dynamic = 'force-static'

/** The site in plain text for language models (llmstxt.org), made from the same content as the pages. */
export function GET() {
  const { name, phone, email, address } = brand()
  const [home] = pages()
  const links = pagesIn(spokenLanguage()).map(
    ({ title, path, description }) => `- [${title}](${siteUrl}${localPath(path)}): ${description}`,
  )
  const { categories, heading } = products()
  const { cards } = contact()
  const goods = categories.map(({ name: category, text: sentence }) => `- ${category}: ${sentence}`)
  const text = [
    `# ${name}`,
    `> ${home?.description ?? ''}`,
    `${cards.phone.label}: ${phone.label}, ${email}. ${cards.office.label}: ${address.city}.`,
    `## ${name}\n\n${links.join('\n')}`,
    `## ${heading}\n\n${goods.join('\n')}`,
  ]
  return new Response(text.join('\n\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
