import { deadlineOf } from '../../lib/leads/details.ts'
import { answerRequest } from '../../lib/leads/deadline/answer-request.ts'
import { reference } from '../../lib/leads/reference.ts'
import type { FormPost } from '../../delivery/next-output/server-action.ts'
import { keys } from '../../supabase/functions/_shared/contract.ts'
import { post } from '../../supabase/tests/support/send.ts'
import { amara, callAction, readForm } from './call-action.ts'
import { naughtyForm, naughtyText, naughtyValue, random } from './naughty.ts'
import { inParallel, progress, type Proof } from './proof.ts'
import { type Stage, startStage, storedRows } from './stage.ts'

const atOnce = 16
/** Printed on failure: it reproduces the same requests. */
const seed = 20_261_120

/** The documented changes to a text: removes what PostgreSQL refuses and surrounding blanks; form posts change line ends. */
const kept = (text: string) => text.toWellFormed().replaceAll('\0', '').trim()
const posted = (text: string) => kept(text.replaceAll(/\r\n?/g, '\n'))

type Found = {
  server: string[]
  uncaught: string[]
  expected: Map<string, Record<string, string>>
  answers: number[]
}

/** Half of the requests to the action, half straight to the function. */
export const payloads: Proof = async (tally, scale) => {
  const total = Math.ceil(20_000 * scale)
  const stage = await startStage(1)
  const form = await readForm(stage.sites[0] ?? '')
  const found: Found = { server: [], uncaught: [], expected: new Map(), answers: [] }
  const step = progress('requests', total)
  await inParallel(total, atOnce, async (index) => {
    const next = random(seed + index)
    await (index % 2 ? toAction(stage, form, next, found) : toFunction(stage, next, found)).catch(
      (error: unknown) => found.uncaught.push(String(error)),
    )
    step()
  })
  const rows = new Map(
    (await storedRows(stage.backend)).map(({ id, form_data }) => [reference(id), form_data]),
  )
  const printed = stage.printed.join('\n')
  await stage.stop()

  const different = [...found.expected].filter(([name, typed]) => {
    const row = rows.get(name)
    return !row || keys.some((key) => row[key] !== typed[key])
  })
  const trouble = printed.split('\n').filter((line) => /unexpected|uncaught|Error:/i.test(line))
  tally.check(found.uncaught.length === 0, 'every request is answered', found.uncaught.slice(0, 3).join('; '))
  tally.check(
    found.server.length === 0,
    `no answer of 5xx to ${total} requests`,
    found.server.slice(0, 3).join('; '),
  )
  tally.check(trouble.length === 0, 'nothing uncaught in the logs', trouble.slice(0, 3).join('; '))
  tally.check(found.expected.size > total / 10, 'a good part is stored', found.expected.size)
  tally.check(
    different.length === 0 && rows.size === found.expected.size,
    'what is stored is what was typed',
    `${different.length} differ, ${rows.size} rows, seed ${seed}`,
  )
}

/** Next itself answers control characters in a field's name with 500, before any of our code runs. */
const fieldName = (next: () => number) => naughtyText(next).replaceAll(/\p{Cc}/gu, '')

async function toAction({ sites }: Stage, form: FormPost, next: () => number, found: Found) {
  const { key = '', ...good } = amara(0)
  const typed = naughtyForm(next, { ...good, eventType: 'Other' })
  const fields = {
    ...typed,
    key: next() < 0.1 ? naughtyText(next) : key,
    [fieldName(next)]: naughtyText(next),
  }
  const answer = await callAction(sites[0] ?? '', form, { ...fields, ...typed })
  if (answer.status >= 500) found.server.push(`action ${answer.status}`)
  if (answer.reference === null) return
  const stored = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, posted(text)]))
  // The action adds an answer about the date below the details (lib/leads/submit-project-request.ts).
  const { asked } = answerRequest(stored.eventDate ?? '', '', '')
  stored.details = [stored.details, deadlineOf({ ...asked, typed: 0 }).line].filter(Boolean).join('\n')
  found.expected.set(answer.reference, stored)
}

async function toFunction({ backend }: Stage, next: () => number, found: Found) {
  const { key = '', ...good } = amara(0)
  const typed = naughtyForm(next, good)
  const kind = next()
  const value: unknown =
    kind < 0.9 ? typed : kind < 0.95 ? { ...typed, details: naughtyValue(next) } : naughtyValue(next)
  const text = JSON.stringify(value) ?? ''
  const cut = kind > 0.98 ? Math.floor(next() * text.length) : text.length
  const answer = await post(backend, text.slice(0, cut), { 'idempotency-key': key })
  if (answer.status >= 500) found.server.push(`function ${answer.status}`)
  const said: { success?: unknown; id?: unknown } = JSON.parse(await answer.text())
  if (said.success !== true) return
  const stored = Object.entries(value as Record<string, string>).map(([name, text]) => [name, kept(text)])
  found.expected.set(reference(String(said.id)), Object.fromEntries(stored))
}
