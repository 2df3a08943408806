import { drawPage, metadataOfPage } from '../../other-language.tsx'
import { pathsOf } from '../../pages-by-path.tsx'
import { otherLanguages } from '../../../lib/language/languages.ts'

type Props = { params: Promise<{ page: string; path: string[] }> }

export const dynamicParams = false
export const generateStaticParams = () =>
  otherLanguages().flatMap((page) =>
    pathsOf(page).flatMap((path) => (path === '' ? [] : { page, path: path.split('/') })),
  )

export async function generateMetadata({ params }: Props) {
  const { page, path } = await params
  return metadataOfPage(page, path.join('/'))
}

/** A page in another language: `/es/printing`. */
export default async function TranslatedPage({ params }: Props) {
  const { page, path } = await params
  return drawPage(page, path.join('/'))
}
