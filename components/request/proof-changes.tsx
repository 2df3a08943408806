import { type FormEvent, useState } from 'react'
import { fill, withCount } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import type { Changes } from '../../lib/request/request-storage.ts'
import { maxPins } from '../../lib/request/page-data.ts'
import { writePlace } from '../../lib/request/write-place.ts'
import { TextLink } from '../ui/text-link.tsx'

/** Longest words of a pin, and of all pins with the words below them, in characters. */
const maxPinText = 500
const maxAll = 8_000

type Props = {
  asked: Changes
  /** Whether a newer version has come since. */
  isOlder: boolean
  /** Whether another pin was set than it can have. */
  isFull: boolean
  words: RequestPageWords
  onChange: (asked: Changes) => void
  onRemove: (index: number) => void
  onSend: () => void
  onBack: () => void
}

/** The form for changes to a proof: a sentence for each pin, and words without one. */
export function ProofChanges({
  asked,
  isOlder,
  isFull,
  words: { proof },
  onChange,
  onRemove,
  onSend,
  onBack,
}: Props) {
  const { changes: own, place } = proof
  const { pins, words } = asked
  const [trouble, setTrouble] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    const wordless = pins.findIndex(({ text }) => !text.trim())
    const length = [words, ...pins.map(({ text }) => text)].reduce((sum, text) => sum + [...text].length, 0)
    const problem = [
      wordless >= 0 && fill(own.noWords, { number: wordless + 1 }),
      pins.length === 0 && !words.trim() && own.nothing,
      pins.length > maxPins && fill(own.full, { count: maxPins }),
      length > maxAll && fill(own.long, { count: maxAll, length }),
    ].find(Boolean)
    if (!problem) return onSend()
    setTrouble(problem)
    document.getElementById(wordless >= 0 ? `pin-text-${wordless}` : 'change-words')?.focus()
  }
  const write = (index: number, text: string) =>
    onChange({ ...asked, pins: pins.map((pin, other) => (other === index ? { ...pin, text } : pin)) })
  return (
    <section className="request-part quote-sign torn-t" aria-labelledby="changes" data-screen-only="">
      <h2 id="changes" tabIndex={-1}>
        {own.heading}
      </h2>
      {isOlder ? (
        <p className="request-notice">{fill(own.older, { number: asked.version })}</p>
      ) : (
        <p>{own.help}</p>
      )}
      <form noValidate onSubmit={send}>
        <ol className="mt-4 listed-b empty:hidden">
          {pins.map((pin, index) => (
            <li key={index} className="grid grid-cols-[30px_1fr] gap-x-4 gap-y-1 py-3 listed-t">
              <span className="proof-number" aria-hidden="true">
                {index + 1}
              </span>
              <p className="flex flex-wrap justify-between items-center gap-x-4 text-2">
                <span>{writePlace(pin, place)}</span>
                <TextLink
                  aria-label={fill(own.removeOf, { number: index + 1 })}
                  onClick={() => onRemove(index)}
                >
                  {own.remove}
                </TextLink>
              </p>
              <textarea
                id={`pin-text-${index}`}
                className="input col-start-2"
                aria-label={fill(own.text, { number: index + 1 })}
                rows={2}
                dir="auto"
                maxLength={maxPinText}
                value={pin.text}
                onChange={({ target }) => write(index, target.value)}
              />
            </li>
          ))}
        </ol>
        <label className="block mt-4">
          <span className="type-label">{own.more}</span>
          <textarea
            id="change-words"
            className="input"
            rows={3}
            dir="auto"
            value={words}
            onChange={({ target }) => onChange({ ...asked, words: target.value })}
          />
        </label>
        <p className="text-2 text-slate mt-2">{own.kept}</p>
        <p className="request-acts">
          <button className="button button-primary">
            {pins.length > 0 ? withCount(own.send, pins.length) : own.sendWords}
          </button>
          <TextLink onClick={onBack}>{own.back}</TextLink>
        </p>
        <p role="alert" className="field-error">
          {trouble || (isFull && fill(own.full, { count: maxPins }))}
        </p>
      </form>
    </section>
  )
}
