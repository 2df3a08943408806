import { z } from 'zod'
import { checkContent } from '../../faults/check-content.ts'
import { listOf, picture, text, textWith } from '../../shapes.ts'
import { listClaims } from '../../faults/claim-figures.ts'
import { places } from '../../faults/place-faults.ts'
import { ownLink } from '../../own-links.ts'

type Says = string | RegExp
type Mistake = { from?: string; to: string | Buffer; says: Says }

/** Replaces `from`, with the check's answer to each. */
export const inSample = (from: string, mistakes: Record<string, Says>): Mistake[] =>
  Object.entries(mistakes).map(([to, says]) => ({ from, to, says }))

/** Whether a mistake is about a claim that claims.yaml has no more, so that nothing can be said of it. */
export const isOfGoneClaim = ({ says }: { says: Says }) => {
  const [, id] = /(?:write |says "[^"]{0,20})\\?\{([a-z-]+)/.exec(String(says)) ?? []
  return !!id && ![...places, ...listClaims().figures.map((one) => one.id)].includes(id)
}

/** A typical content file, so that the tables do not depend on the delivered words. */
const sample = `# The first screen.
heading: Work that lasts
lead: >-
  Printed near you,
  by people who care.
bullets:
  - Quick
  - Local
  - Green
actions:
  quote: Request a Quote
  link: { label: See the work, href: /#portfolio }
more:
  - href: /printing
    label: See it
stats:
  - { figure: 3 presses, label: at least }
  - { figure: Same day, label: delivery }
call: 'Call {number} today'
marks: { size: 3.5 }
said: { quote: They called before it went to press., rating: 5 }
frame: {
    wide: 2,
  }
picture:
  file: drink/mug
  alt: Enamel mug with a two-color print
  field: yellow
`

const sampleSchema = z.strictObject({
  heading: text,
  lead: text,
  bullets: listOf(text, [2, 4], 'bullets'),
  actions: z.strictObject({ quote: text, link: ownLink }),
  more: listOf(ownLink, [1, 3], 'links'),
  stats: listOf(z.strictObject({ figure: text, label: text }), [1, 3], 'stats'),
  call: textWith('{number}'),
  marks: z.strictObject({ size: z.number().positive().max(60) }),
  said: z.strictObject({ quote: text, rating: z.number() }),
  frame: z.strictObject({ wide: z.number() }),
  picture,
})

const adviceOn = (content: string | Buffer) => {
  const checked = checkContent('sample.yaml', Buffer.from(content), sampleSchema)
  return 'faults' in checked ? checked.faults.map(({ advice }) => advice) : []
}

/** Tries each mistake, and each oddity that is right, in the sample. */
export function tryInSample(
  mistakes: Mistake[],
  accepted: [what: string, from: string | RegExp, to: string][],
) {
  test('the sample has no mistake', () => expect(adviceOn(sample)).toEqual([]))

  test.each(accepted)('%s is fine', (_what, from, to) =>
    expect(adviceOn(sample.replace(from, to))).toEqual([]),
  )

  const made = mistakes.filter((one) => !isOfGoneClaim(one))
  test.each(made)('$to: $says', ({ from, to, says }) => {
    const expected = typeof says === 'string' ? says : expect.stringMatching(says)
    if (from !== undefined) expect(sample).toContain(from)
    expect(adviceOn(from === undefined ? to : sample.replace(from, () => String(to)))).toEqual([expected])
  })
}
