import { RegisterMark } from '../ui/register-mark.tsx'

type Props = { sending: boolean; label: string; sendingLabel: string; className?: string }

/** Keeps its focus while sending (aria-disabled, not disabled); the register mark turns and the new label is announced. */
export function SubmitButton({ sending, label, sendingLabel, className }: Props) {
  return (
    <>
      <button
        type="submit"
        aria-disabled={sending || undefined}
        className={`button ${sending ? 'button-busy' : 'button-primary'} ${className ?? ''}`}
      >
        {sending && <RegisterMark className="size-[20px] motion-safe:animate-[spin_1.2s_linear_infinite]" />}
        <span>{sending ? sendingLabel : label}</span>
      </button>
      <span role="status" className="sr-only">
        {sending && sendingLabel}
      </span>
    </>
  )
}
