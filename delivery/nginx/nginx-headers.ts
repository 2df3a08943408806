/**
 * Headers in nginx's language. A file's own time says nothing and is not sent.
 * @param always also with answers that are no success
 * @throws Error when nginx would read a value as something else
 */
export function nginxHeaders(headers: Map<string, string>, always = false): string {
  const lines = [...headers].map(([name, value]) =>
    name === 'Content-Type'
      ? `default_type ${quoted(value)};\n`
      : `add_header ${name} ${quoted(value)}${always ? ' always' : ''};\n`,
  )
  return [...lines, 'add_header Last-Modified "";\n'].join('')
}

function quoted(value: string): string {
  // There is no way to write a dollar sign that begins no variable.
  if (/[$\r\n]/.test(value)) throw new Error(`nginx cannot send this header: ${value}`)
  return `"${value.replace(/[\\"]/g, '\\$&')}"`
}
