import { requestTakeBack } from '../../../lib/staff/desk/answer.ts'

/** Between two tries, in milliseconds. */
const retryMs = 1_000

/**
 * Undoes an answer. Without a network the result is unknown, so it asks the server until it says.
 * @param onUnknown called after a try without an answer
 */
export async function takeBackAnswer(id: string, onUnknown: () => void) {
  for (;;) {
    const { state } = await requestTakeBack(id).catch(() => ({ state: 'failed' as const }))
    if (state !== 'failed') return state
    onUnknown()
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}
