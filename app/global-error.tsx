'use client'

import { VisitorTrouble } from '../components/site/trouble.tsx'
import { fonts } from './fonts.ts'
import './globals.css'

/** Replaces the whole document when its own frame fails. */
export default function Broken(props: { retry: () => void }) {
  return (
    <html lang="en" className={fonts}>
      <body>
        <VisitorTrouble {...props} />
      </body>
    </html>
  )
}
