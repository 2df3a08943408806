import { brand } from '../content/brand.ts'
import { products } from '../content/home/goods.ts'
import { pages } from './pages.ts'
import { siteUrl } from './site-url.ts'

/** The site in plain text for language models (llmstxt.org), made from the same content as the pages. */
export function llmsText(): string {
  const { name, phone, email, address } = brand()
  const [home] = pages()
  const links = pages().map(
    ({ title, path, description }) => `- [${title}](${siteUrl}${path}): ${description}`,
  )
  const goods = products().categories.map(
    ({ name: category, text: sentence }) => `- ${category}: ${sentence}`,
  )
  return [
    `# ${name}`,
    `> ${home?.description ?? ''}`,
    `Sales: ${phone.label}, ${email}. Office: ${address.city}.`,
    `## Pages\n\n${links.join('\n')}`,
    `## Products\n\n${goods.join('\n')}`,
  ].join('\n\n')
}
