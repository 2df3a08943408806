import type { ComponentProps, ReactNode } from 'react'
import type { Brand } from '../../lib/content/brand.ts'
import type { contact } from '../../lib/content/home/story.ts'
import type { FramedWidget } from '../../lib/content/widgets.ts'
import { Plates } from '../leads/after-send.tsx'
import { ProjectRequestForm } from '../leads/project-request-form.tsx'
import { QuickQuoteDialog } from '../leads/quick-quote-dialog.tsx'
import { QuoteButton } from '../leads/quote-button.tsx'
import { Docket } from '../ui/docket.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Scheduling } from '../widgets/scheduling.tsx'

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
      <div className="wrap grid items-start gap-x-9 gap-y-7 py-section md:py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6.4fr)] lg:grid-rows-[auto_1fr] lg:gap-y-6">
        <div>
          <h2 id="contact-heading" className="type-h1 [--h1:1.1]">
            {words.heading}
          </h2>
          <p className="type-lead mt-5 text-slate">{words.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3" data-screen-only="">
            <QuoteButton opens="quick-quote" className="button button-key">
              {words.quickQuote}
            </QuoteButton>
            <a href="#scheduling" className="button button-secondary">
              {words.call}
            </a>
          </div>
        </div>
        {/* Below the form on phones: visitors come here to write. */}
        <div id="contact-ways" className="max-lg:order-1 lg:row-2">
          <ContactCards words={words} brand={brand} />
          <Scheduling label={words.cards.call.label} widget={calendar} />
          <h3 className="type-label mt-6">{words.eventsHeading}</h3>
          <ul role="list" className="slashed mt-2 text-3">
            {words.events.map((event, index) => (
              <li key={index}>{event}</li>
            ))}
          </ul>
          {/* On narrow screens it is the form's last fold (contact.css). */}
          <div className="after-beside hidden lg:text-2 lg:leading-text lg:block lg:mt-7" data-screen-only="">
            <h3 className="type-label">{common.after.title}</h3>
            <Plates words={common.after} />
          </div>
        </div>
        <Docket
          className="[&:not(:has(>[data-sent=torn]))]:[box-shadow:5px_5px_0_-1.5px_var(--color-yellow),5px_5px_var(--color-key),10px_10px_0_-1.5px_var(--color-rubine-tint),10px_10px_var(--color-key)] max-sm:-mx-[calc(var(--spacing-gutter)-var(--spacing-4))] lg:col-2 lg:row-[1/span_2]"
          head={
            <>
              <div>
                <h3 className="docket-title">{title}</h3>
                <p className="ticket-received text-2 text-slate">{common.receipt.received}</p>
              </div>
              <p className="type-data font-label">
                <span className="ticket-draft">{common.state}</span>
                <span className="ticket-sent">{common.states.sent}</span>
              </p>
            </>
          }
        >
          <ProjectRequestForm {...project} />
        </Docket>
      </div>
      <QuickQuoteDialog words={quick} />
    </section>
  )
}

function Card({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="contact-row ruled-b md:gap-x-4 md:gap-y-0 md:grid-cols-[88px_minmax(0,1fr)]">
      <dt className="type-label">{label}</dt>
      <dd className="type-h4 wrap-anywhere">
        {children}
        {note && <div className="text-2 leading-text mt-1 text-slate stretch-text font-text">{note}</div>}
      </dd>
    </div>
  )
}

function ContactCards({
  words: { cards: words },
  brand: { phone, email, address },
}: Pick<Props, 'words' | 'brand'>) {
  const link =
    'inline-flex min-h-[32px] items-center type-figure text-5 lg:text-6 print:text-4 decoration-rubine decoration-3 underline-offset-5 hover:underline'
  return (
    <dl className="ruled-t">
      <Card label={words.phone.label} note={words.phone.note}>
        <a href={`tel:${phone.number}`} className={link}>
          {phone.label}
        </a>
      </Card>
      <Card label={words.email.label} note={words.email.note}>
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </Card>
      <Card label={words.office.label} note={address.street}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-5">
          {address.city}
          <ExternalLink href={address.map} className="text-link min-h-[24px] text-2 stretch-text">
            {words.office.map}
          </ExternalLink>
        </span>
      </Card>
    </dl>
  )
}
