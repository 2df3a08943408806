import type { ComponentProps, ReactNode } from 'react'
import type { Brand } from '../../lib/content/brand.ts'
import type { contact } from '../../lib/content/home/contact.ts'
import type { FramedWidget } from '../../lib/content/widgets.ts'
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
      <div className="wrap grid items-start gap-x-6 gap-y-7 py-section md:gap-y-8 md:grid-cols-12">
        <div id="contact-ways" className="md:col-span-5">
          <h2 id="contact-heading" className="type-display text-8">
            {words.heading}
          </h2>
          <p className="type-lead mt-5 md:mt-6 text-slate">{words.lead}</p>
          <ContactCards words={words} brand={brand} />
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

function Card({ label, note, children }: { label: string; note: string | undefined; children: ReactNode }) {
  return (
    <div className="ruled-b grid grid-cols-[72px_minmax(0,1fr)] items-baseline gap-4 py-3 md:gap-5 md:py-4 md:grid-cols-[88px_minmax(0,1fr)]">
      <dt className="type-label">{label}</dt>
      <dd>
        <div className="text-3 leading-control lg:text-4 font-head wrap-anywhere x-head">{children}</div>
        {note && <div className="type-small mt-1 text-slate">{note}</div>}
      </dd>
    </div>
  )
}

function ContactCards({
  words: { cards: words },
  brand: { phone, email, address },
}: Pick<Props, 'words' | 'brand'>) {
  const link =
    'inline-flex min-h-[32px] items-center decoration-rubine decoration-3 underline-offset-5 hover:underline'
  return (
    <dl className="ruled-t mt-6 md:mt-8">
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
          <ExternalLink href={address.map} className="text-link text-2 x-text">
            {words.office.map}
          </ExternalLink>
        </span>
      </Card>
    </dl>
  )
}
