/**
 * Reads a body, but stops as soon as it is too long.
 * @param limit in bytes
 * @returns null if it is too long
 */
export async function readText(request: Request, limit: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limit) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
