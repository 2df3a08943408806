import { Fragment } from 'react'
import { QuoteButton } from '../leads/quote-button.tsx'
import { ColourBar } from '../ui/colour-bar.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { TrimMark } from '../ui/trim-mark.tsx'
import { hero } from '../../lib/content/home/hero.ts'
import { links } from '../../lib/content/links.ts'
import { HeroArt } from './hero-art.tsx'
import { HeroStats } from './hero-stats.tsx'

const inks = ['bg-rubine', 'bg-blue', 'bg-yellow']

export function Hero() {
  const { headline, lead, bullets, actions, stats, pictures } = hero()
  return (
    <section id="home" aria-labelledby="home-heading" className="@container overflow-hidden">
      <div className="relative isolate">
        <TrimMark corner="left" />
        <TrimMark corner="right" />
        <div className="hero-words wrap">
          <h1
            id="home-heading"
            className="type-h1 md:text-[clamp(56px,min(9.6vw,15.4vh),158px)] max-md:text-[13.4vw] max-[600px]:text-[clamp(56px,17.4vw,112px)]"
          >
            {headline.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && ' '}
                {index > 0 && <br className="max-md:hidden" />}
                {line}
              </Fragment>
            ))}
          </h1>
          <p className="hero-lead type-lead max-w-[30em] md:max-xl:max-w-[41vw]">{lead}</p>
          <ul role="list" className="hero-bullets text-[16px] font-[640]">
            {bullets.map((bullet, index) => (
              <li key={bullet} className="flex items-center gap-2.5">
                <span
                  aria-hidden="true"
                  className={`size-3.5 rounded-[50%] forced-color-adjust-none ${inks[index]}`}
                />
                {bullet}
              </li>
            ))}
          </ul>
          <div className="hero-actions">
            <QuoteButton className="button button-primary max-[600px]:px-2.5">{actions.quote}</QuoteButton>
            <a href={actions.stores.href} className="button button-secondary max-[600px]:px-2.5">
              {actions.stores.label}
            </a>
            <ExternalLink href={links().premiumCatalog} className="text-link">
              {actions.premiumCatalog}
            </ExternalLink>
          </div>
        </div>
        <HeroArt pictures={pictures} />
      </div>
      <HeroStats stats={stats} />
      <ColourBar />
    </section>
  )
}
