import { z } from 'zod'
import { brand } from './brand.ts'
import { exactText, text, texts, defineContent } from './shapes.ts'
import { ownLink } from './own-links.ts'

/** Ends the title of every page but the home page. */
export const titleEnding = () => ` | ${brand().name}`

/** Search engines cut off anything longer; counted as shown, with figures and ending. */
const shown = (most: number, ending = () => '') =>
  text.superRefine((value, context) => {
    const behind = ending()
    if (behind && value.endsWith(brand().name))
      return context.addIssue('ends with our name, which the site adds after each title; take it away')
    const letters = value.length + behind.length
    if (letters <= most || value.includes('{')) return
    const counted = behind ? `${letters} letters with "${behind}" added` : `${letters} letters`
    context.addIssue(`has ${counted}; search results show ${most}, so take ${letters - most} away`)
  })

/** The home page's title, without ending. */
const homeTitle = shown(60).refine(
  (value) => value.length >= 10,
  'says too little for search results; write what we make, and {name}',
)
export const pageTitle = shown(60, titleEnding)
export const searchDescription = shown(155).refine(
  (value) => value.length >= 25,
  'says too little for search results; write a sentence or two on what the page has',
)

export const site = defineContent(
  'site.yaml',
  z.strictObject({
    title: homeTitle,
    description: searchDescription,
    shared: text,
    closeMessage: text,
    trouble: z.strictObject(texts('title', 'text', 'kept', 'retry', 'retrying')),
    security: z.strictObject({
      contact: exactText.refine((value) => /^(?:mailto:\S+@|https:\/\/|tel:\+)\S+$/.test(value), {
        error: ({ input }) =>
          `must be a whole address; write ${String(input).includes('@') ? 'mailto:' : 'https://'}${String(input).replace(/^\w+:\/*/, '')}`,
      }),
      languages: exactText.regex(/^[a-z]{2}(?:, [a-z]{2})*$/, 'must be codes of languages, like en, es'),
    }),
  }),
)

/** The words of a page or form that breaks: built in, because by then it is too late to load them. */
export const troubleWords = () => {
  const { name, phone, email } = brand()
  return { ...site().trouble, name, phone, email }
}
export type TroubleWords = ReturnType<typeof troubleWords>

export const notFoundWords = defineContent(
  'not-found.yaml',
  z.strictObject({ title: text, lead: text, home: ownLink, contact: ownLink, pages: text }),
)
