/**
 * The content security policy. Static pages pass the hashes of the two inline scripts, pages that are rendered per
 * request a nonce and the page script's hash.
 * @param {string[]} scripts sources beside 'self', in their quotes
 * @param {boolean} development hot reload needs eval, inline styles and a socket
 */
export function contentSecurityPolicy(scripts, development = false) {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}${development ? " 'unsafe-eval' 'unsafe-inline'" : ''}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sent with every answer. */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
]
