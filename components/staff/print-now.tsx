'use client'

import { useEffect } from 'react'

/** Prints the page when its address ends in #print: the chosen tickets. */
export function PrintNow() {
  useEffect(() => {
    if (location.hash === '#print') print()
  }, [])
  return null
}
