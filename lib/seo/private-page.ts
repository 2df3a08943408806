import type { Metadata } from 'next'

/** The metadata of a page for staff alone. */
export const privatePage = (title: string): Metadata => ({ title, robots: { index: false, follow: false } })
