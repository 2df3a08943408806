import type { Metadata } from 'next'
import { Misregistered } from '@/components/site/misregistered'
import { Chat } from '@/components/widgets/chat'
import { notFoundWords } from '@/lib/content/not-found'

export function generateMetadata(): Metadata {
  return { title: notFoundWords().title, robots: { index: false } }
}

export default function NotFoundPage() {
  const { title, lead, home, contact } = notFoundWords()
  return (
    <div className="wrap relative pt-18 pb-24">
      <Misregistered text={title} />
      <p className="type-lead mt-14">{lead}</p>
      <p className="mt-7 flex flex-wrap gap-3.5">
        <a href={home.href} className="button button-primary">
          {home.label}
        </a>
        <a href={contact.href} className="button button-secondary">
          {contact.label}
        </a>
      </p>
      <Chat />
    </div>
  )
}
