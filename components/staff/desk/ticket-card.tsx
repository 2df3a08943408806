import { useState } from 'react'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { BreakableAddress } from '../breakable-address.tsx'
import { LinkButton, TextButton } from './controls.tsx'
import { TicketConversation } from './ticket-conversation.tsx'
import { useDesk } from './desk-context.tsx'

/** Messages longer than this, about twelve lines, start folded. */
const longMessage = 700

type Props = {
  ticket: Ticket
  onAsk: () => void
  onNoReply: () => void
  /** Called when an answer becomes a draft again. */
  onBack: () => void
}

/** The visitor's request and its history; empty parts are hidden. */
export function TicketCard({ ticket, onAsk, onNoReply, onBack }: Props) {
  const { words, cardWords } = useDesk()
  const { work, row } = words
  const { facts, fields, message, artwork, person, source, history } = ticket
  return (
    <div
      className="desk-body text-2 print:overflow-visible! max-xl:px-4 max-md:p-4 max-md:overflow-visible focus-visible:-outline-offset-3"
      tabIndex={0}
      role="group"
      aria-label={ticket.name}
    >
      <p className="desk-paper">
        {`${work.status}: ${ticket.spam ? cardWords.spamStatus : cardWords.statuses[ticket.status]}. ${work.owner}: ${ticket.ownerName || row.nobody}.`}
      </p>
      {facts.length > 0 && (
        <ul role="list" className="desk-facts text-1">
          {facts.map(({ big, small, kind, clock, verdict }) => (
            <li
              className="max-xl:px-3 max-xl:stretch-head max-md:basis-[min(45%,200px)]"
              key={big}
              data-kind={kind}
              data-clock={clock}
            >
              <b className={verdict && 'deadline-badge verdict-ink'} data-kind={verdict}>
                {big}
              </b>{' '}
              {small}
            </li>
          ))}
        </ul>
      )}
      <dl className="desk-card grid gap-1">
        {fields.map(({ label, value, href }) => (
          <div className="max-md:grid-cols-[78px_minmax(0,1fr)] max-md:gap-[2px]" key={label}>
            <dt className="font-label max-md:py-1">{label}</dt>
            <dd className="wrap-anywhere text-balance max-md:py-1">
              <Linked href={href}>{value}</Linked>
            </dd>
          </div>
        ))}
      </dl>
      {message && <Message key={ticket.id} text={message} />}
      {ticket.conversation.length > 0 && <TicketConversation {...{ ticket, onNoReply, onBack }} />}
      {(artwork ?? person ?? history.length + source.length > 0) && (
        <div className="desk-more mt-3 ruled-t">
          {artwork && <ArtworkPart artwork={artwork} onAsk={onAsk} />}
          {person && (
            <section>
              <h3 className="font-label">{words.parts.person}</h3>
              <p>
                {person.text}.{' '}
                <a href={person.href} className="desk-link">
                  {person.link}
                </a>
              </p>
            </section>
          )}
          {source.length > 0 && (
            <section>
              <h3 className="font-label">{words.parts.source}</h3>
              <p>{source.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
            </section>
          )}
          {history.length > 0 && (
            <section>
              <h3 className="font-label">{words.parts.history}</h3>
              <ol role="list">
                {history.map(({ at, time, text, note }, index) => (
                  <li className="not-first:mt-[3px]" key={index}>
                    <time className="text-slate" dateTime={at}>
                      {time}
                    </time>{' '}
                    <span>{text}</span>
                    {note && (
                      <q
                        className="block pl-3 border-l-4 border-l-yellow [quotes:none] whitespace-pre-wrap"
                        dir="auto"
                      >
                        {note}
                      </q>
                    )}
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      )}
    </div>
  )
}

/** A visitor's words, as a link if they lead anywhere. */
function Linked({ children, ...to }: { href: string | undefined; download?: true; children: string }) {
  const words = <BreakableAddress>{children}</BreakableAddress>
  if (!to.href) return words
  return (
    <a {...to} className="desk-link">
      {words}
    </a>
  )
}

function Message({ text }: { text: string }) {
  const { words } = useDesk()
  const [all, setAll] = useState(false)
  const isLong = text.length > longMessage || text.split('\n').length > 12
  return (
    <section className="desk-message mt-3 pt-3 listed-t scroll-my-4">
      <h3 className="sr-only">{words.parts.message}</h3>
      <p
        className="whitespace-pre-wrap data-folded:line-clamp-12 print:data-folded:block! print:data-folded:overflow-visible!"
        data-folded={(isLong && !all) || undefined}
        dir="auto"
      >
        {text}
      </p>
      {isLong && (
        <TextButton className="-ml-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.message.less : words.message.all}
        </TextButton>
      )}
    </section>
  )
}

/** The inks of the deadline's verdicts, with the same meaning: good, be careful, talk to us. */
const inks = { ready: 'good', note: 'tight', stop: 'call', help: 'call' }

/** The visitor's files on a ticket: the server's findings, and links to download them. They are never displayed here. */
function ArtworkPart({ artwork, onAsk }: { artwork: NonNullable<Ticket['artwork']>; onAsk: () => void }) {
  const { words } = useDesk()
  const { sentence, files } = artwork
  return (
    <section>
      <h3 className="font-label">{words.parts.artwork}</h3>
      <div>
        <p>{sentence}</p>
        {files.length > 0 && (
          <ul role="list">
            {files.map(({ id, name, size, isHere, verdict, said, purpose, reasons, claimed }) => (
              <li className="mt-[3px]" key={id}>
                <Linked href={isHere ? `/form-submissions/artwork/${id}` : undefined} download>
                  {name}
                </Linked>{' '}
                <span className="text-slate not-italic">{size}</span>{' '}
                {verdict ? (
                  <b className="deadline-badge verdict-ink" data-kind={inks[verdict]}>
                    {said}
                  </b>
                ) : (
                  <i className="text-slate not-italic">{said}</i>
                )}
                {(purpose || (reasons && !claimed)) && (
                  <p>
                    <bdi>{purpose}</bdi> {!claimed && reasons && <span>{reasons}</span>}
                  </p>
                )}
                {claimed && (
                  <dl className="grid grid-cols-[1fr_1fr] gap-x-3 gap-y-0">
                    <div>
                      <dt className="text-slate">{words.artwork.claimed}</dt>
                      <dd>{`${claimed.said}. ${claimed.reasons}`}</dd>
                    </div>
                    <div>
                      <dt className="text-slate">{words.artwork.found}</dt>
                      <dd>{`${said}. ${reasons}`}</dd>
                    </div>
                  </dl>
                )}
              </li>
            ))}
          </ul>
        )}
        <LinkButton className="mt-1" onClick={onAsk}>
          {words.artwork.ask}
        </LinkButton>
      </div>
    </section>
  )
}
