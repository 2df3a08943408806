import { widgetOrigins } from './lib/content/widgets.ts'
import { loader, pageScript } from './delivery/inline-scripts.mjs'
import { contentSecurityPolicy, emptyPolicy, securityHeaders } from './lib/security/policy.mjs'

const development = process.env.NODE_ENV === 'development'

/** A form posted without JavaScript is answered by a page rendered on the spot, which gets its policy from middleware.ts. */
const nativeFormPost = { type: 'header', key: 'content-type', value: 'multipart/form-data.*' }

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  generateBuildId: () => process.env.BUILD_ID ?? null,
  reactStrictMode: true,
  experimental: { globalNotFound: true },
  // `npm test` checks the types of the whole tree; a start should not wait for that again.
  typescript: { ignoreBuildErrors: true },
  // Built in: pages rendered per request and the middleware need them where no file can be read.
  env: {
    PAGE_SCRIPT: pageScript.text,
    PAGE_SCRIPT_HASH: pageScript.hash,
    FRAME_ORIGINS: widgetOrigins().join(' '),
  },
  // Read with `readFileSync` while the site runs, so no import names them.
  outputFileTracingIncludes: { '/*': ['./content/**'] },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      {
        source: '/((?!form-submissions$|_next/).*)',
        ...(development ? {} : { missing: [nativeFormPost] }),
        headers: [
          {
            key: 'Content-Security-Policy',
            value: contentSecurityPolicy({
              scripts: development ? [] : [loader.hash, pageScript.hash],
              frames: widgetOrigins(),
              trustedTypes: true,
              development,
            }),
          },
          { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
          { key: 'Speculation-Rules', value: '"/speculation-rules.json"' },
        ],
      },
      { source: '/_next/:path*', headers: [{ key: 'Content-Security-Policy', value: emptyPolicy }] },
      {
        source: '/speculation-rules.json',
        headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
      },
    ]
  },
}
