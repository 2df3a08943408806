import { factsOf, type Facts } from './facts.ts'
import { limits } from './numbers.ts'

/**
 * What a file is, found out by a worker of its own, in the time that a check may take at most. It never throws: what cannot
 * be found out is looked at by people.
 * @param worker address of the worker's script
 */
export function checkFile(file: File, worker: string): Promise<Facts> {
  return new Promise((resolve) => {
    const giveUp = () => end(factsOf('unknown', { trouble: 'complex' }))
    const timer = setTimeout(giveUp, limits.milliseconds)
    let running: Worker | undefined
    const end = (facts: Facts) => {
      clearTimeout(timer)
      running?.terminate()
      resolve(facts)
    }
    // Too large is known before it is read.
    if (file.size > limits.bytes) return end(factsOf('unknown', { trouble: 'large' }))
    try {
      running = new Worker(worker)
    } catch {
      return giveUp()
    }
    running.onmessage = ({ data }: MessageEvent<Facts>) => end(data)
    running.onerror = giveUp
    running.postMessage(file)
  })
}
