/** Sets a field's text as if it had been typed. */
export function enterText(field: HTMLInputElement | null | undefined, text: string) {
  if (!field) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
