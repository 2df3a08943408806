import { z } from 'zod'
import { brand } from './brand.ts'
import {
  defineContent,
  externalUrl,
  each,
  exactText,
  textWithPlaceholders,
  text,
  texts,
  withPlaces,
} from './shapes.ts'
import { fill } from './fill.ts'

const framed = textWithPlaceholders('{vendor}', '{host}')

const letters = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whether an address could be the vendor's: visitors read who it is beside where their browser goes. */
function isOf(vendor: string, url: string): boolean {
  const host = letters(URL.parse(url)?.host ?? '')
  return !host || vendor.split(/\s+/).some((word) => letters(word).length > 2 && host.includes(letters(word)))
}

/** Refuses a name in place of {vendor}, which may be that of an earlier vendor. */
const naming = framed.refine((words) => words.includes('{vendor}') || !/\b(?:with|by) \p{Lu}/u.test(words), {
  error: 'names a company by hand; write {vendor}, which the site fills in',
})

const widget = z.strictObject({
  vendor: exactText,
  title: framed,
  ask: withPlaces(['{vendor}'], ['{host}']),
  start: naming,
  url: externalUrl,
  load: z.enum(['ask', 'eager'], { error: 'must be ask or eager' }),
  ready: z.enum(['message', 'load'], { error: 'must be message or load' }),
})

function ofOneCompany({ vendor, url }: z.infer<typeof widget>, context: z.RefinementCtx): void {
  if (isOf(vendor, url)) return
  const { host } = new URL(url)
  const message = `is ${vendor}, and url leads to ${host}; write the name and the address of one company (if both are right, name both: ${vendor}, ${host})`
  context.addIssue({ code: 'custom', path: ['vendor'], message })
}

export const widgets = defineContent(
  'widgets.yaml',
  z.strictObject({
    chat: widget.extend({ launch: text }).superRefine(ofOneCompany),
    scheduling: widget.superRefine(ofOneCompany),
    frame: z.strictObject(each(framed, 'remembered', 'calling', 'blocked', 'link', 'mail', 'close')),
    withdraw: z.strictObject({ button: text, notice: z.strictObject(texts('title', 'description')) }),
  }),
)

/** The origins of the widgets; the policy allows frames from nowhere else. */
export const widgetOrigins = () => [...new Set([widgets().chat, widgets().scheduling].map(originOf))]

export const hasEagerWidget = () =>
  [widgets().chat, widgets().scheduling].some(({ load }) => load === 'eager')

const originOf = ({ url }: { url: string }) => new URL(url).origin

/** A widget with all the words of its frame, including the vendor's name and address. */
export function framedWidget(id: 'chat' | 'scheduling') {
  const { frame, [id]: own } = widgets()
  const { email } = brand()
  const { vendor, url, load, ready, title, ask, start } = own
  const values = { vendor, host: new URL(url).host }
  const words = { title, ask, start, ...frame }
  const filled = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, fill(value, values)]))
  return { id, vendor, url, origin: originOf(own), load, ready, email, words: filled as typeof words }
}
export type FramedWidget = ReturnType<typeof framedWidget>
