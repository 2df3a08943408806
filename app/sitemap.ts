import type { MetadataRoute } from 'next'
import { lastChange } from '../lib/seo/last-change.ts'
import { languageOf, otherLanguages } from '../lib/language/languages.ts'
import { localPath } from '../lib/language/local-path.ts'
import { english, inLanguage } from '../lib/language/spoken.ts'
import { alternatesOf } from '../lib/seo/metadata.ts'
import { pages } from '../lib/seo/pages.ts'
import { siteUrl } from '../lib/seo/site-url.ts'

export default function sitemap(): MetadataRoute.Sitemap {
  return [english, ...otherLanguages()].flatMap((language) =>
    inLanguage(language, () =>
      pages()
        .filter(({ name }) => language === english || !languageOf(language).leftOut.includes(name))
        .map(({ name, path, content }) => ({
          url: siteUrl + localPath(path),
          lastModified: lastChange(
            language === english ? content : [...content, `content/languages/${language}.po`],
          ),
          alternates: { languages: alternatesOf({ name, path }) },
        })),
    ),
  )
}
