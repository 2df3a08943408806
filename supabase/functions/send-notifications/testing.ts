import type { Claim, Submission } from './outbox.ts'
import type { Mail, Settings } from './settings.ts'

export const submission: Submission = {
  id: '7f3a0142-9bc1-4255-8caf-4136c566a962',
  created_at: '2026-11-20T08:35:12.628+00:00',
  form_data: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '(555) 123-4567',
    company: 'Analytical Engines',
    eventType: 'Trade Show/Conference',
    eventDate: '2027-03-05',
    quantity: '500',
    details: 'Mugs with our logo,\ntwo colours.',
  },
}

export const claim: Claim = {
  id: '7f3a0142-9bc1-4255-8caf-4136c566a963',
  attempt: 1,
  recipient: 'sales',
  submission,
  kind: 'request',
  about: '',
  promised: null,
  source: null,
}

export const mail: Mail = {
  url: '',
  key: 're_test',
  from: 'Keyline <a@keyline.example>',
  to: ['b@keyline.example'],
  perSecond: 1000,
}

type Call = { path: string; headers: Headers; body: Record<string, unknown> }

/** Runs something between a database with some mails to send and a mail service, both real servers. */
export async function between(
  owed: number,
  service: (call: Call) => Response,
  use: (settings: Settings) => Promise<void>,
  reminders = 200,
): Promise<{ mails: Call[]; finished: unknown[] }> {
  const mails: Call[] = []
  const finished: unknown[] = []
  const claims = Array.from({ length: owed }, () => ({ ...claim, id: crypto.randomUUID() }))
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, async (request) => {
    const call = { path: new URL(request.url).pathname, headers: request.headers, body: await request.json() }
    if (call.path.endsWith('/enqueue_reminders')) return Response.json(0, { status: reminders })
    if (call.path.endsWith('/claim_notification')) return Response.json(claims.shift() ?? null)
    if (call.path.endsWith('/finish_notification')) {
      finished.push(call.body.trouble)
      return new Response(null, { status: 204 })
    }
    mails.push(call)
    return service(call)
  })
  const url = `http://127.0.0.1:${server.addr.port}`
  try {
    await use({ url, secretKey: 'the-secret-key', mail: { ...mail, url } })
  } finally {
    await server.shutdown()
  }
  return { mails, finished }
}
