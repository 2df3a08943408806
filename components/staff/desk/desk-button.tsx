import { looking } from '../../ui/text-link.tsx'

/** Buttons of the workplace, which post no form: in a box, as words alone, and as a link. */
export const DeskButton = looking('desk-button')
export const TextButton = looking('desk-text')
export const LinkButton = looking('desk-link')
