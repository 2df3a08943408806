import { writeBytes } from '../../lib/artwork/verdict/write-measures.ts'
import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import type { AnswerFile } from '../../lib/request/page-data.ts'
import { showName } from '../artwork/file-parts.tsx'
import { useSketch } from '../artwork/use-sketch.ts'
import { TextLink } from '../ui/text-link.tsx'
import { type Seen, useOpenFile } from './use-open-file.ts'

type Props = { token: string; files: AnswerFile[]; words: RequestPageWords }

/** The files of an answer. */
export function AnswerFiles({ files, ...part }: Props) {
  return (
    <ul role="list" className="pb-(--line) empty:hidden">
      {files.map((file) => (
        <OneFile key={file.id} file={file} {...part} />
      ))}
    </ul>
  )
}

function OneFile({ token, file, words }: Omit<Props, 'files'> & { file: AnswerFile }) {
  const opened = useOpenFile(token, file, words)
  return (
    <li>
      <FileLine file={file} words={words} opened={opened} />
      {opened.seen && <Picture {...opened.seen} words={words} />}
    </li>
  )
}

type LineProps = { file: AnswerFile; words: RequestPageWords; opened: ReturnType<typeof useOpenFile> }

/** A file's name and size, and what can be done with it. */
export function FileLine({ file, words: { notes, artwork }, opened }: LineProps) {
  const { seen, said, isOpening, isDrawn, download, show, hide } = opened
  const name = showName(file.name)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-5 text-2 wrap-anywhere">
        <b dir="auto">{name}</b> <span className="type-data">{writeBytes(file.bytes, artwork.bytes)}</span>
        <span className="contents" data-screen-only="">
          <TextLink aria-label={fill(notes.downloadOf, { file: name })} onClick={download}>
            {notes.download}
          </TextLink>
          {isDrawn && (
            <TextLink
              aria-label={fill(seen ? notes.hideOf : notes.showOf, { file: name })}
              onClick={seen ? hide : show}
            >
              {seen ? notes.hide : notes.show}
            </TextLink>
          )}
        </span>
      </p>
      <p role="status" className="empty:hidden">
        {!isOpening && said}
      </p>
    </>
  )
}

/** The picture itself, or a sketch of a PDF's first page. */
function Picture({ file, facts, words }: Seen & { words: RequestPageWords }) {
  const { drawn, painter } = words.artwork
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
