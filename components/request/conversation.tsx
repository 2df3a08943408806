import { useState, type RefObject } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { writeShortTime, writeTimeThere } from '../../lib/request/write-time.ts'
import { AnswerFiles } from './answer-files.tsx'
import { PinList } from './pin-list.tsx'
import type { Notes } from './use-unsent.ts'
import type { PartProps } from './part-props.ts'
import { TextLink } from '../ui/text-link.tsx'

const maxCharacters = 8_000
/** Longer conversations fold their older notes. */
const maxUnfolded = 5

type Props = PartProps & {
  own: Notes
  field: RefObject<HTMLTextAreaElement | null>
  /** The quote in sight, which shows the words sent with it. */
  quote?: number
  onQuote: (number: number) => void
}

/** The notes as a ledger, oldest first; the next free lines are the visitor's. */
export function Conversation({ token, request, words, now, own, field, quote, onQuote }: Props) {
  const { notes, office } = words
  const { messages, answerer, reader } = request
  const [all, setAll] = useState(false)
  const { draft, unsent, setDraft, send, again, takeBack, said } = own
  const [tooLong, setTooLong] = useState(0)
  const [seen, setSeen] = useState(messages.length)
  /** The author of an answer that arrived since the page was opened, until the visitor reaches the notes. */
  const fresh = messages.slice(seen).findLast(({ by }) => by !== null)?.by
  const hidden = all || messages.length <= maxUnfolded ? 0 : messages.length - maxUnfolded
  const shown = messages.slice(hidden)

  function submit() {
    const length = [...draft.trim()].length
    setTooLong(length > maxCharacters ? length : 0)
    if (length === 0 || length > maxCharacters) return field.current?.focus()
    send()
    field.current?.focus()
  }
  return (
    <section className="request-part request-notes" aria-labelledby="notes">
      <h2 id="notes" tabIndex={-1}>
        {notes.heading}
      </h2>
      <div className="ledger flex-1 mb-3">
        {hidden > 0 && (
          <TextLink data-screen-only="" onClick={() => setAll(true)}>
            {fill(hidden === 1 ? notes.earlier.one : notes.earlier.many, { count: hidden })}
          </TextLink>
        )}
        <ol>
          {shown.map((message) => (
            <Note
              key={message.id}
              who={message.by ?? (message.stranger ? notes.stranger : notes.you)}
              at={message.at}
              // It stands above the prices.
              body={message.quote !== null && message.quote === quote ? '' : message.body}
              pins={message.pins && <PinList {...message.pins} words={words} />}
              files={<AnswerFiles token={token} files={message.files} words={words} />}
            >
              {message.quote !== null && (
                <a href="#quote" className="text-link" onClick={() => onQuote(message.quote ?? 0)}>
                  {fill(notes.quote, { number: message.quote })}
                </a>
              )}
            </Note>
          ))}
          {unsent.map((one) => (
            <UnsentNote
              key={one.key}
              note={one}
              words={words}
              onAgain={again}
              onTakeBack={() => {
                takeBack(one)
                if (!one.pins) field.current?.focus()
              }}
            />
          ))}
        </ol>
        <NoteForm
          words={words}
          field={field}
          name={answerer ?? reader}
          fresh={fresh}
          isTooLong={tooLong > 0}
          draft={draft}
          onType={setDraft}
          onFocus={() => setSeen(messages.length)}
          onSubmit={submit}
        />
      </div>
      {tooLong > 0 && (
        <p id="note-error" role="alert" className="field-error">
          {fill(notes.long, { count: maxCharacters, length: tooLong })}
        </p>
      )}
      <p role="status" className="sr-only">
        {fresh ? fill(notes.wrote, { person: fresh }) : said && notes[said]}
      </p>
      <p className="text-2 text-slate" data-screen-only="">
        {fill(notes.hours, { hours: office.hours, time: writeTimeThere(now, office.zone) })}
      </p>
    </section>
  )
}

type FormProps = Pick<Props, 'words' | 'field'> & {
  /** Who answers, if known, and who has since the notes were last reached. */
  name: string | null | undefined
  fresh: string | null | undefined
  isTooLong: boolean
  draft: string
  onType: (text: string) => void
  onFocus: () => void
  onSubmit: () => void
}

/** The next free lines of the ledger. */
function NoteForm({
  words: { notes },
  field,
  name,
  fresh,
  isTooLong,
  draft,
  onType,
  onFocus,
  onSubmit,
}: FormProps) {
  return (
    <form
      className="note-write focus-within:[box-shadow:-10px_0_0_var(--color-blue-dark)]"
      data-screen-only=""
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <b className="font-label" aria-hidden="true">
        {notes.you}
      </b>
      {fresh && <p className="note-fresh">{fill(notes.fresh, { person: fresh })}</p>}
      <textarea
        className="md:col-2 md:row-1 w-full min-h-[calc(4_*_var(--line))] resize-none [field-sizing:content]"
        ref={field}
        aria-label={notes.field}
        aria-describedby={isTooLong ? 'note-error' : undefined}
        aria-invalid={isTooLong}
        placeholder={name ? fill(notes.placeholderTo, { person: name }) : notes.placeholder}
        rows={4}
        dir="auto"
        value={draft}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit()
        }}
      />
      <button className="button button-small button-primary md:col-2 justify-self-end h-control-small my-[8px]">
        {notes.send}
      </button>
    </form>
  )
}

type UnsentProps = {
  note: Notes['unsent'][number]
  words: Props['words']
  onAgain: () => void
  onTakeBack: () => void
}

/** A note that is on its way, or did not get through. */
function UnsentNote({ note, words, onAgain, onTakeBack }: UnsentProps) {
  const { notes, phone } = words
  function sayState() {
    if (!note.trouble) return notes.sending
    if (note.trouble === 'busy') return fill(notes.busy, { phone: phone.label })
    return navigator.onLine ? notes.failed : notes.waiting
  }
  return (
    <Note
      who={notes.you}
      at={note.at}
      body={note.body}
      pins={note.pins && <PinList {...note.pins} words={words} />}
    >
      <span className="note-state text-rubine-dark font-label">{sayState()}</span>
      {note.trouble && (
        <>
          <TextLink onClick={onAgain}>{notes.again}</TextLink>
          <TextLink onClick={onTakeBack}>{notes.back}</TextLink>
        </>
      )}
    </Note>
  )
}

type NoteProps = {
  who: string
  at: string
  body: string
  pins?: React.ReactNode
  files?: React.ReactNode
  children: React.ReactNode
}

function Note({ who, at, body, pins, files, children }: NoteProps) {
  return (
    <li className="note pb-(--line)">
      <div>
        <b className="font-label">{who}</b>{' '}
        <time className="md:block" dateTime={at}>
          {writeShortTime(at)}
        </time>
      </div>
      <div>
        {pins && <div>{pins}</div>}
        {body && <p dir="auto">{body}</p>}
        {files}
        {children && <p className="note-with">{children}</p>}
      </div>
    </li>
  )
}
