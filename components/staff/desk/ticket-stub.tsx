import { type RefObject, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react'
import { statuses, type Status } from '../../../lib/staff/desk/statuses.ts'
import type { Changes } from '../../../lib/staff/desk/save-result.ts'
import type { Ticket } from '../../../lib/staff/desk/ticket.ts'
import { ChoiceList } from './choice-list.tsx'
import { useDesk } from './desk-context.tsx'
import { draftOf, keepDraft } from './note-draft.ts'
import { Question } from './question.tsx'
import { SaveAnswer } from './save-answer.tsx'
import { StatusMark } from './status-mark.tsx'
import { useSave } from './use-save.ts'

/** What the keys of the workplace do with the open ticket. */
export type StubKeys = {
  reply: () => void
  take: () => void
  status: (status: Status) => void
  change: (changes: Changes) => void
  /** Begins a mail that asks for a better file. */
  ask: () => void
}

type Props = {
  ticket: Ticket
  keys: RefObject<StubKeys | null>
  onSaved: (ticket: Ticket) => void
  onEnded: () => void
  /** Gives the focus back to the row. */
  onLeave: () => void
}

/** What a draft is kept in changes by this page alone, which knows then. */
const never = () => () => undefined

/** The stub of the open ticket: answer it, take it, set its status, note what was agreed. */
export function TicketStub({ ticket, keys, onSaved, onEnded, onLeave }: Props) {
  const { words, colleagues, me } = useDesk()
  const { work, replied, conflict } = words
  const [mail, setMail] = useState(ticket.mails[0]?.id ?? '')
  const [asksReplied, setAsksReplied] = useState(false)
  const draft = useSyncExternalStore(
    never,
    () => draftOf(me, ticket.id),
    () => '',
  )
  const [typed, setTyped] = useState<{ ticket: string; text: string }>()
  const kept = typed?.ticket !== ticket.id && draft !== ''
  const note = typed?.ticket === ticket.id ? typed.text : draft
  const link = useRef<HTMLAnchorElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { saving, save, ask, settle } = useSave(ticket, onSaved, onEnded)
  const chosen = ticket.mails.find(({ id }) => id === mail) ?? ticket.mails[0]

  function write(text: string) {
    setTyped({ ticket: ticket.id, text })
    keepDraft(me, ticket.id, text)
  }
  function type(text: string) {
    write(text)
    if (saving.state !== 'idle' && saving.state !== 'saving') settle()
  }
  async function saveNote(changes: Changes = {}) {
    if (await save({ ...changes, note })) write('')
  }
  async function askWith(template: string | undefined) {
    if (!template || !(await ask(template))) return
    setMail(template)
    setAsksReplied(true)
  }
  useImperativeHandle(keys, () => ({
    reply: () => link.current?.click(),
    take: () => void save({ owner: 'me' }),
    status: (status) => void save({ status }),
    change: (changes) => void save(changes),
    ask: () => void askWith(ticket.mails.find(({ asks }) => asks)?.id),
  }))
  const owners = [
    { value: '', label: words.row.nobody },
    ...colleagues.map((one) => ({ value: one.user_id, label: one.name })),
  ]
  return (
    <div
      className="desk-stub"
      data-busy={saving.state === 'saving' || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.target === field.current) onLeave()
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void saveNote()
      }}
    >
      {saving.state === 'conflict' && saving.wanted && (
        <Question
          title={saving.question ?? ''}
          help={conflict.help}
          yes={conflict.yes}
          no={conflict.no.replace('{by}', () => saving.by ?? '')}
          onYes={() => {
            const { note: asked, ...changes } = saving.wanted ?? {}
            void (asked === undefined ? save(changes) : saveNote(changes))
          }}
          onNo={settle}
        />
      )}
      {asksReplied && saving.state !== 'conflict' && (
        <Question
          title={replied.ask}
          help={replied.help.replace('{template}', () => chosen?.label ?? '')}
          yes={replied.yes}
          no={replied.no}
          onYes={() => {
            setAsksReplied(false)
            // What comes next is what was agreed.
            void save({ status: 'contacted', owner: 'me' }).then((done) => done && field.current?.focus())
          }}
          onNo={() => setAsksReplied(false)}
        />
      )}
      <SaveAnswer saving={saving} kept={kept} />
      <div className="desk-line desk-line-reply">
        <a
          ref={link}
          href={chosen?.href}
          className="desk-button desk-go"
          onClick={(event) => {
            if (!chosen?.asks) return setAsksReplied(true)
            // Its link is made now.
            event.preventDefault()
            void askWith(chosen.id)
          }}
        >
          {work.reply} <kbd aria-hidden="true">r</kbd>
        </a>
        <ChoiceList
          label={work.template}
          value={mail}
          choices={ticket.mails.map(({ id, label }) => ({ value: id, label }))}
          onChoose={setMail}
          className="desk-template"
        />
        {ticket.phone && (
          <a href={ticket.phone} className="desk-button desk-call">
            {work.call}
          </a>
        )}
        <button
          type="button"
          className="desk-button desk-taking"
          aria-disabled={ticket.owner === me || undefined}
          onClick={() => void save({ owner: 'me' })}
        >
          {work.take} <kbd aria-hidden="true">a</kbd>
        </button>
      </div>
      <div role="group" aria-label={work.status} className="desk-strip">
        {statuses.map((status, index) => (
          <button
            key={status}
            type="button"
            aria-pressed={ticket.status === status}
            onClick={() => void save({ status })}
          >
            <StatusMark status={status} />
            <kbd aria-hidden="true">{index + 1}</kbd>
          </button>
        ))}
      </div>
      <div className="desk-line desk-line-note">
        <textarea
          ref={field}
          className="desk-field"
          rows={2}
          maxLength={2000}
          placeholder={work.note}
          aria-label={work.note}
          value={note}
          onChange={(event) => type(event.target.value)}
        />
        <div>
          <ChoiceList
            label={work.owner}
            value={ticket.owner}
            choices={owners}
            onChoose={(owner) => void save({ owner })}
          />
          <button
            type="button"
            className="desk-button desk-key"
            aria-disabled={saving.state === 'saving' || undefined}
            onClick={() => void saveNote()}
          >
            {saving.state === 'saving' ? work.saving : work.save} <kbd aria-hidden="true">Ctrl ↵</kbd>
          </button>
        </div>
      </div>
    </div>
  )
}
