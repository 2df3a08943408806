import { receiveForm } from '../../../../lib/uploads/receive-form.ts'
import { languageNamed } from '../../../../lib/language/languages.ts'
import { localPath } from '../../../../lib/language/local-path.ts'
import { inLanguage } from '../../../../lib/language/spoken.ts'
import { addressOf, isSameOrigin } from '../../../../lib/uploads/visitor-call.ts'

/** Files from a browser without script: a form post, answered with a page that says whether they arrived. */
export async function POST(request: Request) {
  const came = isSameOrigin(request.headers) && (await receiveForm(request, addressOf(request)))
  const language = new URL(request.url).searchParams.get('language') ?? ''
  const page = came ? '/artwork/arrived' : '/artwork/not-arrived'
  const Location = inLanguage(languageNamed(language), () => localPath(page))
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } })
}
