'use client'

import { VisitorTrouble } from '../components/site/trouble.tsx'
import { archivo, archivoMore, martianMono } from './fonts.ts'
import './globals.css'

/** Replaces the whole document when its own frame fails. */
export default function Broken(props: { retry: () => void }) {
  return (
    <html lang="en" className={`${archivo.variable} ${archivoMore.variable} ${martianMono.variable}`}>
      <body>
        <VisitorTrouble {...props} />
      </body>
    </html>
  )
}
