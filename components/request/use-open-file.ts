import { useEffect, useEffectEvent, useState } from 'react'
import { checkFile } from '../../lib/artwork/check-file.ts'
import type { FileFacts } from '../../lib/artwork/facts.ts'
import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { askRequest } from '../../lib/request/ask-request.ts'
import type { AnswerFile } from '../../lib/request/page-data.ts'

/** A file that has been fetched, and what its bytes say. */
export type Seen = { file: File; facts: FileFacts }

const drawn = ['pdf', 'png', 'jpeg']
/** The largest file that is fetched before somebody asks for it, in bytes. */
const atOnceBytes = 10_000_000
const connection = () => (globalThis.navigator as { connection?: { saveData?: boolean } }).connection

/** Fetches a file of an answer and reads it, with the boxes of all its pages. @throws Error */
export async function fetchAnswerFile(
  address: string,
  { name, kind }: Pick<AnswerFile, 'name' | 'kind'>,
  worker: string,
): Promise<Seen> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(String(answer.status))
  const file = new File([await answer.blob()], name, { type: `image/${kind}` })
  const facts = await checkFile(file, worker)
  return { file, facts: { ...facts, pages: facts.pages.concat(facts.rest ?? []) } }
}

/** Downloads or shows a file of an answer: `atOnce`, where that costs little, else once somebody asks. */
export function useOpenFile(token: string, file: AnswerFile, words: RequestPageWords, atOnce = false) {
  const { notes, artwork, phone } = words
  const [opened, setOpened] = useState<Seen & { id: string }>()
  // A newer proof may have taken the place of the one that was fetched.
  const openedFile = opened?.id === file.id ? opened : undefined
  const isDrawn = drawn.includes(file.kind)
  const isLaid = atOnce && isDrawn && file.bytes <= atOnceBytes && !connection()?.saveData
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>(isLaid ? 'fetching' : 'idle')
  const [isOpening, setIsOpening] = useState(isLaid)
  const lay = useEffectEvent(() => isLaid && show())
  useEffect(() => void lay(), [isLaid, file.id])

  async function attempt(act: (address: string) => Promise<void> | void) {
    setState('fetching')
    try {
      const { key } = await askRequest<{ key: string }>(token, 'open', { file: file.id })
      await act(`/artwork/files/${file.id}?key=${key}`)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  async function fetchFile(address: string) {
    setOpened({ id: file.id, ...(await fetchAnswerFile(address, file, artwork.worker)) })
  }
  function show() {
    setIsOpening(true)
    void attempt(fetchFile).finally(() => setIsOpening(false))
  }
  const notices = { idle: '', fetching: notes.fetching, failed: fill(notes.unopened, { phone: phone.label }) }
  return {
    seen: openedFile,
    isOpening: isOpening && !openedFile,
    said: notices[state],
    isDrawn,
    download: () =>
      void attempt((href) => Object.assign(document.createElement('a'), { href, download: '' }).click()),
    show,
    hide: () => setOpened(undefined),
  }
}
