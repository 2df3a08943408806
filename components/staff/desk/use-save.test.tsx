/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useSave } from './use-save.ts'

afterEach(() => jest.restoreAllMocks())

test('A ticket asked for while it is being read is read again, so what was saved since is shown', async () => {
  const answers: ((note: string) => void)[] = []
  const asked = () => new Promise<string>((resolve) => answers.push(resolve))
  globalThis.fetch = async () => {
    const note = await asked()
    return { ok: true, status: 200, json: async () => ({ note }) } as Response
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  const shown: unknown[] = []
  const ticket = { reference: 'KL-1' } as Parameters<typeof useSave>[0]
  const { result } = renderHook(() =>
    useSave(
      ticket,
      (stored) => shown.push(stored),
      () => {},
      () => {},
    ),
  )
  const both = Promise.all([result.current.look(), result.current.look()])
  await act(async () => {
    await turn()
    answers[0]!('before')
    await turn()
    answers[1]?.('after')
    await both
  })
  expect(shown).toEqual([{ note: 'before' }, { note: 'after' }])
})
