type Props = {
  label: string
  /** Accessible name, if the context does not say which file it is about. */
  said?: string
  onFile: (file: File) => void
}

/** A link that opens the file chooser. */
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
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
