type Props = { label: string; dialogId: string; disabled: boolean }

/** Closes its dialog by an invoker command, which needs no script. */
export function CancelButton({ label, dialogId, disabled }: Props) {
  const command = { command: 'close', commandfor: dialogId }
  return (
    <button
      type="button"
      {...command}
      disabled={disabled}
      className="button button-secondary disabled:text-slate"
    >
      {label}
    </button>
  )
}
