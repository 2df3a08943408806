import { readFileSync } from 'node:fs'
import { dist } from '../../delivery/next-output/dist.ts'
import { outputFiles } from '../../delivery/next-output/pages.ts'
import { mailEnv, startMailService } from '../../supabase/tests/support/mail-service.ts'
import { post } from '../../supabase/tests/support/send.ts'
import { amara, callAction, canary, readForm } from './call-action.ts'
import type { Proof } from './proof.ts'
import { everythingPrinted, startStage } from './stage.ts'

/** Everything that can go wrong with a request full of canary words: none of them may be returned or logged. */
export const canaries: Proof = async (tally) => {
  const service = await startMailService()
  service.mood = 'down'
  const stage = await startStage(1, { mailEnv: mailEnv(service.url) })
  const { backend, sites } = stage
  const { key = '', ...form } = amara(0)
  const refusals: string[] = []

  async function toFunction(body: unknown, headers: Record<string, string> = {}) {
    const answer = await post(backend, typeof body === 'string' ? body : JSON.stringify(body), headers)
    const said = await answer.text()
    if (answer.status !== 200) refusals.push(said)
  }

  await toFunction(form)
  for (const name of Object.keys(form)) await toFunction({ ...form, [name]: canary.repeat(700) })
  await toFunction({ ...form, [canary]: canary })
  await toFunction({ ...form, email: canary })
  await toFunction(`{"firstName":"${canary}"`)
  await toFunction(form, { 'idempotency-key': canary })
  await toFunction(form, { 'content-type': canary })
  await toFunction(form, { apikey: canary })
  await toFunction(form, { origin: `https://${canary}.example` })
  await fetch(`${backend.url}/functions/v1/${canary}`).then(async (answer) =>
    refusals.push(await answer.text()),
  )
  await fetch(`${sites[0]}/${form.email}?email=${form.email}`)

  const page = await readForm(sites[0] ?? '')
  process.kill(backend.pids().database ?? 0, 'SIGKILL')
  await callAction(sites[0] ?? '', page, { ...form, key })
  await toFunction(form)
  process.kill(backend.pids().function ?? 0, 'SIGKILL')
  await callAction(sites[0] ?? '', page, { ...form, key })
  await toFunction(form)
  await callAction(sites[0] ?? '', page, { ...form, email: canary })
  await stage.stop()
  service.stop()

  const told = refusals.filter((text) => text.includes(canary)).length
  tally.check(
    refusals.length > 15 && told === 0,
    'no refusal repeats what was typed',
    `${told} of ${refusals.length}`,
  )
  const printed = everythingPrinted.join('\n').split('\n')
  const secrets = [canary, 'northbeam.example', backend.secretKey, backend.anonKey, 're_test_secret']
  const lines = printed.filter((line) => secrets.some((secret) => line.includes(secret)))
  tally.check(
    lines.length === 0,
    'no line of any log names a visitor or a secret',
    `${lines.length} of ${printed.length}`,
  )

  const files = outputFiles(dist)
  const words = [canary, 'RESEND_API_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'sb_secret_', backend.secretKey]
  const bundles = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return words.some((word) => text.includes(word))
  })
  tally.check(
    files.length > 5 && bundles.length === 0,
    'no bundle carries a secret',
    `${bundles.length} of ${files.length}`,
  )
}
