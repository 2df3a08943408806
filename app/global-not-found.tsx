import type { Metadata } from 'next'
import { SiteDocument, siteMetadata } from './document.tsx'
import { NotFound, notFoundMetadata } from './not-found-page.tsx'

export const generateMetadata = (): Metadata => ({ ...siteMetadata(), ...notFoundMetadata() })

/** A separate document: in the layout's data it would bring the chat vendor to the staff's pages. */
export default function NotFoundPage() {
  return (
    <SiteDocument>
      <NotFound />
    </SiteDocument>
  )
}
