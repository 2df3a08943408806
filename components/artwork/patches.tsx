const count = 12

type Props = { label: string; share: number; said: string }

/** The color bar of the press as progress: a patch for each twelfth. */
export function Patches({ label, share, said }: Props) {
  const filled = Math.floor(share * count)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={said}
      className="patches"
    >
      {Array.from({ length: count }, (_, patch) => (
        <i key={patch} data-on={patch < filled || undefined} />
      ))}
    </div>
  )
}
