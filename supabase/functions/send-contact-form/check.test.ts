import assert from 'node:assert/strict'
import { keys } from '../_shared/contract.ts'
import { checkSubmission } from './check.ts'
import { accepted, rejected } from './examples.ts'

for (const { name, body, field } of rejected) {
  Deno.test(`the check refuses ${name}`, () => {
    const checked = checkSubmission(body)
    assert.ok('problem' in checked)
    assert.equal(checked.problem.field, field)
  })
}

Deno.test('no refusal repeats what was typed', () => {
  const canary = 'canary@secret'
  for (const key of keys) {
    const body = { ...(accepted[0]?.body as object), [key]: canary.repeat(1000), [canary]: '' }
    assert.ok(!JSON.stringify(checkSubmission(body)).includes('canary'))
  }
})
