import { HeroQuote } from '@/components/leads/hero-quote'
import { About } from '@/components/home/about'
import { Challenges } from '@/components/home/challenges'
import { Contact } from '@/components/home/contact'
import { Drinkware } from '@/components/home/drinkware'
import { Hero } from '@/components/home/hero'
import { Locations } from '@/components/home/locations'
import { OutdoorSports } from '@/components/home/outdoor-sports'
import { Portfolio } from '@/components/home/portfolio'
import { Products } from '@/components/home/products'
import { Reviews } from '@/components/home/reviews'
import { Services } from '@/components/home/services'
import { Storefronts } from '@/components/home/storefronts'
import { Technology } from '@/components/home/technology'
import { Translation } from '@/components/home/translation'
import { StructuredData } from '@/components/site/structured-data'
import { Chat } from '@/components/widgets/chat'
import { metadataOf } from '@/lib/seo/metadata'

export const metadata = metadataOf('home')

export default function HomePage() {
  return (
    <>
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
      <HeroQuote />
      <StructuredData page="home" />
      <Chat />
    </>
  )
}
