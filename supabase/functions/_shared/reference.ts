/** The reference for visitor and staff: the first twelve digits of a row's id (a UUID), e.g. KL-7F3A-0142-9BC1. */
export function reference(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 12).toUpperCase()
  return `KL-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`
}
