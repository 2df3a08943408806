import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { pageByPath, pathsOf } from './pages-by-path.tsx'
import { otherLanguages } from '../lib/language/languages.ts'
import { inLanguage, type Language } from '../lib/language/spoken.ts'

/** A form post to an address that does not exist ends up here, too. */
function pageOf(language: Language, path: string) {
  const page =
    otherLanguages().includes(language) && pathsOf(language).includes(path) ? pageByPath(path) : undefined
  return page ?? notFound()
}

/** @param path after the language: `printing` */
export const drawPage = (language: Language, path: string): ReactNode =>
  inLanguage<ReactNode>(language, () => pageOf(language, path).draw() as Exclude<ReactNode, Promise<unknown>>)

export const metadataOfPage = (language: Language, path: string): Metadata =>
  inLanguage(language, () => pageOf(language, path).metadata())
