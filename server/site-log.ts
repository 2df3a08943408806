// Imported first in the site's process. Turns the output of Next and its packages into one line of JSON without anything that a
// visitor posted: Next quotes headers, action ids and pieces of bodies, line breaks included.

const places = /^\s*at /

/** Whether a line comes from lib/security/log.ts; those pass unchanged. */
function isOurs(text: string): boolean {
  if (!text.startsWith('{"at":"') || text.includes('\n')) return false
  try {
    return typeof (JSON.parse(text) as { kind?: unknown }).kind === 'string'
  } catch {
    return false
  }
}

/** The loggable part: an error's name, digest and origin; a text without its quotations. */
export function logLine(parts: unknown[]): string {
  if (parts.length === 1 && typeof parts[0] === 'string' && isOurs(parts[0])) return parts[0]
  const error = parts.find((part) => part instanceof Error)
  const text = parts.find((part) => typeof part === 'string') ?? ''
  return JSON.stringify({
    at: new Date().toISOString(),
    kind: error ? 'error' : 'printed',
    ...(text && !error && { text: withoutQuotes(text) }),
    ...(error && {
      name: error.name.slice(0, 60),
      ...('digest' in error && { digest: String(error.digest).slice(0, 60) }),
      places: (error.stack ?? '')
        .split('\n')
        .filter((line) => places.test(line))
        .slice(0, 3)
        .map((line) => line.trim().slice(0, 160)),
    }),
  })
}

function withoutQuotes(text: string): string {
  return text
    .slice(0, 500)
    .split('\n', 1)
    .join('')
    .replace(/"[^"]*"?|`[^`]*`?|'[^']*'?/g, '…')
    .slice(0, 200)
}

export function captureConsole() {
  const write = (...parts: unknown[]) => void process.stderr.write(`${logLine(parts)}\n`)
  Object.assign(console, { log: write, info: write, warn: write, error: write, debug: write, trace: write })
}
