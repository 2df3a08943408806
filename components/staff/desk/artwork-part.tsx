import type { Ticket } from '../../../lib/staff/desk/ticket.ts'
import { useDesk } from './desk-context.tsx'

/** The inks of the deadline's verdicts, with the same meaning: good, be careful, talk to us. */
const inks = { ready: 'good', note: 'tight', help: 'call' }

/** The visitor's files on a ticket: the server's findings, and links to download them. They are never displayed here. */
export function ArtworkPart({
  artwork: { sentence, files },
  onAsk,
}: {
  artwork: NonNullable<Ticket['artwork']>
  onAsk: () => void
}) {
  const { words } = useDesk()
  return (
    <section>
      <h3>{words.parts.artwork}</h3>
      <div className="desk-artwork">
        <p>{sentence}</p>
        {files.length > 0 && (
          <ul role="list">
            {files.map(({ id, name, size, isHere, verdict, said, purpose, reasons }) => (
              <li key={id}>
                {isHere ? (
                  <a href={`/form-submissions/artwork/${id}`} className="desk-link" download>
                    <bdi>{name}</bdi>
                  </a>
                ) : (
                  <bdi>{name}</bdi>
                )}{' '}
                <span className="desk-size">{size}</span>{' '}
                {verdict ? (
                  <b className="deadline-badge verdict-ink" data-kind={inks[verdict]}>
                    {said}
                  </b>
                ) : (
                  <i>{said}</i>
                )}
                {(purpose || reasons.length > 0) && (
                  <small>
                    <bdi>{purpose}</bdi> {reasons.join(' ')}
                  </small>
                )}
              </li>
            ))}
          </ul>
        )}
        <button type="button" className="desk-link" onClick={onAsk}>
          {words.artwork.ask}
        </button>
      </div>
    </section>
  )
}
