import { z } from 'zod'
import { listOf, text } from './shapes.ts'

/** A name for programs; what it may mean is said in the message. */
export const slug = (like: string, shape = /^[a-z0-9-]+$/) =>
  z.string().regex(shape, {
    error: ({ input }) => {
      const letters = String(input)
        .normalize('NFD')
        .replace(/[\u0300-\u036f]|\.[a-z]{2,5}$/g, '')
      const meant = letters
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replace(/^-/, '')
        .replace(/-$/, '')
      return `must be lower-case words joined by hyphens${shape.test(meant) ? `; write ${meant}` : `, like ${like}`}`
    },
  })

export const optionId = slug('no-rush', /^[a-z][a-z0-9-]*$/)

/** Words that make an option a placeholder. */
const asking = /^(?:please )?(?:select|choose|pick)\b/i

/** The options of a form by their stored ids, so that they can be renamed. `what` names them in messages. */
export const optionsOf = (range: readonly [number, number], what: string) =>
  z.record(optionId, text).superRefine((options, context) => {
    const { error } = listOf(text, range, what).safeParse(Object.values(options))
    const [asked] = Object.entries(options).find(([, words]) => asking.test(words)) ?? []
    const message = 'is no answer, and the placeholder of the field says it; take the line away'
    if (asked) context.addIssue({ code: 'custom', message, path: [asked] })
    for (const { message, path } of error?.issues ?? [])
      context.addIssue({
        code: 'custom',
        message,
        path: path.map((at) => Object.keys(options)[Number(at)] ?? at),
      })
  })
