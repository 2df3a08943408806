import { structuredData } from '../../lib/seo/structured-data.ts'

/** The page's graph for search engines. `<` is written as an escape, so that no word can end the script. */
export function StructuredData({ page }: { page: string }) {
  const json = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c')
  return <script id="structured-data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
