import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import ArrivedPage, { generateMetadata as arrived } from './(site)/artwork/arrived/page.tsx'
import NotArrivedPage, { generateMetadata as notArrived } from './(site)/artwork/not-arrived/page.tsx'
import ArtworkPage from './(site)/artwork/page.tsx'
import HomePage from './(site)/page.tsx'
import PrintingPage from './(site)/printing/page.tsx'
import OneRequestPage, { generateMetadata as request } from './(site)/request/page.tsx'
import TranslationPage from './(site)/translation/page.tsx'
import VeterinaryPage from './(site)/veterinary/page.tsx'
import { drawLandingPage } from './landing-page.tsx'
import { NotFound, notFoundMetadata } from './not-found-page.tsx'
import type { Language } from '../lib/language/spoken.ts'
import { pages, pagesIn } from '../lib/seo/pages.ts'
import { metadataOf } from '../lib/seo/metadata.ts'

type Page = { draw: () => ReactNode; metadata: () => Metadata }

/** Pages of code, by the name that lib/seo/pages.ts gives them. */
const drawn: Record<string, () => ReactNode> = {
  home: HomePage,
  printing: PrintingPage,
  translation: TranslationPage,
  veterinary: VeterinaryPage,
  artwork: ArtworkPage,
}

/** Pages that search engines do not list. */
const unlisted: Record<string, Page> = {
  request: { draw: OneRequestPage, metadata: request },
  'artwork/arrived': { draw: ArrivedPage, metadata: arrived },
  'artwork/not-arrived': { draw: NotArrivedPage, metadata: notArrived },
  'not-found': { draw: NotFound, metadata: notFoundMetadata },
}

/** The paths of another language's pages, after its code: '' is its home page. */
export const pathsOf = (language: Language) => [
  ...pagesIn(language).map(({ path }) => path.slice(1)),
  ...Object.keys(unlisted),
]

/** A visitors' page by its path without language and first slash; undefined if there is none. */
export function pageByPath(path: string): Page | undefined {
  const listed = pages().find((one) => one.path === `/${path}`)
  if (!listed) return unlisted[path]
  const { name } = listed
  return { draw: drawn[name] ?? (() => drawLandingPage(name)), metadata: () => metadataOf(name) }
}
