import { structuredData } from '../seo/structured-data.ts'
import { banner } from './banner.ts'
import { brand } from './brand.ts'
import { footer } from './footer.ts'
import { links } from './links.ts'
import { logo } from './logo.ts'
import { navigation } from './navigation.ts'
import { quoteWords } from './quote.ts'
import { framedWidget, widgets } from './widgets.ts'
import { withShared } from './with-shared.ts'

/** The words of a page's header and footer. */
export const frameWords = () => ({
  brand: brand(),
  banner: banner(),
  logo: logo(),
  catalog: links().catalog,
  navigation: navigation(),
  footer: footer(),
  withdraw: widgets().withdraw,
})
export type FrameWords = ReturnType<typeof frameWords>

/** What every marketing page has besides its own words; `name` as in lib/seo/pages.ts. */
export const pageWords = (name: string) => ({
  frame: frameWords(),
  quote: withShared(quoteWords()),
  graph: structuredData(name),
  chat: chatWords(),
})
export type PageWords = ReturnType<typeof pageWords>

export const chatWords = () => ({ label: widgets().chat.launch, widget: framedWidget('chat') })
