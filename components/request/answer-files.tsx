import { useState } from 'react'
import { checkFile } from '../../lib/artwork/check-file.ts'
import type { FileFacts } from '../../lib/artwork/facts.ts'
import { bleeds } from '../../lib/artwork/facts.ts'
import { judge } from '../../lib/artwork/verdict/judge.ts'
import { cutSize } from '../../lib/artwork/verdict/lay.ts'
import { writeBytes } from '../../lib/artwork/verdict/write.ts'
import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { askRequest } from '../../lib/request/ask-request.ts'
import type { AnswerFile } from '../../lib/request/page-data.ts'
import { Diagram } from '../artwork/diagram.tsx'
import { showName } from '../artwork/file-parts.tsx'
import { useSketch } from '../artwork/use-sketch.ts'
import { TextLink } from '../ui/text-link.tsx'

type Props = { token: string; files: AnswerFile[]; words: RequestPageWords }

/** The files of an answer. Nothing of one is fetched before somebody asks for it. */
export function AnswerFiles({ files, ...part }: Props) {
  return (
    <ul role="list" className="pb-(--line) empty:hidden">
      {files.map((file) => (
        <OneFile key={file.id} file={file} {...part} />
      ))}
    </ul>
  )
}

type Seen = { file: File; facts: FileFacts }
const drawn = ['pdf', 'png', 'jpeg']

function OneFile({ token, file, words }: Omit<Props, 'files'> & { file: AnswerFile }) {
  const { notes, artwork, phone } = words
  const [seen, setSeen] = useState<Seen>()
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle')
  const name = showName(file.name)

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
  const download = (address: string) =>
    Object.assign(document.createElement('a'), { href: address, download: '' }).click()
  async function show(address: string) {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(String(answer.status))
    const bytes = new File([await answer.blob()], file.name, { type: `image/${file.kind}` })
    setSeen({ file: bytes, facts: await checkFile(bytes, artwork.worker) })
  }
  const said = { idle: '', fetching: notes.fetching, failed: fill(notes.unopened, { phone: phone.label }) }
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-5 text-2 wrap-anywhere">
        <b dir="auto">{name}</b> <span className="type-data">{writeBytes(file.bytes, artwork.bytes)}</span>
        <span className="contents" data-screen-only="">
          <TextLink
            aria-label={fill(notes.downloadOf, { file: name })}
            onClick={() => void attempt(download)}
          >
            {notes.download}
          </TextLink>
          {drawn.includes(file.kind) && (
            <TextLink
              aria-label={fill(seen ? notes.hideOf : notes.showOf, { file: name })}
              onClick={() => (seen ? setSeen(undefined) : void attempt(show))}
            >
              {seen ? notes.hide : notes.show}
            </TextLink>
          )}
        </span>
      </p>
      <p role="status" className="empty:hidden">
        {said[state]}
      </p>
      {seen && (file.proof ? <Proof {...seen} words={words} /> : <Picture {...seen} artwork={artwork} />)}
    </li>
  )
}

/** A proof on the light table, where its page says how large it is: with bleed, trim and safe line, page by page. */
function Proof({ words: { artwork, proof }, ...seen }: Seen & { words: RequestPageWords }) {
  const [page] = seen.facts.pages
  const drawn = { ...artwork.drawn, page: proof.sketch, own: proof.sketch }
  if (!page || seen.facts.kind !== 'pdf') return <Picture {...seen} artwork={artwork} />
  const purpose = {
    ...cutSize(page),
    name: seen.file.name,
    unit: 'in',
    bleed: bleeds.in,
    seen: 'near',
  } as const
  const verdict = judge(seen.file.name, seen.facts, purpose)
  return <Diagram {...seen} isProof verdict={verdict} purpose={purpose} words={{ ...artwork, drawn }} />
}

type PictureProps = Seen & { artwork: RequestPageWords['artwork'] }

/** The picture itself, or a sketch of a PDF's first page. */
function Picture({ file, facts, artwork: { drawn, painter } }: PictureProps) {
  const [href, fail] = useSketch(file, facts, 0, painter)
  if (href === '') return <p>{drawn.none}</p>
  return href ? (
    <img
      src={href}
      alt={showName(file.name)}
      onError={fail}
      className="max-w-full max-h-[600px] ruled bg-sheet"
    />
  ) : (
    <p>{drawn.waiting}</p>
  )
}
