'use client'

import { Trouble } from '../../components/site/trouble.tsx'

export default function Broken(props: { retry: () => void }) {
  return (
    <main id="main">
      <Trouble {...props} />
    </main>
  )
}
