/**
 * Has one thing done by a worker of its own, which is ended then.
 * @param script address of the worker's script
 * @param milliseconds that it may take
 * @returns undefined where there is no worker, it does not come, fails, or takes longer
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
