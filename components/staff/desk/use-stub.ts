import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { type OrderStep, stepPlace } from '../../../lib/request/order-steps.ts'
import type { Changes, Work } from '../../../lib/staff/desk/save.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import type { Status } from '../../../lib/staff/desk/statuses.ts'
import type { DealQuestions } from './deal-questions.tsx'
import { useDesk } from './desk-context.tsx'
import type { StubKeys } from './use-keys.ts'
import { useNote } from './use-note.ts'
import { useSave } from './use-save.ts'

export type StubProps = {
  keys: RefObject<StubKeys | null>
  onSaved: (ticket: Ticket) => void
  onEnded: () => void
  onLeave: () => void
  /** Offers to undo a change, wherever the reader is by then. */
  onDone: (said: string, undo: Work) => void
}

export type Stub = ReturnType<typeof useStub>

/** The actions on the open ticket, by buttons and by keys, and the questions about it. */
export function useStub(ticket: Ticket, { keys, onSaved, onEnded, onDone }: StubProps) {
  const { words, cardWords, owners, me } = useDesk()
  const [mail, setMail] = useState(ticket.mails[0]?.id ?? '')
  const [asksReplied, setAsksReplied] = useState(false)
  const [question, setQuestion] = useState<DealQuestions>()
  const [composing, setComposing] = useState<'answer' | 'quote'>()
  const field = useRef<HTMLTextAreaElement>(null)
  const { note, key, isKept, write } = useNote(me, ticket.id)
  const { saving, save, ask, look, settle } = useSave(ticket, onSaved, onEnded, (undo, changes) => {
    const { status, spam, owner, remind, step } = changes
    const person = owners.find(({ value }) => value === (owner === 'me' ? me : owner))?.label
    const flag = remind !== undefined ? words.due.reminded : words.bulk[spam ? 'spam' : 'notSpam']
    const label = step === undefined ? (person ?? flag) : words.order.steps[step || 'none']
    const value = status ? cardWords.statuses[status] : label
    onDone(fill(words.work.changed, { person: ticket.name, value }), undo)
  })
  const chosen = ticket.mails.find(({ id }) => id === mail) ?? ticket.mails[0]

  function type(text: string) {
    write(text)
    if (saving.state !== 'idle' && saving.state !== 'saving') settle()
  }
  async function saveNote(changes: Changes = {}) {
    if ((await save({ ...changes, note }, key)) === 'saved') write('')
  }
  async function setStatus(status: Status, more: Changes = {}) {
    setQuestion(undefined)
    const state = await save({ status, ...more })
    if (state === 'ends') setQuestion({ is: state, status })
    if (state === 'quoted') setQuestion({ is: 'accepted' })
    if (state === 'saved' && status === 'lost') setQuestion({ is: 'why' })
    if (state === 'saved' && status === 'won') setQuestion({ is: 'worth' })
  }
  /** Goes on to a step of the order; asks for the parcels first, and why it goes back. */
  function setStep(step: OrderStep) {
    const { order } = ticket
    if (!order || order.step === step) return
    if (step === 'shipped' && stepPlace(order.step) < stepPlace(step)) setQuestion({ is: 'parcels' })
    else if (stepPlace(order.step) > stepPlace(step)) setQuestion({ is: 'back', changes: { step } })
    else void saveStep({ step })
  }
  /** Asks why if the order goes back, as it may after a colleague's step, or is printed before its approval. */
  async function saveStep(changes: Changes, seen?: Work['shown']) {
    const state = await save(changes, undefined, seen)
    if (state === 'back' || state === 'unapproved') setQuestion({ is: state, changes })
    return state
  }
  /** Opens the chosen mail that brings a link to the visitor's page; if none is chosen, one that asks for a better file. */
  async function askForFile() {
    const asking = chosen?.brings ? chosen : ticket.mails.find(({ brings }) => brings === 'file')
    if (!asking || !(await ask(asking.id))) return
    setMail(asking.id)
    setAsksReplied(true)
  }
  const take = () => void save({ owner: 'me' })
  useImperativeHandle(keys, () => ({
    answer: (quoted) => setComposing(quoted ? 'quote' : 'answer'),
    resume: () => void look().then(() => setComposing('answer')),
    take,
    status: (status) => void setStatus(status),
    step: setStep,
    change: (changes) => void save(changes),
    spam: () => void save({ spam: !ticket.spam }),
    ask: () => void askForFile(),
  }))
  const asking = { question, setQuestion, asksReplied, setAsksReplied, composing, setComposing }
  const noting = { field, note, isKept, type, saveNote }
  return {
    saving,
    save,
    look,
    settle,
    mail,
    chosen,
    setMail,
    setStatus,
    setStep,
    saveStep,
    askForFile,
    take,
    ...asking,
    ...noting,
  }
}
