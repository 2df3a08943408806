export type Asked<T> = { state: 'answered'; value: T } | { state: 'ended' | 'gone' | 'failed' }

/** Fetches JSON from one of the workplace's addresses. An ended session redirects to the sign-in, which is not JSON. */
export async function askServer<T>(path: string, values: Record<string, string>): Promise<Asked<T>> {
  try {
    const answer = await fetch(`/form-submissions/${path}?${new URLSearchParams(values)}`)
    if (answer.status === 401 || answer.redirected) return { state: 'ended' }
    if (answer.status === 404) return { state: 'gone' }
    return answer.ok ? { state: 'answered', value: (await answer.json()) as T } : { state: 'failed' }
  } catch {
    return { state: 'failed' }
  }
}
