import type { ReactNode } from 'react'
import { SiteDocument, siteMetadata } from '../document.tsx'

export const generateMetadata = siteMetadata

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>
}
