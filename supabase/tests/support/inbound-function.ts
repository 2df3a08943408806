import { createHmac } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findDeno, readPort, denoPermissions } from '../../local/function-runner.ts'
import type { LocalBackend } from '../../local/backend.ts'
import type { MailService } from './mail-service.ts'

const signing = 'whsec_c2lnbmluZw=='
export const inbound = { domain: 'in.keyline.example', key: 'k'.repeat(64) }
const local = (file: string) => join(__dirname, '../../local/deno', file)

/** The function for mail that comes in, between a backend and a stand-in for the mail service. */
export async function startInbound({ url, anonKey, secretKey }: LocalBackend, service: MailService) {
  const env: Record<string, string> = {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: '',
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SUPABASE_PUBLISHABLE_KEYS: '',
    SUPABASE_ANON_KEY: anonKey,
    INBOUND_DOMAIN: inbound.domain,
    INBOUND_KEY: inbound.key,
    RESEND_API_KEY: 're_test_secret',
    RESEND_API_URL: service.url,
    RESEND_WEBHOOK_SECRET: signing,
  }
  const hosts = [url, service.url].map((one) => new URL(one).host)
  const args = [
    'run',
    ...denoPermissions(hosts, Object.keys(env)),
    `--import-map=${local('imports.json')}`,
    local('inbound.ts'),
  ]
  const child = spawn(findDeno(), args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1' },
  })
  const logged: string[] = []
  const port = await readPort(child, (line) => logged.push(line))
  return {
    said: logged,
    /** Calls it as the mail service does. @returns the status, and what became of the mail */
    async call(type: string, data: object, signature?: string): Promise<[number, string]> {
      const body = JSON.stringify({ type, created_at: new Date().toISOString(), data })
      const at = String(Math.floor(Date.now() / 1000))
      const proof = createHmac('sha256', Buffer.from(signing.slice(6), 'base64')).update(`m.${at}.${body}`)
      const signed = signature ?? `v1,${proof.digest('base64')}`
      const headers = { 'svix-id': 'm', 'svix-timestamp': at, 'svix-signature': signed }
      const answer = await fetch(`http://127.0.0.1:${port}/receive-mail`, { method: 'POST', headers, body })
      return [answer.status, (await answer.json()).done]
    },
    async stop() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}
