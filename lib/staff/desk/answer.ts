'use server'

import { z } from 'zod'
import { fill } from '../../content/fill.ts'
import { office } from '../../content/office.ts'
import { workplaceWords } from '../../content/workplace.ts'
import { attempt, callDatabase, type Failed } from './call-database.ts'
import { replies } from '../../content/replies.ts'
import { siteUrl } from '../../seo/site-url.ts'
import { currentStaff } from '../current-staff.ts'
import { mailsFor } from './mails.ts'
import { wholeTicket } from '../submission.ts'

const reference = z.string().max(60)
const body = z.string().max(8_000)
const kept = z.object({ reference, body, quote: z.record(z.string(), z.unknown()).nullable() })
const answer = kept.extend({ key: z.uuid(), shown: z.int().min(0), insist: z.boolean() })
const sent = z.object({
  state: z.enum(['going', 'sent', 'back', 'conflict', 'invalid']),
  id: z.string().optional(),
  out_at: z.string().nullish(),
  by: z.string().nullish(),
  field: z.string().default(''),
})

type Done = { state: 'done' } | Failed

const doing = (act: () => Promise<unknown>) =>
  attempt('answer_not_sent', async (): Promise<Done> => {
    await act()
    return { state: 'done' }
  })

/** Keeps what a colleague is writing. Takes any input, never throws. */
export const keepAnswer = async (posted: unknown) =>
  doing(async () => callDatabase('keep_draft', kept.parse(posted)))

/** Sends an answer, which leaves ten seconds later, `outAt` in milliseconds since 1970. Takes any input, never throws. */
export const sendAnswer = async (posted: unknown) =>
  attempt('answer_not_sent', async () => {
    const { key, ...said } = answer.parse(posted)
    const values = { ...said, answer_key: key, zone: office().zone }
    const { state, id = '', out_at: out, by, field } = sent.parse(await callDatabase('send_answer', values))
    if (state === 'conflict') {
      const { met, wrote } = workplaceWords().answer
      return { state, question: by ? fill(met, { by }) : wrote }
    }
    if (state === 'invalid') return { state, field }
    return state === 'going' || state === 'sent' ? { state, id, outAt: Date.parse(out ?? '') } : { state }
  })
export type AnswerResult = Awaited<ReturnType<typeof sendAnswer>>

/** Takes an answer back that has not left. Takes any input, never throws. */
export const takeAnswerBack = async (posted: unknown): Promise<Done> =>
  attempt('answer_not_sent', async () => {
    const taken = z
      .object({ state: z.string() })
      .parse(await callDatabase('take_back_answer', { answer_id: z.uuid().parse(posted) }))
    return { state: taken.state === 'back' ? 'done' : 'gone' }
  })

/** Withdraws an open quote; one that was accepted meanwhile stays as it is. Takes any input, never throws. */
export const withdrawQuote = async (posted: unknown) =>
  doing(async () => {
    const { number: which, ...of } = z.object({ reference, number: z.int() }).parse(posted)
    await callDatabase('withdraw_quote', { ...of, which })
  })

/** Notes that a person reads a ticket, and lets the answers leave whose time has come. Takes any input, never throws. */
export const noteReading = async (posted: unknown) =>
  doing(async () => callDatabase('mark_read', { reference: reference.parse(posted) }))

const asked = z.object({ reference, template: reference })

/** Makes a link for sending a better file; `href` is a mail with it. Takes any input, never throws. */
export const askForArtwork = async (posted: unknown) =>
  attempt('artwork_not_asked', async () => {
    const { reference, template } = asked.parse(posted)
    const token = z.string().parse(await callDatabase('ask_for_artwork', { reference }))
    const [ticket, { name = '' }] = await Promise.all([
      callDatabase('read_ticket', { reference }),
      currentStaff(),
    ])
    // In the fragment, so that it gets into no log.
    const link = `${siteUrl}/request#${token}`
    const mails = mailsFor(wholeTicket.parse(ticket), replies().templates, name, link)
    const mail = mails.find(({ id }) => id === template)
    return mail ? { state: 'asked' as const, href: mail.href } : { state: 'failed' as const }
  })
