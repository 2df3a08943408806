import { z } from 'zod'
import { defineContent, externalUrl } from './shapes.ts'

export const links = defineContent(
  'links.yaml',
  z.strictObject({ catalog: externalUrl, premiumCatalog: externalUrl, booking: externalUrl }),
)
