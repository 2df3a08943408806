/** @jest-environment node */
import { brand } from '../../brand.ts'
import { inSample, tryInSample } from './sample.ts'

const { name, phone, email, founded, address } = brand()
const [town] = address.city.split(',')
const [, site = ''] = email.split('@')
const isNearly = (one: string, what: string) =>
  `says ${one}, much like our ${what}; write {${what}}, which brand.yaml fills in`

// What texts say of us otherwise than brand.yaml and claims.yaml.
tryInSample(
  [
    ...inSample('Work that lasts', {
      [`Call ${phone.label.slice(0, -1)}${(Number(phone.label.at(-1)) + 1) % 10}`]:
        /^says .*, much like our phone; write \{phone\}/,
      [`Write to ${email.slice(1)}`]: isNearly(email.slice(1), 'email'),
      [`Write to info@${site.split('.')[0]}.com`]: isNearly(`@${site.split('.')[0]}.com`, 'email'),
      'Our office is in Wien': `says that we are in Wien, and city: in brand.yaml is ${town}; write {headquarters}`,
      'Printed in 12 hours':
        'says "Printed in 12 hours", and claims.yaml says 24 hours; write {production}, which it fills in',
      'The world’s softest print': /^says "world’s softest", which nobody can prove; /,
      'Work until Feb. 30': 'says "Feb 30", a day that the calendar does not have; correct it',
      'Our office is open 24/7': 'says our hours by hand; write {hours}, which office.yaml fills in',
      'We’re open from 8 am to 7 pm': 'says our hours by hand; write {hours}, which office.yaml fills in',
      [`In business since ${founded - 10}`]:
        /^says "In business since \d+", and founded: in brand\.yaml is \d+; /,
      [`Since ${founded - 1} we print nearby`]: /^says "Since \d+", and founded: in brand\.yaml is \d+; /,
      'From our Wien office': `says that we are in Wien, and city: in brand.yaml is ${town}; write {headquarters}`,
      [`Ask ${name.slice(0, -1)}x`]: `says "${name.slice(0, -1)}x", and our name in brand.yaml is ${name}; write {name}`,
    }),
  ],
  [
    ['a town that we moved to', 'Work that lasts', `Here since 2004, moved to ${town} in 2019`],
    ['what began later', 'Work that lasts', 'Since 2015 we print signs as well'],
    ['another office', 'Work that lasts', 'We send it to your Wien office'],
  ],
)
