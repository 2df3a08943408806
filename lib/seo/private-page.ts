import type { Metadata } from 'next'

export const privatePage = (title: string): Metadata => ({ title, robots: { index: false, follow: false } })
