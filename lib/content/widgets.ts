import { z } from 'zod'
import { brand } from './brand.ts'
import { defineContent, externalUrl, each, mayHave, text, texts } from './shapes.ts'
import { fill } from './fill.ts'

const framed = mayHave('{vendor}', '{host}')

const widget = z.strictObject({
  ...{ vendor: text, ...each(framed, 'title', 'ask', 'start') },
  url: externalUrl,
  load: z.enum(['ask', 'eager'], { error: 'must be ask or eager' }),
  ready: z.enum(['message', 'load'], { error: 'must be message or load' }),
})

export const widgets = defineContent(
  'widgets.yaml',
  z.strictObject({
    chat: widget.extend({ launch: text }),
    scheduling: widget,
    frame: z.strictObject(each(framed, 'remembered', 'calling', 'blocked', 'link', 'mail', 'close')),
    withdraw: z.strictObject({ button: text, notice: z.strictObject(texts('title', 'description')) }),
  }),
)

/** Where the widgets come from; the policy allows frames from nowhere else. */
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
