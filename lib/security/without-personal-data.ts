/**
 * An unknown path as it may be logged: at most 120 characters, printable, and with every part that could be
 * somebody's address, number or token replaced by an ellipsis.
 */
export function withoutPersonalData(path: string): string {
  return path
    .slice(0, 120)
    .split('/')
    .map((part) => (/^[a-z0-9._-]{0,40}$/i.test(part) && !/\d{5}/.test(part) ? part : '…'))
    .join('/')
}
