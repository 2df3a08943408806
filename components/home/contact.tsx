import { quickQuoteWords } from '../../lib/content/quick-quote.ts'
import { deadlineWords } from '../../lib/content/deadline.ts'
import { contact } from '../../lib/content/home/contact.ts'
import { leadForms } from '../../lib/content/lead-forms.ts'
import { projectRequestWords } from '../../lib/content/project-request.ts'
import { ProjectRequestForm } from '../leads/project-request-form.tsx'
import { QuickQuoteDialog } from '../leads/quick-quote-dialog.tsx'
import { QuoteButton } from '../leads/quote-button.tsx'
import { withShared } from '../leads/with-shared.ts'
import { Docket } from '../ui/docket.tsx'
import { Scheduling } from '../widgets/scheduling.tsx'
import { ContactCards } from './contact-cards.tsx'

export function Contact() {
  const words = contact()
  const form = projectRequestWords()
  const { state, receipt } = leadForms()
  return (
    <section id="contact" aria-labelledby="contact-heading" className="ruled-t bg-board">
      <div className="wrap grid items-start gap-x-6 gap-y-7 py-section md:gap-y-11 md:grid-cols-12">
        <div id="contact-ways" className="md:col-span-5">
          <h2 id="contact-heading" className="type-display text-[clamp(48px,6.6vw,104px)] leading-[.9]">
            {words.heading}
          </h2>
          <p className="type-lead mt-4 md:mt-6 text-slate">{words.lead}</p>
          <ContactCards words={words.cards} />
          <h3 className="mt-6 type-h4 md:mt-9">{words.eventsHeading}</h3>
          <ul role="list" className="mt-2.5 columns-2 gap-x-6">
            {words.events.map((event, index) => (
              <li key={index} className="break-inside-avoid border-t border-field py-1.5 text-[15.5px]">
                {event}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-2.5 md:mt-9 md:gap-3.5" data-screen-only="">
            <QuoteButton opens="quick-quote" className="button button-key">
              {words.quickQuote}
            </QuoteButton>
            <a href="#scheduling" className="button button-secondary">
              {words.call}
            </a>
          </div>
        </div>
        <Docket
          className="max-md:-mx-[calc(var(--spacing-gutter)-12px)] md:col-span-6 md:col-start-7"
          head={
            <>
              <h3 className="docket-title">{form.title}</h3>
              <p className="type-data font-semibold">
                <span className="ticket-draft">{state}</span>
                <span className="ticket-sent">{receipt.sent}</span>
              </p>
            </>
          }
        >
          <ProjectRequestForm words={withShared(form)} ask={deadlineWords().ask} />
        </Docket>
        <Scheduling />
      </div>
      <QuickQuoteDialog words={withShared(quickQuoteWords())} />
    </section>
  )
}
