import { rows as storedRows } from '../../supabase/tests/support/backend.ts'
import { reference } from '../../lib/leads/reference.ts'
import { amara, callAction, postPage, readForm } from './call-action.ts'
import { inParallel, progress, type Proof, retry } from './proof.ts'
import { startStage } from './stage.ts'

const atOnce = 24
const kills = 8
/** One request in this many is sent without script: its answer is a whole page, which is slow to render. */
const withoutScript = 50

/**
 * Visitors send through two instances of the site, and retry until their request is acknowledged, while the database and
 * the function are killed in turn. Every acknowledged request must be stored exactly once.
 */
export const acknowledged: Proof = async (tally, scale) => {
  const total = Math.ceil(10_000 * scale)
  const stage = await startStage()
  const form = await readForm(stage.sites[0] ?? '')
  const kept = new Map<string, string>()
  const step = progress('requests received', total)
  let refusals = 0

  await inParallel(total, atOnce, async (index) => {
    const fields = amara(index)
    const send = index % withoutScript === 0 ? postPage : callAction
    const received = await retry(async (tries) => {
      if (tries > 0) refusals += 1
      const site = stage.sites[(index + tries) % stage.sites.length] ?? ''
      return (await send(site, form, fields)).reference
    })
    if (received) kept.set(`#${index}`, received)
    step()
    if (kept.size >= (total * (stage.killed + 0.5)) / kills) stage.kill('database', 'function')
  })

  const rows = await storedRows(stage.backend)
  await stage.stop()
  const byNumber = new Map<string, string[]>()
  for (const { id, form_data } of rows) {
    const number = form_data.quantity ?? ''
    byNumber.set(number, [...(byNumber.get(number) ?? []), reference(id)])
  }
  const lost = [...kept].filter(([number, name]) => !byNumber.get(number)?.includes(name)).length
  const twice = [...byNumber.values()].filter(({ length }) => length > 1).length
  tally.check(kept.size === total, `${total} requests are received`, `${kept.size}; ${refusals} tries failed`)
  tally.check(
    stage.killed >= 6,
    'database and function are killed meanwhile, six times or more',
    stage.killed,
  )
  tally.check(lost === 0, 'none that was said to be received is lost', lost)
  tally.check(twice === 0 && rows.length === total, 'none is stored twice', `${twice}; ${rows.length} rows`)
}
