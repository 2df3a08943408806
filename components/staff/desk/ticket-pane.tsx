import { useEffect, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { recordReader } from '../../../lib/staff/desk/answer.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { copyText } from '../../ui/copy-text.ts'
import { RegisterMark } from '../../ui/register-mark.tsx'
import { ChoiceMenu, Icon, TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { TicketCard } from './ticket-card.tsx'
import { TicketStub } from './ticket-stub.tsx'
import type { StubProps } from './use-stub.ts'
import type { Opened } from './use-ticket.ts'

type Props = StubProps & {
  opened: Opened | null
  /** Its place in the view, from 1; 0 if it is not on this page of the list. */
  place: number
  count: string
  onStep: (steps: number) => void
  onClose: () => void
}

const steps = [
  ['k', 'up', 'previous', -1],
  ['j', 'down', 'next', 1],
] as const

/** The ticket beside the list; on a phone it fills the screen. */
export function TicketPane({ opened, place, count, onStep, onClose, ...stub }: Props) {
  const { keys } = stub
  const { words, view } = useDesk()
  const { pane } = words
  const ticket = opened?.ticket
  useReading(opened?.state === 'shown' ? opened.reference : '')
  const position = place > 0 ? fill(pane.position, { place, count }) : ''
  return (
    <section className="desk-pane" aria-label={pane.label} aria-busy={opened?.state === 'loading'}>
      <div
        className="desk-pane-head max-md:sticky max-md:z-(--z-stick) max-md:top-0 max-md:h-control max-md:bg-key max-md:text-text-on-key flex items-center py-0 px-3"
        data-screen-only=""
      >
        <TextButton
          className="[--command:var(--color-sheet)] no-underline max-md:text-(length:--text-2) max-md:inline-flex max-md:min-h-control-small hidden"
          aria-label={fill(pane.back, { view: words.views.names[view] })}
          onClick={onClose}
        >
          <Icon name="left" className="w-[12px] flex-none" /> {words.views.names[view]}
        </TextButton>
        {opened &&
          steps.map(([key, to, name, step]) => (
            <button
              key={key}
              type="button"
              className="desk-step max-md:w-control-small max-md:h-control-small max-md:text-inherit max-md:order-3"
              aria-label={pane[name]}
              aria-keyshortcuts={key}
              onClick={() => onStep(step)}
            >
              <Icon name={to} />
            </button>
          ))}
        <span className="my-0 mr-auto ml-[2px] text-slate whitespace-nowrap max-md:text-1 max-md:order-2 max-md:my-0 max-md:mr-2 max-md:ml-auto max-md:text-inherit">
          {position}
        </span>
      </div>
      {ticket && <TicketTools ticket={ticket} keys={keys} />}
      {ticket ? (
        <article
          className="desk-ticket print:m-0! relative flex flex-col min-h-0 mt-0 mx-(--pad) mb-4 bg-sheet ruled col-span-full max-md:mt-3 max-md:mx-3 max-md:mb-0"
          key={ticket.id}
        >
          <header className="desk-ticket-head notched relative flex justify-between items-start gap-4 py-4 px-5 torn-b max-xl:px-4 max-md:flex-wrap max-md:gap-3 max-md:p-4">
            <div>
              <h2
                className="max-md:text-6 max-md:leading-title line-clamp-3"
                tabIndex={-1}
                id="desk-ticket-name"
              >
                <bdi>{ticket.name}</bdi>
              </h2>
              <time className="text-slate" dateTime={ticket.createdAt}>
                {ticket.time}
              </time>
            </div>
            <span className="desk-reference text-data font-mono stretch-head font-label whitespace-nowrap py-1 px-3 ruled">
              {ticket.reference}
            </span>
          </header>
          <p
            role="status"
            className="not-empty:text-1 not-empty:py-2 not-empty:px-5 not-empty:listed-b not-empty:bg-yellow"
          >
            {ticket.here.join(' ')}
          </p>
          <TicketCard
            ticket={ticket}
            onAsk={() => keys.current?.ask()}
            onNoReply={() => keys.current?.change({ replied: '' })}
            onBack={() => keys.current?.resume()}
          />
          <TicketStub ticket={ticket} {...stub} />
        </article>
      ) : (
        <div className="desk-die col-span-full" data-screen-only="">
          <p role="status">
            {opened?.state === 'loading' && (
              <span className="flex items-center gap-3">
                <RegisterMark className="size-[24px] motion-safe:animate-[spin_1.2s_linear_infinite]" />
                {pane.loading}
              </span>
            )}
            {opened?.state === 'gone' && <span>{words.work.gone}</span>}
            {opened?.state === 'failed' && <span>{words.lost}</span>}
          </p>
        </div>
      )}
    </section>
  )
}

/** How long a ticket is open until it counts as read, in milliseconds. */
const glance = 1_000

/** Tells the visitor's page who is reading the request. */
function useReading(reference: string) {
  useEffect(() => {
    if (!reference) return
    const timer = setTimeout(() => document.hidden || void recordReader(reference).catch(() => {}), glance)
    return () => clearTimeout(timer)
  }, [reference])
}

function TicketTools({ ticket, keys }: { ticket: Ticket; keys: Props['keys'] }) {
  const { pane } = useDesk().words
  const [copied, setCopied] = useState(false)
  async function copy() {
    const address = `${location.origin}/form-submissions?ticket=${ticket.reference}`
    setCopied(await copyText(address, pane.copy))
  }
  return (
    <div
      className="desk-ticket-tools flex items-center pr-3 max-md:absolute max-md:z-(--z-over) max-md:top-auto max-md:bottom-[104px] max-md:inset-x-[8px] max-md:grid max-md:grid-cols-[1fr_1fr] max-md:justify-items-start max-md:py-0 max-md:px-4 max-md:text-key"
      data-screen-only=""
    >
      <ReminderMenu key={ticket.id} ticket={ticket} onRemind={(remind) => keys.current?.change({ remind })} />
      <TextButton onClick={() => keys.current?.spam()}>{ticket.spam ? pane.notSpam : pane.spam}</TextButton>
      <TextButton onClick={() => void copy()}>
        <span aria-live="polite">{copied ? pane.copied : pane.copy}</span>
      </TextButton>
      <TextButton onClick={() => print()}>{pane.print}</TextButton>
    </div>
  )
}

/** "Remind me on …": the ticket waits until that day. */
function ReminderMenu({ ticket, onRemind }: { ticket: Ticket; onRemind: (day: string) => void }) {
  const { words } = useDesk()
  const { reminders, pane } = words
  const [picks, setPicks] = useState<boolean>()
  const choices = [
    ...ticket.reminders.map(({ label, day, shown }) => ({ value: day, label, beside: shown })),
    { value: 'other', label: reminders.other },
    ...(ticket.remind ? [{ value: '', label: reminders.none }] : []),
  ]
  if (picks)
    return (
      <form
        className="flex gap-2"
        onKeyDown={(event) => event.key === 'Escape' && setPicks(false)}
        action={(data) => {
          setPicks(false)
          onRemind(String(data.get('day')))
        }}
      >
        <input
          autoFocus
          required
          type="date"
          name="day"
          aria-label={reminders.day}
          min={ticket.reminders[0]?.day}
          className="desk-field w-[150px]"
        />
        <button className="desk-button">{reminders.set}</button>
      </form>
    )
  return (
    <ChoiceMenu
      className="desk-text desk-caret"
      label={pane.remind}
      autoFocus={picks === false}
      choices={choices}
      onChoose={(day) => (day === 'other' ? setPicks(true) : onRemind(day))}
    />
  )
}
