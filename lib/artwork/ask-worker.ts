/**
 * Runs one task in a fresh worker.
 * @param script address of the worker's script
 * @param milliseconds time limit
 * @returns undefined without workers, or if it does not load, fails, or exceeds the limit
 */
export function askWorker<Answer>(script: string, message: unknown, milliseconds: number) {
  return new Promise<Answer | undefined>((resolve) => {
    let running: Worker | undefined
    const end = (answer?: Answer) => {
      clearTimeout(timer)
      running?.terminate()
      resolve(answer)
    }
    const timer = setTimeout(end, milliseconds)
    try {
      running = new Worker(script)
    } catch {
      return end()
    }
    running.onmessage = ({ data }: MessageEvent<Answer>) => end(data)
    running.onerror = () => end()
    running.postMessage(message)
  })
}
