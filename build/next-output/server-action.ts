/** How a page posts a form: Next's hidden fields, and the id of the action. */
export type FormPost = { hidden: Record<string, string>; action: string }

/** @returns Next's own fields, which a browser without script posts */
export function formPost(hidden: Record<string, string>): FormPost {
  const own = Object.entries(hidden).filter(([name]) => name.startsWith('$ACTION'))
  const action = /"id":"(\w+)"/.exec(own.map(([, value]) => value).join())?.[1]
  if (!action) throw new Error('The form has no action.')
  return { hidden: Object.fromEntries(own), action }
}

/**
 * Calls an action without leaving the page, as the page's script does.
 * @returns the response with the action's return value, undefined if there is none
 */
export async function postAction(
  page: string,
  { action, state, fields }: { action: string; state: object; fields: Record<string, string> },
  signal: AbortSignal,
): Promise<{ status: number; text: string; result: unknown }> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(`_1_${name}`, value)
  body.set('0', JSON.stringify([state, '$K1']))
  const headers = { 'Next-Action': action, Accept: 'text/x-component', Origin: new URL(page).origin }
  const response = await fetch(page, { method: 'POST', headers, body, signal })
  const text = await response.text()
  const line = text.split('\n').find((one) => one.startsWith('1:{'))
  return { status: response.status, text, result: line && JSON.parse(line.slice(2)) }
}
