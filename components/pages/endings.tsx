import type { Block } from '../../lib/content/pages.ts'
import { AskLink } from '../site/ask-link.tsx'

/** Which choice fits what, beside a call to action. */
export function Looks({ words: { heading, list } }: { words: NonNullable<Block<'callToAction'>['looks']> }) {
  return (
    <div className="looks">
      <h3 className="type-h3">{heading}</h3>
      <dl>
        {list.map(({ title, text }) => (
          <div key={title}>
            <dt className="type-display text-5">{title}</dt>
            <dd className="text-3">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** One line for the visitor's own question, which opens the quote dialog; without script it leads to the form. */
export function Ask({ words }: { words: Block<'ask'> }) {
  return (
    <section aria-labelledby="ask-heading" className="ruled-t bg-rubine-tint">
      <div className="wrap py-8 md:py-10">
        <h2 id="ask-heading" className="type-h1 [--h1:1.1]">
          {words.heading}
        </h2>
        {/* The line has no name: without script it is not sent along. */}
        <form action="/#contact" className="written">
          <label>
            <span className="type-label">{words.label}</span>
            <input maxLength={200} dir="auto" placeholder={words.placeholder} />
          </label>
          <button
            {...{ commandfor: 'quote-dialog' }}
            data-interest={words.interest}
            className="button button-primary"
          >
            {words.button}
          </button>
        </form>
        <p className="mt-4 text-2">
          {words.note}{' '}
          <AskLink need={words.sample} interest={words.interest} className="text-link">
            {words.sample}
          </AskLink>
        </p>
        <div aria-hidden="true" className="written-lines" />
      </div>
    </section>
  )
}
