import type { BrowserContextOptions } from '@playwright/test'

/** How much slower than this machine's the processor is made. */
export const slowdown = 4

export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

export type Opener = {
  name: string
  /** What is tapped; the first that matches. */
  control: string
  /** What is on the screen then. */
  opened: string
  device: BrowserContextOptions
  /** Opens only once its script is there; before that the tap alone is measured. */
  scripted?: boolean
}

/** Everything on the home page that opens something. */
export const openers: Opener[] = [
  {
    name: 'menu',
    control: '[popovertarget=mobile-menu]',
    opened: '#mobile-menu:popover-open',
    device: phone,
  },
  {
    name: 'services menu',
    control: '[popovertarget=menu-services]',
    opened: '#menu-services:popover-open',
    device: desk,
  },
  {
    name: 'catalog menu',
    control: '[popovertarget=menu-catalog]',
    opened: '#menu-catalog:popover-open',
    device: desk,
  },
  { name: 'quote', control: '#home [commandfor=quote-dialog]', opened: '#quote-dialog:modal', device: phone },
  {
    name: 'product quote',
    control: '#drinkware [commandfor=quote-dialog]',
    opened: '#quote-dialog:modal',
    device: phone,
  },
  {
    name: 'quick quote',
    control: '[commandfor=quick-quote-dialog]',
    opened: '#quick-quote-dialog:modal',
    device: phone,
  },
  {
    name: 'portfolio frame',
    control: '#frame-03 .frame-link',
    opened: '.lightbox:modal',
    device: phone,
    scripted: true,
  },
  {
    name: 'chat',
    control: '.chat-launcher',
    opened: '.chat-slip:not([hidden])',
    device: phone,
    scripted: true,
  },
  {
    name: 'region',
    control: '.region-chooser label:nth-of-type(3)',
    opened: '.region-chooser label:nth-of-type(3) :checked',
    device: phone,
  },
]
