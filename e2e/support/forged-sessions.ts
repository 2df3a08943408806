import { createHmac } from 'node:crypto'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = () => Math.floor(Date.now() / 1000)

function sign(claims: object, secret: string, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const head = `${part(header)}.${part(claims)}`
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
}

/**
 * Tokens that must open nothing, by their flaw.
 * @param good a staff member's token
 * @param expired the same, expired but with a valid signature
 */
export function forgedTokens(good: string, expired: string): Record<string, string> {
  const [head = '', body = '', signature = ''] = good.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  const service = { ...claims, role: 'service_role' }
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  return {
    expired,
    'with another signature': `${head}.${body}.${flipped}`,
    'without a signature': `${head}.${body}.`,
    'with the claims of the service': `${head}.${part(service)}.${signature}`,
    'with a later end': `${head}.${part({ ...claims, exp: now() + 10 ** 6 })}.${signature}`,
    'alg none': `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg NONE, as the service': `${part({ alg: 'NONE', typ: 'JWT' })}.${part(service)}.${signature}`,
    'alg none, with a signature': `${part({ alg: 'none' })}.${body}.${signature}`,
    'HS512 over the same': sign(claims, 'x', { alg: 'HS512', typ: 'JWT' }),
    'signed with nothing': sign(claims, ''),
    'signed with the default secret': sign(claims, 'super-secret-jwt-token-with-at-least-32-characters-long'),
    'signed with the default secret, as the service': sign(
      { role: 'service_role', iss: 'supabase', exp: now() + 3600 },
      'super-secret-jwt-token-with-at-least-32-characters-long',
    ),
    'with a key of its own': sign(claims, 'k', { alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'aw' } }),
    'with a key file of its own': sign(claims, '', { alg: 'HS256', kid: '../../../../dev/null' }),
    'made of words': 'service_role.service_role.service_role',
  }
}

/** An expired token, signed as the backend signs. */
export function expiredToken(good: string, jwtSecret: string): string {
  const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()) as object
  return sign({ ...claims, iat: now() - 7200, exp: now() - 3600 }, jwtSecret)
}
