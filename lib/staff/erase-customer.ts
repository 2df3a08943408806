'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { noteTaken } from './current-staff.ts'
import { readChosen } from './customer.ts'
import { attempt, callDatabase } from './desk/call-database.ts'
import { customerPath } from './next-path.ts'

const answer = z.object({ state: z.enum(['erased', 'changed']) })

/** Erases what a manager has counted and shows the page that says so. Takes any input and throws only redirects. */
export async function eraseCustomer(data: FormData): Promise<void> {
  const { of, also } = readChosen(data)
  const { state } = await attempt('customer_not_erased', async () => {
    const seen: unknown = JSON.parse(String(data.get('seen')))
    return answer.parse(await callDatabase('erase_customer', { reference: of, also, seen }))
  })
  if (state === 'erased') await noteTaken('erased')
  redirect(
    `${customerPath}?${new URLSearchParams([['of', of], ['said', state], ...also.map((id) => ['also', id])])}`,
  )
}
