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
import { SiteFrame } from '../components/site/site-frame.tsx'
import { StructuredData } from '../components/site/structured-data.tsx'
import { Chat } from '../components/widgets/chat.tsx'
import { metadataOf } from '../lib/seo/metadata.ts'

export const metadata = metadataOf('home')

export default function HomePage() {
  return (
    <SiteFrame>
      <Hero />
      <Challenges />
      <Services />
      <Products />
      <Storefronts />
      <Drinkware />
      <Technology />
      <OutdoorSports />
      <Portfolio />
      <About />
      <Locations />
      <Reviews />
      <Translation />
      <Contact />
      <RequestQuote />
      <StructuredData page="home" />
      <Chat />
    </SiteFrame>
  )
}
