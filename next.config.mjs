import { changeDays } from './lib/content/change-days.ts'
import { pageNames } from './lib/content/page-names.ts'
import { page } from './lib/content/pages.ts'
import { troubleWords } from './lib/content/site.ts'
import { hasEagerWidget, widgetOrigins } from './lib/content/widgets.ts'
import { otherLanguages } from './lib/language/languages.ts'
import { english, inLanguage } from './lib/language/spoken.ts'
import { contentChanges } from './build/content-changes.ts'
import { writeDevelopmentWorkers, checkEntry } from './build/artwork-worker.ts'
import { inlineScript, scriptText } from './build/inline-script.ts'
import { translatedHost } from './lib/seo/site-url.ts'
import { builtFiles } from './build/next-output/addresses.ts'
import { checkWorker, dist, notFoundPages } from './build/next-output/dist.ts'
import {
  contentSecurityPolicy,
  emptyPolicy,
  filePolicy,
  publicFileHeaders,
  securityHeaders,
  staffHeaders,
} from './lib/security/policy.ts'

/** Reloads an open page when content changes, once React has taken over; only in development. */
const contentNews = process.env.CONTENT_NEWS
  ? `;addEventListener('load',()=>{new EventSource('${process.env.CONTENT_NEWS}').onmessage=()=>location.reload()})`
  : ''
/** Watches vendors' frames that load with the page, if there are any. */
const vendorFrames = hasEagerWidget() ? inlineScript('browser/page-script/vendor-frames.ts') : ''
const pageScript = inlineScript('browser/page-script/main.ts') + vendorFrames + contentNews
const scriptRules = inlineScript('browser/loader/trusted-types.ts')
const development = process.env.NODE_ENV === 'development'

/** The addresses of the artwork workers, set by the build. */
const { ARTWORK_WORKER = '', ARTWORK_PAINTER = '' } = development ? writeDevelopmentWorkers() : process.env

/** A form posted without JavaScript is answered by a page rendered on the spot, which gets its policy from middleware.ts. */
const nativeFormPost = { type: 'header', key: 'content-type', value: 'multipart/form-data.*' }

/** @param {string} value */
const policy = (value) => ({ key: 'Content-Security-Policy', value })

/** @type {import('next').NextConfig} */
export default {
  distDir: dist,
  poweredByHeader: false,
  generateBuildId: () => process.env.BUILD_ID ?? null,
  reactStrictMode: true,
  // The limit of the server in front (server/refusal.ts); by default, an unfinished post holds 10 MB.
  experimental: {
    globalNotFound: true,
    serverActions: { allowedOrigins: [translatedHost] },
    proxyClientMaxBodySize: '1mb',
    // A build over an older one's cache has answered posted forms with an error.
    turbopackFileSystemCacheForBuild: false,
  },
  // `npm test` checks the types of the whole tree; a start should not wait for that again.
  typescript: { ignoreBuildErrors: true },
  // Our pictures are made beforehand. Next's resizer would be open to everybody, and cost a core and memory.
  images: { unoptimized: true },
  // Built in, because the middleware cannot read files.
  env: {
    PAGE_SCRIPT: pageScript,
    PAGE_SCRIPT_HASH: scriptText(pageScript),
    SCRIPT_RULES: scriptRules,
    SCRIPT_RULES_HASH: scriptText(scriptRules),
    FRAME_ORIGINS: widgetOrigins().join(' '),
    NOT_FOUND_PAGES: JSON.stringify(notFoundPages(otherLanguages())),
    BUILT_FILES: builtFiles,
    CONTENT_CHANGES: JSON.stringify(contentChanges()),
    TROUBLE: JSON.stringify(
      Object.fromEntries(
        [english, ...otherLanguages()].map((language) => [language, inLanguage(language, troubleWords)]),
      ),
    ),
    BUILD: process.env.BUILD_ID ?? '',
    CHANGES: String(changeDays().length),
    CHECK_WORKER: development ? checkEntry : checkWorker,
    ARTWORK_WORKER,
    ARTWORK_PAINTER,
  },
  // Read with `readFileSync` while the site runs, so no import names them.
  outputFileTracingIncludes: { '/*': ['./content/**', './lib/staff/accounts/*.txt'] },
  async redirects() {
    const languages = ['', ...otherLanguages().map((language) => `/${language}`)]
    return pageNames().flatMap((name) =>
      (page(name).formerly ?? []).flatMap((old) =>
        languages.map((language) => ({
          source: `${language}/${old}`,
          destination: `${language}/${name}`,
          statusCode: 301,
        })),
      ),
    )
  },
  // The page for unknown addresses has no address of its own: it is answered with status 404.
  rewrites: async () => ({
    beforeFiles: otherLanguages().map((language) => ({
      source: `/${language}/not-found`,
      destination: `/${language}/-`,
    })),
  }),
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      { source: '/(form-submissions|sign-in)/:path*', headers: staffHeaders },
      {
        source: `/((?!form-submissions$|form-submissions/(?:account|customer|sources)$|form-submissions/artwork/|health$|up$|artwork/files|request/|${builtFiles.slice(1)}).*)`,
        ...(development ? {} : { missing: [nativeFormPost] }),
        headers: [
          policy(contentSecurityPolicy({ frames: widgetOrigins(), trustedTypes: true, development })),
          { key: 'Cache-Control', value: 'public, max-age=0' },
          { key: 'Speculation-Rules', value: '"/speculation-rules.json"' },
        ],
      },
      { source: '/(form-submissions/artwork|artwork/files)/:path*', headers: [policy(filePolicy)] },
      { source: `${builtFiles}:path*`, headers: [policy(emptyPolicy)] },
      { source: '/(world.svg|(?:_next/static|pictures|drawings|brand)/.*)', headers: publicFileHeaders },
      {
        source: '/speculation-rules.json',
        headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
      },
    ]
  },
}
