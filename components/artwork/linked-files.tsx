import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { linkDays } from '../../lib/artwork/numbers.ts'
import { ask } from '../../lib/artwork/sending/ask.ts'
import { senderOf } from '../../lib/artwork/sending/sender-of.ts'
import { fill } from '../../lib/content/fill.ts'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'
import { LinkedFile, type AtSite } from './linked-file.tsx'
import { SentFiles } from './sent-files.tsx'
import { showName } from './use-checks.ts'

/** A request as the server describes it. */
export type Linked = { reference: string; until: string; files: AtSite[] }

type Props = { token: string; request: Linked; words: ArtworkData; onChange: () => Promise<void> }

const shortDay = (at: number) => new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

/** A request's files: arrived, on their way, and the field for more. */
export function LinkedFiles({ token, request, words, onChange }: Props) {
  const { link } = words
  const [sender] = useState(() => senderOf(token, words.worker, () => []))
  const items = useSyncExternalStore(sender.subscribe, sender.read, sender.read)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const day = shortDay(Date.parse(request.until))
  const sent = shortDay(Date.parse(request.until) - linkDays * 86_400_000)
  const arrived = items.filter(({ state }) => state === 'arrived').length

  // Once a file arrives, the server's list shows it.
  useEffect(() => {
    if (arrived > 0) void onChange()
  }, [arrived, onChange])

  async function remove({ id, name }: AtSite) {
    const sentence = await ask(token, 'DELETE', `/${id}`).then(
      () => link.removed,
      () => link.failed,
    )
    await onChange()
    setSaid(fill(sentence, { name: showName(name) }))
    heading.current?.focus()
  }

  // A resumed upload shows among those on their way.
  const isMoving = ({ name, bytes }: AtSite) =>
    items.some((one) => one.state !== 'arrived' && one.name === name && one.bytes === bytes)
  const atSite = request.files.filter((file) => file.state === 'arrived' || !isMoving(file))
  return (
    <>
      <p className="type-lead mt-5">{fill(link.lead, { reference: request.reference, sent, day })}</p>
      <div className="linked">
        <div>
          <h2 ref={heading} tabIndex={-1} className="type-label">
            {link.files}
          </h2>
          <p role="status" className="linked-said">
            {said}
          </p>
          {atSite.length === 0 && <p className="text-slate">{link.none}</p>}
          <ul role="list" className="sent-list">
            {atSite.map((file) => (
              <LinkedFile
                key={file.id}
                file={file}
                words={words}
                onChoose={(chosen) =>
                  sender.add([
                    {
                      file: chosen,
                      purpose: null,
                      replaces: file.state === 'arrived' ? file.id : undefined,
                    },
                  ])
                }
                onRemove={() => void remove(file)}
              />
            ))}
          </ul>
        </div>
        <div>
          <h2 className="type-label">{link.add}</h2>
          <SentFiles sender={sender} arrivedElsewhere reference={request.reference} words={words} />
        </div>
      </div>
    </>
  )
}
