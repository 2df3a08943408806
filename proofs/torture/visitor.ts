import type { Fields } from './call-action.ts'

/** In each torture visitor's name and address; it must turn up in the database and the mails, and nowhere else. */
export const canary = 'canary7f3a'

/** A visitor's request, to be told apart by its number, under a key of its own. */
export function amara(number: number | string): Fields {
  return {
    firstName: `Amara ${canary}`,
    lastName: 'Okafor',
    email: `amara.${canary}@northbeam.example`,
    phone: '+1 305 555 0167',
    company: 'Northbeam',
    eventType: 'Other',
    eventDate: '2027-01-11',
    quantity: `#${number}`,
    details: 'Shirt, bottle and notebook per person.\n80 to the Miami office.',
    key: crypto.randomUUID(),
  }
}
