/**
 * Copies a text. Where the browser refuses, as on a page without TLS or in another app's window, it shows the text to be copied
 * by hand.
 * @param label the button's
 * @returns whether it was copied
 */
export async function copyText(text: string, label: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    prompt(label, text)
    return false
  }
}
