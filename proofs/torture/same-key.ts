import { amara, callAction, readForm } from './call-action.ts'
import { inParallel, progress, type Proof } from './proof.ts'
import { startStage, storedRows } from './stage.ts'

const times = 50

/** An impatient visitor: the same request 50 times at once, to two instances of the site. */
export const sameKey: Proof = async (tally, scale) => {
  const keys = Math.ceil(200 * scale)
  const stage = await startStage(2)
  const form = await readForm(stage.sites[0] ?? '')
  const step = progress('keys', keys)
  let failures = 0
  let several = 0
  await inParallel(keys, 1, async (index) => {
    const fields = amara(index)
    const sendings = Array.from({ length: times }, (_, time) =>
      callAction(stage.sites[time % 2] ?? '', form, fields).catch(() => null),
    )
    const references = (await Promise.all(sendings)).map((answer) => answer?.reference ?? null)
    failures += references.filter((name) => name === null).length
    if (new Set(references.filter((name) => name !== null)).size !== 1) several += 1
    step()
  })
  const rows = await storedRows(stage.backend)
  await stage.stop()
  tally.check(rows.length === keys, `${keys} keys, ${times} times each, make ${keys} rows`, rows.length)
  tally.check(failures === 0, 'every one of them is told that it is received', `${failures} were not`)
  tally.check(several === 0, 'all of a key are told the same reference', `${several} keys were not`)
}
