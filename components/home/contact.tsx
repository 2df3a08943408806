import type { ComponentProps } from 'react'
import type { Brand } from '../../lib/content/brand.ts'
import type { contact } from '../../lib/content/home/contact.ts'
import type { FramedWidget } from '../../lib/content/widgets.ts'
import { ProjectRequestForm } from '../leads/project-request-form.tsx'
import { QuickQuoteDialog } from '../leads/quick-quote-dialog.tsx'
import { QuoteButton } from '../leads/quote-button.tsx'
import { Docket } from '../ui/docket.tsx'
import { Scheduling } from '../widgets/scheduling.tsx'
import { ContactCards } from './contact-cards.tsx'

type Props = {
  words: ReturnType<typeof contact>
  brand: Brand
  project: ComponentProps<typeof ProjectRequestForm>
  quick: ComponentProps<typeof QuickQuoteDialog>['words']
  calendar: FramedWidget
}

export function Contact({ words, brand, project, quick, calendar }: Props) {
  const { title, common } = project.words
  return (
    <section id="contact" aria-labelledby="contact-heading" className="ruled-t bg-board">
      <div className="wrap grid items-start gap-x-6 gap-y-7 py-section md:gap-y-8 md:grid-cols-12">
        <div id="contact-ways" className="md:col-span-5">
          <h2 id="contact-heading" className="type-display text-8">
            {words.heading}
          </h2>
          <p className="type-lead mt-5 md:mt-6 text-slate">{words.lead}</p>
          <ContactCards words={words.cards} brand={brand} />
          <h3 className="mt-6 type-h4 md:mt-8">{words.eventsHeading}</h3>
          <ul role="list" className="mt-3 columns-2 gap-x-6">
            {words.events.map((event, index) => (
              <li key={index} className="break-inside-avoid border-t border-field py-2 text-2">
                {event}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-3 md:mt-8 md:gap-4" data-screen-only="">
            <QuoteButton opens="quick-quote" className="button button-key">
              {words.quickQuote}
            </QuoteButton>
            <a href="#scheduling" className="button button-secondary">
              {words.call}
            </a>
          </div>
        </div>
        <Docket
          className="max-md:-mx-[calc(var(--spacing-gutter)-var(--spacing-4))] md:col-span-6 md:col-start-7"
          head={
            <>
              <h3 className="docket-title">{title}</h3>
              <p className="type-data font-label">
                <span className="ticket-draft">{common.state}</span>
                <span className="ticket-sent">{common.receipt.sent}</span>
              </p>
            </>
          }
        >
          <ProjectRequestForm {...project} />
        </Docket>
        <Scheduling widget={calendar} />
      </div>
      <QuickQuoteDialog words={quick} />
    </section>
  )
}
