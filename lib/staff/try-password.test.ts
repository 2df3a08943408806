import { setTimeout as sleep } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { tryPassword } from './try-password.ts'

/** A service that refuses after so many milliseconds. */
const refusing = (milliseconds: number) => () =>
  ({
    rpc: async () => ({ data: 0 }),
    auth: {
      signInWithPassword: async () => {
        await sleep(milliseconds)
        return { error: { status: 400 } }
      },
    },
  }) as unknown as SupabaseClient

test('how long a refusal takes does not tell whether a hash was compared', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  const time = async (milliseconds: number) => {
    const began = performance.now()
    const attempt = { email: 'ada@example.com', password: 'x', address: '' }
    expect(await tryPassword(refusing(milliseconds), attempt)).toEqual({ state: 'wrong' })
    return performance.now() - began
  }
  const [unknown, known] = (await Promise.all([time(50), time(1_200)])) as [number, number]
  expect(known - unknown).toBeLessThan(200)
  quiet.mockRestore()
})

test('a password is the same however its umlauts are composed', async () => {
  const tried: string[] = []
  const noting = () =>
    ({
      rpc: async () => ({ data: 0 }),
      auth: {
        signInWithPassword: async ({ password }: { password: string }) => {
          tried.push(password)
          return {}
        },
      },
    }) as unknown as SupabaseClient
  for (const password of ['gr\u00fcne Wiese', 'gru\u0308ne Wiese'])
    await tryPassword(noting, { email: 'ada@example.com', password, address: '' })
  expect(tried).toEqual(['gr\u00fcne Wiese', 'gr\u00fcne Wiese'])
})
