'use client'

import { useEffect } from 'react'

/** Prints the chosen tickets if the address ends in #print. */
export function PrintNow() {
  useEffect(() => {
    if (location.hash === '#print') print()
  }, [])
  return null
}
