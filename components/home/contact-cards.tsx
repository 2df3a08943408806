import type { ReactNode } from 'react'
import type { Brand } from '../../lib/content/brand.ts'
import type { contact } from '../../lib/content/home/contact.ts'
import { ExternalLink } from '../ui/external-link.tsx'

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

type Props = { words: ReturnType<typeof contact>['cards']; brand: Brand }

export function ContactCards({ words, brand: { phone, email, address } }: Props) {
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
