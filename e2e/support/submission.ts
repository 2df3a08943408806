import { blank } from '../../lib/leads/contract.ts'
import type { StaffSubmission } from '../../lib/staff/submission.ts'

/** A request as the database returns it. */
export function aSubmission(
  changes: Partial<StaffSubmission> = {},
  form: Partial<StaffSubmission['form_data']> = {},
): StaffSubmission {
  return {
    id: '7f3a0142-9bc1-4a2e-8b11-0123456789ab',
    created_at: '2026-11-20T12:28:59.061+00:00',
    kind: 'project-request',
    spam: false,
    status: 'new',
    deal: 'received',
    owner: null,
    owner_name: null,
    mail: 'sent',
    due_at: '2026-11-21T12:28:59.061+00:00',
    facts: null,
    answered_at: null,
    changed_at: null,
    history: [],
    quotes: [],
    form_data: {
      ...blank,
      firstName: 'Amara',
      lastName: 'Okafor',
      email: 'amara@northbeam.example',
      phone: '(305) 555-0167',
      eventType: 'Other',
      eventDate: '2027-01-11',
      quantity: '120 kits',
      details: 'Two "kits", one line\nand another',
      ...form,
    },
    ...changes,
  }
}

/** A ticket without messages, as the database returns it. */
export const aTicket = (...request: Parameters<typeof aSubmission>) => ({
  ...aSubmission(...request),
  event_date: null,
  remind_at: null,
  owed: false,
  sent: [],
  unmailed: [],
  delayed: [],
  messages: [],
  older: 0,
  events: [],
  writing: [],
  reading: [],
  mailed: false,
})
