import { takeAnswerBack } from '../../../lib/staff/desk/answer.ts'

/** Between two tries, in milliseconds. */
const retryMs = 1_000

/**
 * Takes an answer back. Without a network nobody knows whether it is, so the server is asked until it says.
 * @param onUnknown after a try that was not answered
 */
export async function takeBackAnswer(id: string, onUnknown: () => void) {
  for (;;) {
    const { state } = await takeAnswerBack(id).catch(() => ({ state: 'failed' as const }))
    if (state !== 'failed') return state
    onUnknown()
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}
