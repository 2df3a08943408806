/**
 * The content security policy.
 * @param {object} options
 * @param {string[]} [options.scripts] sources beside 'self', in their quotes: pages that are rendered per request pass a nonce
 * and the page script's hash; those of static pages are added when they are built (delivery/allow-inline.ts)
 * @param {string[]} [options.frames] origins of the vendors that may be framed
 * @param {boolean} [options.trustedTypes] whether the page has the rules that say what may become a script
 * @param {boolean} [options.development] hot reload needs eval, inline styles and a socket, news of content an address of its own
 */
export function contentSecurityPolicy({
  scripts = [],
  frames = [],
  trustedTypes = false,
  development = false,
}) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(development ? ["'unsafe-eval' 'unsafe-inline'"] : [])].join(' '),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `img-src 'self'${development ? ' blob:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws: http://127.0.0.1:*' : ''}`,
    "manifest-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // One set of rules says what may become a script (delivery/defer-scripts/loader/trusted-types.ts), and nobody else.
    ...(trustedTypes && !development ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ')
}

/** For what is no document of ours: redirects, errors, files of the build. Should one be opened as such, it may do nothing. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For a visitor's file: nothing in it may run, should a browser show it after all. */
export const filePolicy = `sandbox; ${emptyPolicy}`

/**
 * What no page of ours does, so neither may a script or a frame in it. Only names that Chromium knows, as it warns of others;
 * what vendors need in their frames (storage, the end of a page) is not among them.
 */
const unused = `
  accelerometer autoplay browsing-topics camera compute-pressure cross-origin-isolated display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection
  keyboard-map local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial usb window-management
  xr-spatial-tracking
`

export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: `${unused.trim().replace(/\s+/g, '=(), ')}=()` },
]

/** Keeps windows that others have opened away from the staff's pages; elsewhere it would cost time (docs/decisions/0009). */
export const staffHeaders = [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin' }]
