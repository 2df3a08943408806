import { type RefObject, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import type { Status } from '../../../lib/staff/desk/statuses.ts'
import type { Changes, Work } from '../../../lib/staff/desk/save.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { ChoiceList, DeskButton, Question, TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { Composer } from './composer.tsx'
import { type DealQuestions, DealQuestion } from './deal-questions.tsx'
import { draftOf, draftWith, keepDraft, keyIn, noteIn } from './note-draft.ts'
import { StatusStrip } from './status-mark.tsx'
import type { StubKeys } from './use-keys.ts'
import { tellChanged } from './use-news.ts'
import { SaveAnswer } from './save-answer.tsx'
import { useSave } from './use-save.ts'

export type StubProps = {
  keys: RefObject<StubKeys | null>
  onSaved: (ticket: Ticket) => void
  onEnded: () => void
  onLeave: () => void
  /** Offers to undo a change, wherever the reader is by then. */
  onDone: (said: string, undo: Work) => void
}

/** Only this page changes the stored draft, so there is nothing to subscribe to. */
const never = () => () => undefined

/** The stub of the open ticket: reply, take it, set its status, note the agreement. */
export function TicketStub({ ticket, ...props }: StubProps & { ticket: Ticket }) {
  const { keys, onSaved, onEnded, onLeave, onDone } = props
  const { words, cardWords, owners, me } = useDesk()
  const { work, replied, conflict } = words
  const [mail, setMail] = useState(ticket.mails[0]?.id ?? '')
  const [asksReplied, setAsksReplied] = useState(false)
  const [asked, setAsked] = useState<DealQuestions>()
  const [composing, setComposing] = useState<'answer' | 'quote'>()
  const readKept = () => draftOf(me, ticket.id)
  const keptDraft = useSyncExternalStore(never, readKept, () => '')
  const [typed, setTyped] = useState<string>()
  const kept = typed === undefined && keptDraft !== ''
  const draft = typed ?? keptDraft
  const note = noteIn(draft)
  const field = useRef<HTMLTextAreaElement>(null)
  const { saving, save, ask, look, settle } = useSave(ticket, onSaved, onEnded, (undo, changes) => {
    const { status, spam, owner, remind } = changes
    const person = owners.find(({ value }) => value === (owner === 'me' ? me : owner))?.label
    const flag = remind !== undefined ? words.due.reminded : words.bulk[spam ? 'spam' : 'notSpam']
    const value = status ? cardWords.statuses[status] : (person ?? flag)
    onDone(fill(work.changed, { person: ticket.name, value }), undo)
  })
  const chosen = ticket.mails.find(({ id }) => id === mail) ?? ticket.mails[0]

  function write(text: string) {
    const now = draftWith(text)
    setTyped(now)
    keepDraft(me, ticket.id, now)
  }
  function type(text: string) {
    write(text)
    if (saving.state !== 'idle' && saving.state !== 'saving') settle()
  }
  async function saveNote(changes: Changes = {}) {
    if ((await save({ ...changes, note }, keyIn(draft) || undefined)) === 'saved') write('')
  }
  async function setStatus(status: Status, more: Changes = {}) {
    setAsked(undefined)
    const state = await save({ status, ...more })
    if (state === 'ends') setAsked({ is: state, status })
    if (state === 'quoted') setAsked({ is: 'accepted' })
    if (state === 'saved' && status === 'lost') setAsked({ is: 'why' })
    if (state === 'saved' && status === 'won') setAsked({ is: 'worth' })
  }
  /** Opens the chosen mail that brings a link to the visitor's page; if none is chosen, one that asks for a better file. */
  async function askForFile() {
    const asking = chosen?.brings ? chosen : ticket.mails.find(({ brings }) => brings === 'file')
    if (!asking || !(await ask(asking.id))) return
    setMail(asking.id)
    setAsksReplied(true)
  }
  useImperativeHandle(keys, () => ({
    answer: (quoted) => setComposing(quoted ? 'quote' : 'answer'),
    resume: () => void look().then(() => setComposing('answer')),
    take: () => void save({ owner: 'me' }),
    status: (status) => void setStatus(status),
    change: (changes) => void save(changes),
    spam: () => void save({ spam: !ticket.spam }),
    ask: () => void askForFile(),
  }))
  return (
    <div
      className="desk-stub"
      data-screen-only=""
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
          no={fill(conflict.no, { by: saving.by ?? '' })}
          onYes={() => {
            const { note: asked, ...changes } = saving.wanted ?? {}
            if (asked !== undefined) void saveNote(changes)
            else if (changes.status) void setStatus(changes.status, changes)
            else void save(changes)
          }}
          onNo={settle}
        />
      )}
      {asksReplied && saving.state !== 'conflict' && (
        <Question
          title={replied.ask}
          help={fill(replied.help, { template: chosen?.label ?? '' })}
          yes={replied.yes}
          no={replied.no}
          onYes={() => {
            setAsksReplied(false)
            // The note on the agreement comes next.
            void save({ status: 'contacted', owner: 'me' }).then(
              (state) => state === 'saved' && field.current?.focus(),
            )
          }}
          onNo={() => setAsksReplied(false)}
        />
      )}
      {asked && (
        <DealQuestion
          ticket={ticket}
          asked={asked}
          onSave={(changes) => {
            setAsked(undefined)
            void save(changes)
          }}
          onEnd={(status) => void setStatus(status, { ends: true })}
          onRecorded={() => {
            setAsked(undefined)
            tellChanged(ticket.id)
            void look()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      <SaveAnswer saving={saving} kept={kept} />
      {ticket.draft && !composing && (
        <TextButton onClick={() => setComposing('answer')}>
          {ticket.draft.held ? words.answer.came.held : words.answer.undone}
        </TextButton>
      )}
      {composing && (
        <Composer
          ticket={ticket}
          quoted={composing === 'quote'}
          look={look}
          onEnded={onEnded}
          onClose={() => {
            setComposing(undefined)
            onLeave()
          }}
        />
      )}
      <div className="desk-line desk-line-reply flex-wrap">
        <DeskButton className={composing ? '' : 'desk-go'} onClick={() => setComposing('answer')}>
          {words.answer.open} <kbd aria-hidden="true">r</kbd>
        </DeskButton>
        <DeskButton onClick={() => setComposing('quote')}>
          {words.answer.openQuote} <kbd aria-hidden="true">q</kbd>
        </DeskButton>
        <a
          href={chosen?.href}
          className="desk-button"
          onClick={(event) => {
            if (!chosen?.brings) return setAsksReplied(true)
            event.preventDefault()
            void askForFile()
          }}
        >
          {work.reply}
        </a>
        <ChoiceList
          label={work.template}
          value={mail}
          choices={ticket.mails.map(({ id, label }) => ({ value: id, label }))}
          onChoose={setMail}
          className="desk-template flex-[1_0_200px]"
        />
        {ticket.phone && (
          <a
            href={ticket.phone}
            className="desk-button desk-call max-lg:inline-flex max-lg:right-[108px] max-lg:w-[80px]"
          >
            {work.call}
          </a>
        )}
        <DeskButton
          className="desk-taking"
          aria-disabled={ticket.owner === me || undefined}
          onClick={() => void save({ owner: 'me' })}
        >
          {work.take} <kbd aria-hidden="true">a</kbd>
        </DeskButton>
      </div>
      <StatusStrip ticket={ticket} onChoose={(status) => void setStatus(status)} />
      {ticket.deal.acceptable && (
        <TextButton className="desk-by-phone justify-self-start" onClick={() => setAsked({ is: 'accepted' })}>
          {words.byPhone.open}
        </TextButton>
      )}
      {ticket.deal.unpriced && !asked && (
        <TextButton className="desk-by-phone justify-self-start" onClick={() => setAsked({ is: 'worth' })}>
          {words.wonFor.ask}
        </TextButton>
      )}
      <div className="desk-line desk-line-note max-lg:contents">
        <textarea
          ref={field}
          className="desk-field h-[68px] resize-y"
          rows={2}
          dir="auto"
          maxLength={2000}
          placeholder={work.note}
          aria-label={work.note}
          value={note}
          onChange={(event) => type(event.target.value)}
        />
        <div className="grid grid-rows-[30px_minmax(32px,auto)] flex-none gap-2 w-[166px] max-lg:contents">
          <ChoiceList
            label={work.owner}
            value={ticket.owner}
            choices={owners}
            onChoose={(owner) => void save({ owner })}
          />
          <DeskButton
            className="desk-key"
            aria-disabled={saving.state === 'saving' || undefined}
            onClick={() => void saveNote()}
          >
            <span>{saving.state === 'saving' ? work.saving : work.save}</span>{' '}
            <kbd aria-hidden="true">Ctrl ↵</kbd>
          </DeskButton>
        </div>
      </div>
    </div>
  )
}
