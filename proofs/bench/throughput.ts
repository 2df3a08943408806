import { spawnSync } from 'node:child_process'

/** @returns requests per second and the 99th percentile in milliseconds, at 64 connections */
export function throughput(wrk: string, url: string) {
  const { stdout } = spawnSync(wrk, ['-t1', '-c64', '-d4s', '--latency', '-H', 'Accept-Encoding: br', url], {
    encoding: 'utf8',
  })
  const [, perSecond = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const milliseconds = unit === 'us' ? 0.001 : unit === 's' ? 1_000 : 1
  return { perSecond: Number(perSecond), p99: Number(p99) * milliseconds }
}
