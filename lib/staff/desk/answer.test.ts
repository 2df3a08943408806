/** @jest-environment node */
import * as actions from './answer.ts'

test('each action on an answer logs its failure under a name of its own', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  for (const act of Object.values(actions)) expect(await act(null)).toEqual({ state: 'failed' })
  const kinds = log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { kind: string }).kind)
  expect(new Set(kinds).size).toBe(Object.keys(actions).length)
})
