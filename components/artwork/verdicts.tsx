import { withCount } from '../../lib/content/spell-out.ts'
import { QuoteButton } from '../leads/quote-button.tsx'
import { CheckedFiles, type CheckedFilesProps } from './checked-files.tsx'
import { CheckedStatus } from './checked-status.tsx'

type Props = Omit<CheckedFilesProps, 'drawn'>

/** What the check says of each file; the line that is read out is there before it has words. */
export function Verdicts(props: Props) {
  const { words, checks, notice } = props
  const heading = checks.length === 1 ? words.checked.one : withCount(words.checked.many, checks.length)
  return (
    <div className={checks.length > 0 || notice ? 'ruled-t bg-board' : undefined}>
      <CheckedStatus {...props} />
      {(checks.length > 0 || notice) && (
        <section aria-labelledby="checked-heading" className="wrap py-section">
          {checks.length > 0 && (
            <h2 id="checked-heading" className="type-display text-[44px]">
              {heading}
            </h2>
          )}
          <CheckedFiles {...props} drawn />
          {checks.length > 0 && (
            <QuoteButton className="button button-primary mt-5">{words.actions.request}</QuoteButton>
          )}
        </section>
      )}
    </div>
  )
}
