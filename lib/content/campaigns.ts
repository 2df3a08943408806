import { z } from 'zod'
import { day } from './dated.ts'
import { listedTwice } from './faults/listed-twice.ts'
import { defineContent, text } from './shapes.ts'

const campaign = z.strictObject({
  name: z
    .string()
    .max(60, 'must have 60 letters at most')
    .regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens, like autumn-gifts')
    .refine((name) => name !== 'other', 'must not be other: what no campaign is listed for counts as that'),
  from: day,
  until: day,
  note: text,
})

/** Campaigns by which requests and entries are counted. */
export const campaigns = defineContent(
  'campaigns.yaml',
  z.strictObject({
    campaigns: z.array(campaign).superRefine((list, context) => {
      for (const { index, message } of listedTwice(list))
        context.addIssue({ code: 'custom', path: [index], message })
    }),
  }),
)
export type Campaign = ReturnType<typeof campaigns>['campaigns'][number]

/** The address that counts for a campaign. `origin` is like https://keyline.example */
export const campaignLink = (origin: string, { name }: Pick<Campaign, 'name'>) =>
  `${origin}/?utm_campaign=${name}`
