import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { archivo, martianMono } from './fonts'
import './globals.css'

export const metadata: Metadata = { title: 'Keyline' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${archivo.variable} ${martianMono.variable}`}>
      <body>
        <main id="main">{children}</main>
      </body>
    </html>
  )
}
