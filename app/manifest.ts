import type { MetadataRoute } from 'next'
import { brand } from '../lib/content/brand.ts'
import { site } from '../lib/content/site.ts'

export default function manifest(): MetadataRoute.Manifest {
  const { sheet } = brand().inks
  return {
    name: site().title,
    short_name: brand().name,
    description: site().description,
    start_url: '/',
    display: 'browser',
    background_color: sheet,
    theme_color: sheet,
    icons: [192, 512].map((size) => ({
      src: `/brand/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
}
