'use client'

import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useState } from 'react'
import { AfterSend } from './after-send.tsx'
import { FormAnswer } from './form-answer.tsx'
import { PlainArtwork } from './receipt.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { LeadFormState, ShellWords } from './use-lead-form.ts'
import { FoldMark } from '../ui/fold-mark.tsx'
import type { ArtworkWords } from '../../lib/content/artwork.ts'
import type { ProductLine } from '../../lib/leads/product-line.ts'
import type { FieldWords } from '../../lib/content/lead-forms.ts'
import { useGoneChoice } from './use-gone-choice.ts'
import { useLazyPart } from '../ui/use-lazy-part.ts'
import { FieldError } from '../ui/field-error.tsx'

export type ShellProps = {
  form: LeadFormState
  words: ShellWords
  children: ReactNode
  /** In a dialog: the label of its cancel button, and what canceling keeps. */
  dialog?: { cancel: string; keeps?: string }
  /** The products of the request, which its artwork is for. */
  products?: ProductLine[]
}

/** Everything around a form's fields: the answer, the draft line, the trap for robots, the buttons. */
export function LeadFormShell({ form, words, children, dialog, products }: ShellProps) {
  const { common, fields } = words
  const [cleared, setCleared] = useState(false)
  // A failure shows near the button, below the fields.
  const failed = form.shown.state === 'failed'
  // A sent request has taken its files with it.
  const sent = form.shown.state === 'sent' ? form.shown.stored : undefined
  const torn = dialog ? undefined : 'torn'

  /** The button disappears, so the focus moves on. */
  function clear({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    form?.dispatchEvent(new Event('forget', { bubbles: true }))
    form?.querySelector<HTMLElement>('.input[required]')?.focus()
    setCleared(true)
  }
  return (
    <FormContext value={{ form, words: fields, marks: common }}>
      <form
        id={form.id}
        action={form.formAction}
        onSubmit={form.submit}
        noValidate
        className="lead-form @container"
        data-draft=""
        aria-busy={form.sending || undefined}
        // The receipt replaces the form: torn off, or plain after a post.
        data-sent={sent && (form.shown === form.posted ? 'plain' : torn)}
      >
        {!failed && <FormAnswer form={form} words={words} inDialog={dialog !== undefined} />}
        <p className="draft-line col-span-full">
          {common.draft.restored},{' '}
          <button
            type="reset"
            data-late=""
            onClick={clear}
            className="min-h-[24px] font-label text-blue-dark underline"
          >
            {common.draft.clear}
          </button>
        </p>
        <p role="status" className="sr-only">
          {cleared ? (
            common.draft.cleared
          ) : (
            <span className="draft-said invisible">{common.draft.restored}</span>
          )}
        </p>
        {children}
        <ArtworkFold key={sent?.reference} formId={form.id} products={products} words={words.artwork} />
        <div hidden>
          <label>
            {common.trap}
            <input name="fax" tabIndex={-1} autoComplete="off" />
          </label>
          <input type="hidden" name="elapsed" />
          {common.language && <input type="hidden" name="language" value={common.language} />}
        </div>
        {dialog && <AfterSend words={common.after} beside />}
        <div className="form-send col-span-full mt-3 grid gap-3">
          {failed && <FormAnswer form={form} words={words} inDialog={dialog !== undefined} />}
          <div className="flex flex-wrap gap-4">
            <SubmitButton
              sending={form.sending}
              label={failed && dialog ? common.again : words.submit}
              sendingLabel={words.sending}
              className="flex-1 px-4"
            />
            {dialog && (
              // An invoker command needs no script.
              <button
                type="button"
                {...{ command: 'close', commandfor: `${form.id}-dialog` }}
                disabled={form.sending}
                className="button button-secondary disabled:text-slate"
              >
                {dialog.cancel}
              </button>
            )}
          </div>
          <p className="text-2 text-slate">
            <span>{common.privacy}</span> {dialog?.keeps && <span className="with-list">{dialog.keeps}</span>}
          </p>
        </div>
        {!dialog && <AfterSend words={common.after} beside={false} />}
      </form>
      {sent?.artwork && form.shown === form.posted && <PlainArtwork language={common.language} />}
    </FormContext>
  )
}

type ArtworkFoldProps = { formId: string; products?: ProductLine[]; words: ArtworkWords['form'] }

/** The light table in a form. Its code loads on opening; until then, and without script, a hint shows. */
function ArtworkFold({ words: { title, note, text }, ...props }: ArtworkFoldProps) {
  const [Table, load] = useLazyPart(async () => (await import('../artwork/form-table.tsx')).FormTable)
  // It may have been opened before this code arrived.
  const begin = (fold: HTMLDetailsElement | null) => {
    if (fold?.open) load()
  }
  return (
    <details
      ref={begin}
      onToggle={load}
      className="text-2 leading-text mt-1 ruled-t ruled-b open:pb-5 unfold col-span-full"
    >
      <summary className="text-3 leading-control min-h-row py-3 font-label" data-late="">
        <span>
          {title}
          <span className="text-2 leading-control block text-slate font-text">{note}</span>
        </span>
        <FoldMark />
      </summary>
      {Table ? <Table {...props} hint={text} /> : <span>{text}</span>}
    </details>
  )
}

type Context = {
  form: LeadFormState
  words: Record<string, FieldWords | undefined>
  marks: { required: string; optional: string }
}

const FormContext = createContext<Context | null>(null)

function useFormContext(): Context {
  const value = use(FormContext)
  if (!value) throw new Error('A field is outside a form.')
  return value
}

type Props = { name: string; required?: boolean; className?: string }

/**
 * A field's label, control and message, which describes the control. The control is inside the label, because Firefox
 * forgets labels with `for` as a dialog becomes modal. WebKit would count the placeholder as part of such a label, so the
 * control also has its own name.
 */
function Field({ name, required, className, children }: Props & { children: ReactNode }) {
  const { form, words, marks } = useFormContext()
  return (
    // Anything typed after the press would not be sent.
    <div className={`field ${className ?? ''}`} inert={form.sending}>
      <label>
        <span>
          {`${words[name]?.label} `}
          <span className="text-slate font-text">{markOf(required, marks)}</span>
        </span>
        {children}
      </label>
      <FieldError id={`${form.id}-${name}-error`}>{errorOf(form, name)}</FieldError>
    </div>
  )
}

const markOf = (required: boolean | undefined, { required: yes, optional }: Context['marks']) =>
  required ? yes : optional

/** The browser's message, or the server's on a page that answers a form posted without script, until it is corrected. */
function errorOf({ errors, changed, shown, posted }: Context['form'], name: string): string | undefined {
  const isAnswer = shown === posted && posted.state === 'invalid' && !changed.includes(name)
  return errors[name] ?? (isAnswer ? posted.errors[name] : undefined)
}

function useControl({ name, required }: Props) {
  const { form, words, marks } = useFormContext()
  return {
    ...form.register(name),
    id: `${form.id}-${name}`,
    required,
    defaultValue: form.typed[name],
    placeholder: words[name]?.placeholder,
    'aria-label': `${words[name]?.label} ${markOf(required, marks)}`,
    'aria-invalid': errorOf(form, name) !== undefined,
    'aria-describedby': `${form.id}-${name}-error`,
  }
}

type TextProps = Props & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'autoFocus' | 'inputMode'>

/** Text without a type follows its writer's direction. */
export function TextField({ type, autoComplete, autoFocus, inputMode, ...props }: TextProps) {
  const rest = { type, autoComplete, autoFocus, inputMode, dir: type ? undefined : 'auto' }
  return (
    <Field {...props}>
      <input {...useControl(props)} {...rest} className="input" />
    </Field>
  )
}

export function SelectField(props: Props) {
  const { placeholder, ...control } = useControl(props)
  const { form } = useFormContext()
  const options = form.choices[props.name] ?? {}
  const gone = useGoneChoice(form, props.name)
  return (
    <Field {...props}>
      <select {...control} className="input select">
        <option value="">{placeholder}</option>
        {Object.entries(gone ? { ...options, ...gone } : options).map(([id, option]) => (
          // Without a value the option's value is its text, which a translator changes.
          <option key={id} value={id} ref={gone?.[id] ? select : undefined}>
            {option}
          </option>
        ))}
      </select>
    </Field>
  )
}

const select = (option: HTMLOptionElement | null) => {
  if (option) option.selected = true
}

export function TextArea({ rows, ...props }: Props & { rows: number }) {
  return (
    <Field {...props}>
      <textarea {...useControl(props)} rows={rows} dir="auto" className="input" />
    </Field>
  )
}
