import { RequestPage } from '../../../components/request/request-page.tsx'
import { QuietFrame } from '../../../components/site/quiet-frame.tsx'
import { frameWords } from '../../../lib/content/frame.ts'
import { requestPageWords } from '../../../lib/content/request-page.ts'
import { requestWords } from '../../../lib/content/request.ts'

export const generateMetadata = () => ({ title: requestWords().title, robots: { index: false } })

/** One request, for the visitor and anyone given its link. The token is in the fragment, so no log or referrer has it. */
export default function OneRequestPage() {
  return (
    <QuietFrame words={frameWords('/request')}>
      <RequestPage words={requestPageWords()} />
    </QuietFrame>
  )
}
