'use client'

import { useTransition } from 'react'
import type { TroubleWords } from '../../lib/content/site.ts'
import { localPath } from '../../lib/language/local-path.ts'
import { english, spokenLanguage } from '../../lib/language/spoken.ts'

/** Built in (next.config.mjs), by language: a page that needs these words can no longer load them. */
const all = JSON.parse(process.env.TROUBLE ?? '{}') as Record<string, TroubleWords>
const words = (all[spokenLanguage()] ?? all[english])!

type Props = { retry: () => void }

/** Replaces a staff page that broke. Hides the error itself. */
export function Trouble({ retry }: Props) {
  return (
    <div className="bg-board">
      <div className="wrap min-h-[70vh] pt-9 pb-section">
        <h1 className="type-h2">{words.title}</h1>
        <p role="alert" className="type-lead mt-6 text-slate">
          {words.text}
        </p>
        <Retry retry={retry} />
      </div>
    </div>
  )
}

/** Replaces a visitor's page that broke. */
export function VisitorTrouble({ retry }: Props) {
  return (
    <>
      <TroubleHeader />
      <main id="main" className="bg-board">
        <div className="wrap min-h-[70vh] pt-9 pb-section">
          <h1 className="type-h2">{words.title}</h1>
          <p role="alert" className="type-lead mt-6 max-w-[36em] text-slate">
            {words.kept}
          </p>
          <Ways />
          <Retry retry={retry} />
        </div>
      </main>
    </>
  )
}

/** Replaces a broken form in place. */
export function FormTrouble({ retry }: Props) {
  return (
    <div className="form-notice m-6" data-notice="error" role="alert">
      <p className="form-notice-title text-(--tone) font-head">{words.title}</p>
      <p>{words.kept}</p>
      <Ways />
      <Retry retry={retry} />
    </div>
  )
}

const Ways = () => (
  <p className="mt-4 flex flex-wrap gap-x-6">
    <a href={`tel:${words.phone.number}`} className="text-link">
      {words.phone.label}
    </a>
    <a href={`mailto:${words.email}`} className="text-link">
      {words.email}
    </a>
  </p>
)

function Retry({ retry }: Props) {
  const [pending, startTransition] = useTransition()
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      onClick={() => startTransition(retry)}
      className="button button-primary mt-6"
    >
      {pending ? words.retrying : words.retry}
    </button>
  )
}

export function TroubleHeader() {
  return (
    <header className="ruled-b">
      <div className="wrap flex h-header items-center">
        <a href={localPath('/')} className="inline-flex min-h-control-small items-center logo">
          {words.name}
        </a>
      </div>
    </header>
  )
}
