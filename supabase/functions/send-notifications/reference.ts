/** The visitor's reference, as in lib/leads/reference.ts; supabase/tests/reference.test.ts keeps both equal. */
export function reference(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 12).toUpperCase()
  return `KL-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`
}
