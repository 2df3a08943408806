export type Target = 'database' | 'function' | 'artwork'

/** Where a request goes, whether it needs the secret key, and whether its body may be too long to buffer. */
export type Route = { target: Target; secret: boolean; streams: boolean }

const routes: { path: RegExp; methods: string[]; target: Target; secret?: true }[] = [
  { path: /^\/rest\/v1\/[^/]+$/, methods: ['GET', 'HEAD'], target: 'database' },
  { path: /^\/rest\/v1\/rpc\/[^/]+$/, methods: ['POST'], target: 'database' },
  // PUT sets a new password, for anyone who has just signed in (make-account.ts).
  { path: /^\/auth\/v1\/user$/, methods: ['GET', 'PUT'], target: 'database' },
  { path: /^\/auth\/v1\/(token|logout)$/, methods: ['POST'], target: 'database' },
  { path: /^\/auth\/v1\/\.well-known\/jwks\.json$/, methods: ['GET'], target: 'database' },
  // `npm run staff` creates accounts and sets passwords.
  { path: /^\/auth\/v1\/admin\/users$/, methods: ['POST'], target: 'database', secret: true },
  { path: /^\/auth\/v1\/admin\/users\/[\da-f-]{36}$/, methods: ['PUT'], target: 'database', secret: true },
  // GET is for HEALTH_TOKEN. Browsers send OPTIONS before calling another origin; the function answers.
  { path: /^\/functions\/v1\/send-contact-form$/, methods: ['GET', 'POST', 'OPTIONS'], target: 'function' },
  { path: /^\/functions\/v1\/send-artwork\/sweep$/, methods: ['POST'], target: 'artwork', secret: true },
  { path: /^\/functions\/v1\/send-artwork\/request\/[a-z]+$/, methods: ['POST'], target: 'artwork' },
  {
    path: /^\/functions\/v1\/send-artwork\/(files|opened)(\/[\da-z-]+){0,2}$/,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    target: 'artwork',
  },
]

/** Where a request goes, or the status of its refusal: the services behind offer more than the site uses. */
export function route(method: string, url: string): Route | 404 | 405 {
  const path = url.split('?', 1)[0] ?? ''
  if (!isPlain(path)) return 404
  const found = routes.find((entry) => entry.path.test(path))
  if (!found) return 404
  if (!found.methods.includes(method)) return 405
  return { target: found.target, secret: found.secret ?? false, streams: found.target === 'artwork' }
}

/** False for paths that a service behind us could read differently: `..`, encoded slashes, double encoding. */
function isPlain(path: string): boolean {
  try {
    return path.split('/').every((segment) => {
      const decoded = decodeURIComponent(segment)
      return decoded !== '.' && decoded !== '..' && !/[\u0000-\u001f\u007f/\\%;#?]/.test(decoded)
    })
  } catch {
    return false
  }
}
