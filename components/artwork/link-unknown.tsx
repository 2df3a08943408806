import { mailLink } from '../../lib/leads/mail-link.ts'
import type { ArtworkData } from './artwork-data.ts'

/** A link that has run out, or lost a part of itself on the way. */
export function LinkUnknown({ words: { email, link, sending } }: { words: ArtworkData }) {
  const { heading, text, mail } = link.unknown
  return (
    <>
      <h1 className="type-h2">{heading}</h1>
      <p role="alert" className="type-lead mt-6">
        {text.replace('{email}', email)}
      </p>
      <a
        href={mailLink(email, sending.letter.subject.replace('{reference}', ''), [])}
        className="button button-primary mt-7"
      >
        {mail}
      </a>
    </>
  )
}
