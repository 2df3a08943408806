type Options = {
  /** Quoted sources beside 'self', for pages rendered per request; for static pages the build adds them (allow-inline.ts). */
  scripts?: string[]
  /** Origins of the vendors that may be framed. */
  frames: string[]
  /** Whether it may show pictures that it makes itself, whose addresses exist only in their tab. */
  drawsFiles?: boolean
  /** Whether the page has the rules on what may become a script. */
  trustedTypes: boolean
  /** Hot reload needs eval, inline styles and a socket; reloading on new content needs an address. */
  development: boolean
}

/** The content security policy. */
export function contentSecurityPolicy({
  scripts = [],
  frames,
  drawsFiles,
  trustedTypes,
  development,
}: Options): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(development ? ["'unsafe-eval' 'unsafe-inline'"] : [])].join(' '),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `img-src 'self'${drawsFiles || development ? ' blob:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws: http://127.0.0.1:*' : ''}`,
    "manifest-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The only rules on what may become a script are in browser/loader/trusted-types.ts.
    ...(trustedTypes && !development ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ')
}

/** For redirects, errors and files of the build: opened as a document, they may do nothing. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For a visitor's file or one of ours: even if a browser shows it, nothing in it may run. */
export const filePolicy = `sandbox; ${emptyPolicy}`

/** Features that no page or frame of ours uses. Chromium warns of names it does not know; vendors' frames need the others. */
const unused = `
  accelerometer autoplay browsing-topics camera compute-pressure cross-origin-isolated display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection
  keyboard-map local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial usb window-management
  xr-spatial-tracking
`

/** The headers of every answer. */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: `${unused.trim().replace(/\s+/g, '=(), ')}=()` },
]

/** Useless with pictures and fonts, where they weigh as much as a small picture. */
export const pageOnlyHeaders = ['Permissions-Policy', 'Speculation-Rules']

/** For pictures, fonts and scripts, which other hosts show, too: translators with our pages, and searches for pictures. */
export const publicFileHeaders = [
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  { key: 'Access-Control-Allow-Origin', value: '*' },
]

/** Cuts staff pages off from windows that opened them; elsewhere it would cost time (docs/decisions/0009). */
export const staffHeaders = [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin' }]
