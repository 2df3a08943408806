import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import type { FieldWords } from '../../lib/content/lead-forms.ts'
import type { Options } from '../../lib/content/shapes.ts'
import { FieldError } from '../ui/field-error.tsx'
import type { LeadForm } from './use-lead-form.ts'

type Context = {
  form: LeadForm
  words: Record<string, FieldWords | undefined>
  marks: { required: string; optional: string }
}

export const FormContext = createContext<Context | null>(null)

export function useFormContext(): Context {
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
    <div className={`self-start ${className ?? ''}`}>
      <label>
        <span>
          {`${words[name]?.label} `}
          <span>{markOf(required, marks)}</span>
        </span>
        {children}
      </label>
      <FieldError id={`${form.id}-${name}-error`}>{errorOf(form, name)}</FieldError>
    </div>
  )
}

const markOf = (required: boolean | undefined, { required: yes, optional }: Context['marks']) =>
  required ? yes : optional

/** The browser's message, or the server's on a page that answers a form posted without script. */
function errorOf({ errors, shown, posted }: Context['form'], name: string): string | undefined {
  return errors[name] ?? (shown === posted && posted.state === 'invalid' ? posted.errors[name] : undefined)
}

function useControl({ name, required }: Props) {
  const { form, words, marks } = useFormContext()
  const { posted } = form
  return {
    ...form.register(name),
    id: `${form.id}-${name}`,
    required,
    // Only the answer to a form posted without script has values to restore.
    defaultValue: 'values' in posted && posted.state !== 'sent' ? posted.values[name] : undefined,
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

export function SelectField({ options, ...props }: Props & { options: Options }) {
  const { placeholder, ...control } = useControl(props)
  return (
    <Field {...props}>
      <select {...control} className="input select">
        <option value="">{placeholder}</option>
        {Object.values(options).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  )
}

export function TextArea({ rows, ...props }: Props & { rows: number }) {
  return (
    <Field {...props}>
      <textarea {...useControl(props)} rows={rows} dir="auto" className="input min-h-[112px]" />
    </Field>
  )
}
