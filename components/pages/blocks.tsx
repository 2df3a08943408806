import { Stats } from '../printing/stats.tsx'
import { CallToAction } from '../site/call-to-action.tsx'
import { PageHero } from '../site/page-hero.tsx'
import { Testimonials } from '../site/testimonials.tsx'
import { Picture } from '../ui/picture.tsx'
import type { AnyBlock } from '../../lib/content/pages.ts'
import { Links } from './links.tsx'
import { Opening } from './opening.tsx'
import { PictureAndText } from './picture-and-text.tsx'
import { Products } from './products.tsx'
import { Questions } from './questions.tsx'
import { Row } from './row.tsx'
import { Steps } from './steps.tsx'
import { TextBlock } from './text-block.tsx'

/** A page of content/pages, block after block. */
export function Blocks({ blocks }: { blocks: AnyBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} place={index + 1} />)
}

function Block({ block, place }: { block: AnyBlock; place: number }) {
  const id = `block-${place}`
  switch (block.kind) {
    case 'hero':
      return (
        <PageHero words={block}>
          <Picture
            picture={block.picture}
            eager
            sizes="(min-width: 861px) 60vw, 100vw"
            className="absolute! inset-0"
          />
        </PageHero>
      )
    case 'opening':
      return <Opening words={block} />
    case 'stats':
      return <Stats stats={block.list} />
    case 'text':
      return <TextBlock id={id} words={block} />
    case 'picture':
      return <PictureAndText id={id} words={block} turned={place % 2 === 1} />
    case 'products':
      return <Products id={id} words={block} />
    case 'steps':
      return <Steps id={id} words={block} />
    case 'testimonial':
      return (
        <Row id={id} heading={block.heading}>
          <Testimonials words={block} leadSize="text-[clamp(34px,3.6vw,54px)]" />
        </Row>
      )
    case 'questions':
      return <Questions id={id} words={block} />
    case 'links':
      return <Links id={id} words={block} />
    case 'callToAction':
      return <CallToAction words={block} ground="bg-yellow" />
  }
}
