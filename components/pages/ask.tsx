import type { Block } from '../../lib/content/pages.ts'
import { AskLink } from '../site/ask-link.tsx'

/** One line for the visitor's own question, which opens the quote dialog; without script it leads to the form. */
export function Ask({ words, contact }: { words: Block<'ask'>; contact: string }) {
  return (
    <section aria-labelledby="ask-heading" className="ask-block ruled-t bg-rubine-tint">
      <div className="wrap py-8 md:py-10">
        <h2 id="ask-heading" className="type-h1 [--h1:1.1]">
          {words.heading}
        </h2>
        {/* The field has no name, so it is not sent without script. */}
        <form
          action={contact}
          className="written grid gap-x-7 gap-y-4 items-end mt-6 sm:grid-cols-[minmax(0,1fr)_fit-content(50%)]"
        >
          <label>
            <span className="type-label">{words.label}</span>
            {/* WebKit counts the placeholder as part of the label. */}
            <input
              className="max-md:text-5 text-7 leading-title poster w-full py-2 border-b-4"
              maxLength={200}
              dir="auto"
              placeholder={words.placeholder}
              aria-label={words.label}
            />
          </label>
          <button
            type="submit"
            {...{ commandfor: 'quote-dialog' }}
            data-interest={words.interest}
            className="button button-primary"
          >
            {words.button}
          </button>
        </form>
        <p className="mt-4 text-2">
          {words.note}{' '}
          <AskLink
            href={contact}
            need={words.sample}
            interest={words.interest}
            className="text-link text-key!"
          >
            {words.sample}
          </AskLink>
        </p>
        <div aria-hidden="true" className="written-lines hidden" />
      </div>
    </section>
  )
}
