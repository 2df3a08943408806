import { RequestQuote } from '../components/leads/quote.tsx'
import { About } from '../components/home/about.tsx'
import { Challenges } from '../components/home/challenges.tsx'
import { Contact } from '../components/home/contact.tsx'
import { Drinkware } from '../components/home/drinkware.tsx'
import { Hero } from '../components/home/hero.tsx'
import { Locations } from '../components/home/locations.tsx'
import { OutdoorSports } from '../components/home/outdoor-sports.tsx'
import { Portfolio } from '../components/home/portfolio.tsx'
import { Products } from '../components/home/products.tsx'
import { Reviews } from '../components/home/reviews.tsx'
import { Services } from '../components/home/services.tsx'
import { Storefronts } from '../components/home/storefronts.tsx'
import { Technology } from '../components/home/technology.tsx'
import { Translation } from '../components/home/translation.tsx'
import { Shown } from '../components/site/shown.tsx'
import { SiteFrame, StructuredData } from '../components/site/site-frame.tsx'
import { Chat } from '../components/widgets/chat.tsx'
import { about } from '../lib/content/home/about.ts'
import { challenges } from '../lib/content/home/challenges.ts'
import { drinkware } from '../lib/content/home/drinkware.ts'
import { locations } from '../lib/content/home/locations.ts'
import { outdoorSports } from '../lib/content/home/outdoor-sports.ts'
import { portfolio } from '../lib/content/home/portfolio.ts'
import { products } from '../lib/content/home/products.ts'
import { reviews } from '../lib/content/home/reviews.ts'
import { services } from '../lib/content/home/services.ts'
import { storefronts } from '../lib/content/home/storefronts.ts'
import { technology } from '../lib/content/home/technology.ts'
import { translationSection } from '../lib/content/home/translation.ts'
import { metadataOf } from '../lib/seo/metadata.ts'

export const metadata = metadataOf('home')

export default function HomePage() {
  return (
    <SiteFrame>
      <Hero />
      <Shown words={challenges()}>
        <Challenges />
      </Shown>
      <Shown words={services()}>
        <Services />
      </Shown>
      <Shown words={products()}>
        <Products />
      </Shown>
      <Shown words={storefronts()}>
        <Storefronts />
      </Shown>
      <Shown words={drinkware()}>
        <Drinkware />
      </Shown>
      <Shown words={technology()}>
        <Technology />
      </Shown>
      <Shown words={outdoorSports()}>
        <OutdoorSports />
      </Shown>
      <Shown words={portfolio()}>
        <Portfolio />
      </Shown>
      <Shown words={about()}>
        <About />
      </Shown>
      <Shown words={locations()}>
        <Locations />
      </Shown>
      <Shown words={reviews()}>
        <Reviews />
      </Shown>
      <Shown words={translationSection()}>
        <Translation />
      </Shown>
      <Chat />
      <Contact />
      <RequestQuote />
      <StructuredData page="home" />
    </SiteFrame>
  )
}
