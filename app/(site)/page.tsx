import { type ComponentType, type ReactNode, Fragment } from 'react'
import { About } from '../../components/home/about.tsx'
import { BeforeOrder } from '../../components/home/before-order.tsx'
import { Challenges } from '../../components/home/challenges.tsx'
import { Contact } from '../../components/home/contact.tsx'
import { Drinkware } from '../../components/home/drinkware.tsx'
import { Hero } from '../../components/home/hero.tsx'
import { Locations } from '../../components/home/locations.tsx'
import { OutdoorSports } from '../../components/home/outdoor-sports.tsx'
import { Portfolio } from '../../components/home/portfolio.tsx'
import { Products } from '../../components/home/products-category.tsx'
import { Services } from '../../components/home/services.tsx'
import { Storefronts } from '../../components/home/storefronts.tsx'
import { Technology } from '../../components/home/technology.tsx'
import { Translation } from '../../components/home/translation.tsx'
import { QuoteDialog } from '../../components/leads/quote-dialog.tsx'
import { SiteFrame, StructuredData } from '../../components/site/site-frame.tsx'
import { Reviews } from '../../components/site/testimonials.tsx'
import { ChatLauncher } from '../../components/widgets/chat-launcher.tsx'
import { brand, headquarters } from '../../lib/content/brand.ts'
import { isShownToday } from '../../lib/content/dated.ts'
import { deadlineWords } from '../../lib/content/deadline.ts'
import { withCount } from '../../lib/content/fill.ts'
import { links, navigation, pageWords } from '../../lib/content/frame.ts'
import * as story from '../../lib/content/home/story.ts'
import { drinkware, outdoorSports, products, technology } from '../../lib/content/home/goods.ts'
import { locations } from '../../lib/content/home/locations.ts'
import { portfolio } from '../../lib/content/home/portfolio.ts'
import { type MovableSection, homeSections } from '../../lib/content/home/sections.ts'
import { leadForms, projectRequestWords, quickQuoteWords } from '../../lib/content/lead-forms.ts'
import { translation } from '../../lib/content/service-pages.ts'
import { framedWidget } from '../../lib/content/widgets.ts'
import { withShared } from '../../lib/content/with-shared.ts'
import { sharedId } from '../../lib/leads/products.ts'
import { metadataOf } from '../../lib/seo/metadata.ts'

export const metadata = metadataOf('home')

/** A section with its words, shown on the days they set. */
const section = <Words,>(Part: ComponentType<{ words: Words }>, words: Words) =>
  isShownToday(words) && <Part words={words} />

/** The label of a product's plus button; none where products have no buttons. */
const plusButtonLabel = () =>
  leadForms().switches.productQuote === 'on' ? leadForms().products.pressed : undefined

type Goods = ReturnType<typeof technology> | ReturnType<typeof outdoorSports>

/** Goods that fold on phones after the first few. Counts the rest here: a component does not know the language. */
const folded = <Words extends Goods>({ fold, ...words }: Words, first: number) => ({
  ...words,
  first,
  fold: { ...fold, label: withCount(fold.label, words.products.length - first) },
  pressed: plusButtonLabel(),
})

/** All sections; content/home/sections.yaml says which are shown, and in which order. */
const sections = {
  challenges: () => section(Challenges, story.challenges()),
  services: () => section(Services, story.services()),
  products: () =>
    section(Products, {
      ...products(),
      categories: products().categories.map((one) => ({ ...one, id: sharedId(one.name) })),
      catalogAddress: links().catalog,
      others: navigation().catalog.entries.flatMap(({ label, catalogOnly }) => (catalogOnly ? label : [])),
      pressed: leadForms().products.pressed,
    }),
  'before-order': () =>
    section(BeforeOrder, {
      ...story.beforeOrder(),
      sampleId: sharedId(story.beforeOrder().sample.name),
      pressed: leadForms().products.pressed,
    }),
  storefronts: () => section(Storefronts, { ...story.storefronts(), bookingAddress: links().booking }),
  drinkware: () => section(Drinkware, { ...drinkware(), pressed: plusButtonLabel() }),
  technology: () => section(Technology, folded(technology(), 2)),
  'outdoor-sports': () => section(OutdoorSports, folded(outdoorSports(), 2)),
  portfolio: () => section(Portfolio, portfolio()),
  about: () => section(About, { ...story.about(), brand: brand() }),
  locations: () => section(Locations, { ...locations(), home: headquarters().at }),
  reviews: () => section(Reviews, story.reviews()),
  translation: () =>
    section(Translation, { ...story.translationSection(), languages: translation().languages.list }),
  contact: () => (
    <>
      <ChatLauncher {...pageWords('home').chat} />
      <Contact
        words={story.contact()}
        brand={brand()}
        project={{ words: withShared(projectRequestWords()), ask: deadlineWords().ask }}
        quick={withShared(quickQuoteWords())}
        calendar={framedWidget('scheduling')}
      />
    </>
  ),
} satisfies Record<MovableSection, () => ReactNode>

export default function HomePage() {
  const { frame, quote, graph } = pageWords('home')
  return (
    <SiteFrame words={frame}>
      <Hero words={story.hero()} premiumCatalog={links().premiumCatalog} />
      {homeSections().sections.map((name) => (
        <Fragment key={name}>{sections[name]()}</Fragment>
      ))}
      <QuoteDialog words={quote} />
      <StructuredData graph={graph} />
    </SiteFrame>
  )
}
