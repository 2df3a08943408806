import { z } from 'zod'
import { brand } from './brand.ts'
import { defineContent, externalUrl, text } from './shapes.ts'
import { fill } from './fill.ts'

const widget = z.strictObject({
  vendor: text,
  url: externalUrl,
  load: z.enum(['ask', 'eager'], { error: 'must be ask or eager' }),
  ready: z.enum(['message', 'load'], { error: 'must be message or load' }),
  title: text,
  ask: text,
  start: text,
})

export const widgets = defineContent(
  'widgets.yaml',
  z.strictObject({
    chat: widget.extend({ launch: text }),
    scheduling: widget,
    frame: z.strictObject({
      remembered: text,
      calling: text,
      blocked: text,
      link: text,
      mail: text,
      close: text,
    }),
    withdraw: z.strictObject({ button: text, notice: z.strictObject({ title: text, description: text }) }),
  }),
)

/** Where the widgets come from; the policy allows frames from nowhere else. */
export const widgetOrigins = () => [...new Set([widgets().chat, widgets().scheduling].map(originOf))]

/** Whether any loads with the page. */
export const hasEagerWidget = () =>
  [widgets().chat, widgets().scheduling].some(({ load }) => load === 'eager')

const originOf = ({ url }: { url: string }) => new URL(url).origin

/** A widget with all the words of its frame, including the vendor's name and address. */
export function framedWidget(id: 'chat' | 'scheduling') {
  const { frame, [id]: own } = widgets()
  const { email, phone } = brand()
  const values = {
    vendor: own.vendor,
    host: new URL(own.url).host,
    email,
    phone: phone.label,
  }
  const { vendor, url, load, ready, title, ask, start } = own
  const { remembered, calling, blocked, link, mail, close } = frame
  const words = { title, ask, start, remembered, calling, blocked, link, mail, close }
  const filled = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, fill(value, values)]))
  return { id, vendor, url, origin: originOf(own), load, ready, email, words: filled as typeof words }
}
export type FramedWidget = ReturnType<typeof framedWidget>
