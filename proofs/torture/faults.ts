import { reference } from '../../lib/leads/reference.ts'
import type { FormPost } from '../../delivery/next-output/server-action.ts'
import { amara, callAction, type Fields, postPage, readForm } from './call-action.ts'
import { type Hop, startHops } from './fault-hops.ts'
import { allFaults } from './fault-proxy.ts'
import { inParallel, type Proof } from './proof.ts'
import { startStage, storedRows } from './stage.ts'

const atOnce = 8
/** Longest time for an answer, in milliseconds. */
const longest = 10_000
const calls = [1, 2, 3]

/** Every fault at each hop, on the first, second and third call, before and after it takes effect. */
export const faultSweep: Proof = async (tally) => {
  const stage = await startStage(0)
  const { hops, stop } = await startHops(stage)
  const form = await readForm(hops[0]?.site ?? '')
  const seen = { untrue: [] as string[], lost: [] as string[], slow: [] as string[], unmet: [] as string[] }
  /** Deno retries reset connections, so an acknowledgement may be right; the rows decide. */
  const told: { title: string; name: string }[] = []
  let marks = 0

  /** A visitor who sends three requests, and resends the one that meets the fault. */
  async function visit(hop: Hop, title: string, call: number, mark: string) {
    for (let number = 1; number <= 3; number += 1) {
      const fields = { ...amara(`${mark.slice(1)}`), details: `${mark} ${number}\n"<&>"` }
      const send = call === 1 ? postPage : callAction
      const start = Date.now()
      const answer = await send(hop.site, form, fields)
      if (Date.now() - start > longest) seen.slow.push(title)
      if (number !== call) {
        if (answer.reference === null) seen.unmet.push(`${title}: call ${number}`)
        continue
      }
      if (answer.reference !== null) told.push({ title, name: answer.reference })
      else if (answer.status !== 200 || !keeps(answer.kept, fields)) seen.lost.push(title)
      if ((await callAction(hop.site, form, fields)).reference === null) seen.unmet.push(`${title}: again`)
    }
  }

  const cases = hops.flatMap((hop) =>
    allFaults.flatMap((fault) =>
      (['before', 'after'] as const).flatMap((when) => calls.map((call) => ({ hop, fault, when, call }))),
    ),
  )
  await inParallel(cases.length, atOnce, async (index) => {
    const { hop, fault, when, call } = cases[index] as (typeof cases)[number]
    const mark = `#case-${index}`
    hop.proxy.plans.set(mark, { fault, when, call })
    await visit(hop, `${hop.name}, ${fault} ${when}, call ${call}`, call, mark)
  })
  marks += cases.length

  for (const hop of hops)
    for (const call of calls) {
      await refuse(hop, form, `#refused-${marks}`, call, seen)
      marks += 1
    }

  const rows = await storedRows(stage.backend)
  await stop()
  await stage.stop()
  const stored = new Set(rows.map(({ id }) => reference(id)))
  for (const { title, name } of told) if (!stored.has(name)) seen.untrue.push(title)
  const count = `${marks} faults`
  tally.check(
    seen.untrue.length === 0,
    `no fault is told as a success (${count}; ${told.length} were made good by a second try)`,
    seen.untrue.join('; '),
  )
  tally.check(seen.lost.length === 0, 'every field is kept', seen.lost.join('; '))
  tally.check(seen.slow.length === 0, 'every answer comes within 10 s', seen.slow.join('; '))
  tally.check(
    seen.unmet.length === 0,
    'every other call is received, and so is the second try',
    seen.unmet.join('; '),
  )
  const details = new Set(rows.map(({ form_data }) => form_data.details))
  tally.check(
    rows.length === marks * 3 && details.size === rows.length,
    'each request is one row, also when it was stored and its answer lost',
    `${rows.length} rows of ${marks * 3}`,
  )
}

/** The same with a real closed port. */
async function refuse(
  { name, proxy, site }: Hop,
  form: FormPost,
  mark: string,
  call: number,
  seen: Record<'untrue' | 'lost' | 'slow' | 'unmet', string[]>,
) {
  for (let number = 1; number <= 3; number += 1) {
    const fields = { ...amara(mark.slice(1)), details: `${mark} ${number}` }
    if (number === call) {
      await proxy.close()
      const start = Date.now()
      const answer = await callAction(site, form, fields)
      if (Date.now() - start > longest) seen.slow.push(`${name}, refused`)
      if (answer.reference !== null) seen.untrue.push(`${name}, refused`)
      if (!keeps(answer.kept, fields)) seen.lost.push(`${name}, refused`)
      await proxy.open()
    }
    if ((await callAction(site, form, fields)).reference === null) seen.unmet.push(`${name}, refused ${call}`)
  }
}

function keeps(kept: Fields, fields: Fields): boolean {
  return Object.entries(fields).every(([name, value]) => name === 'key' || kept[name] === value)
}
