'use server'

import { z } from 'zod'
import { office } from '../../content/office.ts'
import { submissionsWords } from '../../content/desk.ts'
import { writeTime } from '../../request/write-time.ts'
import { attempt, callDatabase, type Failed } from './call-database.ts'
import { replies } from '../../content/replies.ts'
import { languageNamed } from '../../language/languages.ts'
import { localPath } from '../../language/local-path.ts'
import { inLanguage } from '../../language/spoken.ts'
import { siteUrl } from '../../seo/site-url.ts'
import { currentStaff } from '../current-staff.ts'
import { mailsFor } from './mails.ts'
import { proofMark, storedDraft, wholeTicket } from '../submission.ts'

const reference = z.string().max(60)
const body = z.string().max(8_000)
const shown = z.array(z.string().max(60)).max(2_000)
const answerInput = z.object({ reference, body, shown, quote: z.record(z.string(), z.unknown()).nullable() })
const draftInput = answerInput.extend({ base: z.string().max(60).nullable() })
const keepDraftResult = z.union([
  z.object({ draft: storedDraft.nullable() }),
  z.object({ at: z.string().nullable() }),
])
const sendInput = answerInput.extend({ key: z.uuid() })
const sendResult = z.object({
  state: z.enum(['going', 'sent', 'back', 'conflict', 'invalid']),
  id: z.string().optional(),
  out_at: z.string().nullish(),
  field: z.string().default(''),
})

type Done = { state: 'done' } | Failed

/** A list in PostgreSQL's format. */
const listed = (ids: string[]) => `{${ids.filter((id) => /^[\w:-]+$/.test(id)).join(',')}}`

const attemptChange = (event: string, act: () => Promise<unknown>) =>
  attempt(event, async (): Promise<Done> => {
    await act()
    return { state: 'done' }
  })

/**
 * Keeps a colleague's draft as a version: `at`, with its `time` in words. `conflict`: another tab or device has
 * written since `base`, and nothing was kept. Takes any input, never throws.
 */
export const keepAnswer = async (posted: unknown) =>
  attempt('draft_not_kept', async () => {
    const { shown, ...draft } = draftInput.parse(posted)
    const result = keepDraftResult.parse(await callDatabase('keep_draft', { ...draft, shown: listed(shown) }))
    if ('draft' in result) return { state: 'conflict' as const, draft: result.draft }
    const { timeZone } = submissionsWords()
    return { state: 'done' as const, at: result.at, time: writeTime(Date.now(), timeZone) }
  })
export type KeepResult = Awaited<ReturnType<typeof keepAnswer>>

/** Sends an answer, which leaves ten seconds later, `outAt` in milliseconds since 1970. Takes any input, never throws. */
export const sendAnswer = async (posted: unknown) =>
  attempt('answer_not_sent', async () => {
    const { key, ...answer } = sendInput.parse(posted)
    const values = { ...answer, shown: listed(answer.shown), answer_key: key, zone: office().zone }
    const {
      state,
      id = '',
      out_at: out,
      field,
    } = sendResult.parse(await callDatabase('queue_answer', values))
    if (state === 'invalid') return { state, field }
    return state === 'going' || state === 'sent' ? { state, id, outAt: Date.parse(out ?? '') } : { state }
  })
export type AnswerResult = Awaited<ReturnType<typeof sendAnswer>>

/** Undoes an answer that has not left. Takes any input, never throws. */
export const requestTakeBack = async (posted: unknown): Promise<Done> =>
  attempt('answer_not_taken_back', async () => {
    const outcome = z
      .object({ state: z.string() })
      .parse(await callDatabase('take_back_answer', { answer_id: z.uuid().parse(posted) }))
    return { state: outcome.state === 'back' ? 'done' : 'gone' }
  })

/** Withdraws an open quote; one accepted meanwhile stays. Takes any input, never throws. */
export const withdrawQuote = async (posted: unknown) =>
  attemptChange('quote_not_withdrawn', async () => {
    const { number: which, ...of } = z.object({ reference, number: z.int() }).parse(posted)
    await callDatabase('withdraw_quote', { ...of, which })
  })

/** A key for sending files of the caller's draft. Takes any input, never throws. */
export const attachFiles = async (posted: unknown) =>
  attempt('files_not_attached', async () => {
    const key = await callDatabase('attach_files', { reference: reference.parse(posted) })
    return { state: 'done' as const, key: z.string().parse(key) }
  })

const proofInput = z.object({ file: z.uuid(), proof: proofMark.nullable() })

/** Marks a draft's file as the proof to approve, or no longer. Takes any input, never throws. */
export const markProof = async (posted: unknown) =>
  attemptChange('proof_not_marked', async () => {
    const { file, proof } = proofInput.parse(posted)
    await callDatabase('mark_proof', { file_id: file, proof })
  })

/** Records that a person is reading a ticket. Takes any input, never throws. */
export const recordReader = async (posted: unknown) =>
  attemptChange('reading_not_noted', async () =>
    callDatabase('mark_read', { reference: reference.parse(posted) }),
  )

const artworkInput = z.object({ reference, template: reference })

/** Makes a link for sending a better file; `href` is a mail with it. Takes any input, never throws. */
export const askForArtwork = async (posted: unknown) =>
  attempt('artwork_not_asked', async () => {
    const { reference, template } = artworkInput.parse(posted)
    const token = z.string().parse(await callDatabase('ask_for_artwork', { reference }))
    const [ticket, { name = '' }] = await Promise.all([
      callDatabase('read_ticket', { reference }),
      currentStaff(),
    ])
    const whole = wholeTicket.parse(ticket)
    const path = inLanguage(languageNamed(whole.facts?.language), () => localPath('/request'))
    // In the fragment, so it appears in no log.
    const mails = mailsFor(whole, replies().templates, name, `${siteUrl}${path}#${token}`)
    const mail = mails.find(({ id }) => id === template)
    return mail ? { state: 'asked' as const, href: mail.href } : { state: 'failed' as const }
  })
