'use server'

import { z } from 'zod'
import { attempt, callDatabase } from './call-database.ts'

const posted = z.object({
  reference: z.string().max(60),
  number: z.int(),
  choice: z.int().min(0),
  total: z.string().max(30),
  name: z.string().trim().min(1).max(120),
  order: z.string().trim().max(60),
})

const promise = z.object({
  reference: z.string().max(60),
  promised: z.iso.date(),
  why: z.string().max(500),
  seen: z.iso.date().nullable(),
})

/** Promises another delivery day; `moved` if a colleague has just done so, `noDay` if it has passed. Takes any input, never throws. */
export const moveDelivery = async (input: unknown) =>
  attempt('delivery_not_moved', async () => {
    const answer = await callDatabase('move_delivery', promise.parse(input))
    return { state: z.enum(['saved', 'unchanged', 'noOrder', 'noDay', 'moved']).parse(answer) }
  })

/** Records that a quote was accepted by phone or mail; `changed` if it is not as shown. Takes any input, never throws. */
export const recordAcceptance = async (input: unknown) =>
  attempt('acceptance_not_recorded', async () => {
    const { reference, ...acceptance } = posted.parse(input)
    const answer = await callDatabase('record_acceptance', { reference, acceptance })
    const { state } = z.object({ state: z.string() }).parse(answer)
    return { state: state === 'accepted' ? ('recorded' as const) : ('changed' as const) }
  })
