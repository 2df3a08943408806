import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { externalUrl } from './shapes.ts'

export const links = defineContent(
  'links.yaml',
  z.strictObject({ catalog: externalUrl, premiumCatalog: externalUrl, booking: externalUrl }),
)
