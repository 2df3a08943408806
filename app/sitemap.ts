import type { MetadataRoute } from 'next'
import { lastChange } from '../lib/seo/last-change.ts'
import { otherLanguages } from '../lib/language/languages.ts'
import { localPath } from '../lib/language/local-path.ts'
import { english, inLanguage } from '../lib/language/spoken.ts'
import { alternatesOf } from '../lib/seo/metadata.ts'
import { pagesIn } from '../lib/seo/pages.ts'
import { siteUrl } from '../lib/seo/site-url.ts'

export default function sitemap(): MetadataRoute.Sitemap {
  return [english, ...otherLanguages()].flatMap((language) =>
    inLanguage(language, () =>
      pagesIn(language).map(({ name, path, content }) => ({
        url: siteUrl + localPath(path),
        lastModified: lastChange(
          language === english ? content : [...content, `content/languages/${language}.po`],
        ),
        alternates: { languages: alternatesOf({ name, path }) },
      })),
    ),
  )
}
