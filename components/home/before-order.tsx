import type { ReactNode } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { AskLink } from '../site/ask-link.tsx'
import { Picture } from '../ui/picture.tsx'
import type { beforeOrder } from '../../lib/content/home/story.ts'

type Words = ReturnType<typeof beforeOrder> & { pressed: string; sampleId?: string | undefined }

/** Three steps before an order. Each name is a target as large as its cell (before-order.css). */
export function BeforeOrder({ words }: { words: Words }) {
  const { heading, lead, check, decoration, sample, sampleId, pressed } = words
  return (
    <section id="before-order" aria-labelledby="before-order-heading" className="ruled-t">
      <div className="wrap grid gap-x-6 pt-8 pb-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-end md:pt-10 md:pb-8">
        <h2 id="before-order-heading" className="type-display text-7">
          {heading}
        </h2>
        <p className="type-lead text-slate max-md:hidden">{lead}</p>
      </div>
      <ul role="list" className="before-order ruled-t md:grid-cols-3 grid">
        <Step step={check} drawing="light-table">
          <p className="before-order-verdict text-2 leading-control poster absolute left-0 bottom-0 py-1 px-3 bg-success text-sheet md:text-5 md:leading-control md:py-2 md:px-4">
            {check.verdict}
          </p>
        </Step>
        <Step step={decoration}>
          <div className="crops grid auto-cols-[minmax(0,1fr)] grid-flow-col h-full">
            {decoration.pictures.map((picture) => (
              <Picture key={picture.file} picture={picture} sizes="400px" />
            ))}
          </div>
        </Step>
        <Step step={sample} id={sampleId} drawing="sample-fan" pressed={pressed} />
      </ul>
    </section>
  )
}

type StepProps = {
  step: Words['check' | 'decoration' | 'sample']
  id?: string | undefined
  drawing?: 'light-table' | 'sample-fan'
  pressed?: string
  children?: ReactNode
}

function Step({ step, id, drawing, pressed = '', children }: StepProps) {
  const { name, text, short } = step
  return (
    <li className="relative has-[.add]:z-(--z-dock) grid grid-cols-[118px_minmax(0,1fr)] min-h-[96px] bg-sheet sm:grid-cols-[300px_minmax(0,1fr)] sm:min-h-[150px] md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)]">
      <div className="before-order-show relative overflow-hidden ruled-r md:h-[max(260px,18vw)] md:border-r-0 md:ruled-b">
        {drawing && (
          <img
            className="absolute inset-0 w-full h-full object-cover"
            src={`/drawings/${drawing}.svg`}
            alt=""
            width="480"
            height="300"
            loading="lazy"
          />
        )}
        {children}
      </div>
      <div className="before-order-words">
        {'href' in step ? (
          <h3 className="md:text-6 md:leading-title text-5 poster w-fit text-key">
            <a href={step.href}>{name}</a>
          </h3>
        ) : (
          <div
            className="ask-cell contents"
            data-product={name}
            data-id={id}
            data-need={name}
            data-interest={step.interest}
          >
            <h3 className="md:text-6 md:leading-title text-5 poster w-fit text-key">
              <AskLink need={name} interest={step.interest}>
                {name}
              </AskLink>
            </h3>
            <button
              type="button"
              aria-label={fill(pressed, { product: name })}
              aria-pressed="false"
              className="add scripted-only md:inset-y-auto md:end-[calc(var(--spacing-edge)-16px)] md:start-auto md:w-control md:h-control md:border-0"
            />
          </div>
        )}
        <p className="max-sm:hidden max-w-[26em]">{text}</p>
        <p className="sm:hidden max-w-[26em]">{short}</p>
      </div>
    </li>
  )
}
