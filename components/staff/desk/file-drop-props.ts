import type { ClipboardEvent, DragEvent } from 'react'

/** Props that make a part of the page take dropped and pasted files. */
export function fileDropProps(onFiles: ((files: File[]) => Promise<void>) | undefined) {
  const take = (event: ClipboardEvent | DragEvent, { files, types }: DataTransfer) => {
    // Office programs copy a picture of each text.
    const isText = types.includes('text/plain') && types.includes('text/html')
    if (files.length === 0 || isText) return
    event.preventDefault()
    void onFiles?.([...files])
  }
  return {
    // Without it, the browser would leave the page for the file.
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  }
}
