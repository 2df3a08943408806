type Props = {
  label: string
  /** What it is called where its place does not say which file is meant. */
  said?: string
  onFile: (file: File) => void
}

/** A link that lets a file be chosen. */
export function FileButton({ label, said, onFile }: Props) {
  return (
    <label className="file-button text-link">
      {label}
      <input
        type="file"
        aria-label={said}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
