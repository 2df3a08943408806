import type { SignInWords } from '../../lib/content/sign-in.ts'
import type { SignInResult } from '../../lib/staff/sign-in-result.ts'
import { FormNotice } from '../leads/form-notice.tsx'

/** Why somebody came to this page, when there is something to say about it. */
export type Arrival = 'expired' | 'signedOut' | null

type Props = { words: SignInWords; result: SignInResult; arrival: Arrival }

/** What concerns the whole form; what is wrong with a field is said at the field. */
export function SignInNotice({ words, result, arrival }: Props) {
  const notice = noticeOf(words, result, arrival)
  return (
    <div role={result.state === 'idle' ? 'status' : 'alert'} className="col-span-full empty:hidden">
      {notice && (
        <FormNotice
          key={result.state}
          kind={result.state === 'idle' ? 'note' : 'error'}
          notice={notice}
          focus={result.state === 'idle' ? 'no' : 'on-load'}
        />
      )}
    </div>
  )
}

function noticeOf({ notices, locked }: SignInWords, result: SignInResult, arrival: Arrival) {
  if (result.state === 'down') return notices.down
  if (result.state === 'locked') {
    const { minutes } = result
    const description = minutes === 1 ? locked.one : locked.many.replace('{minutes}', String(minutes))
    return { title: locked.title, description }
  }
  return result.state === 'idle' && arrival ? notices[arrival] : undefined
}
