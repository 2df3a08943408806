'use client'

import { Trouble, TroubleHeader } from '../../../components/site/trouble.tsx'

export default function Broken(props: { retry: () => void }) {
  return (
    <>
      <TroubleHeader />
      <main id="main">
        <Trouble {...props} />
      </main>
    </>
  )
}
