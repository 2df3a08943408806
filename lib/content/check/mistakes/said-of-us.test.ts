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
      'Our head office in Wien': `says that we are in Wien, and city: in brand.yaml is ${town}; write {headquarters}`,
      'Our team, based in Wien': /^says that we are in Wien, and city: /,
      'Based in Wien, we print': /^says that we are in Wien, and city: /,
      ...Object.fromEntries(
        [
          'We are a Wien-based printer',
          'Headed from Wien, near you',
          'Headquarters in Wien',
          'The head office of {name} is in Wien',
          'Here {name} has its head office in Wien',
          'Wien is our home',
          'We’re based in beautiful Wien',
        ].map((text) => [text, /^says that we are in Wien, and city: /]),
      ),
      [`Ask ${name.slice(0, -1)}x`]: `says "${name.slice(0, -1)}x", and our name in brand.yaml is ${name}; write {name}`,
    }),
    // Other times than the promise of office.yaml.
    ...inSample(
      'Work that lasts',
      Object.fromEntries(
        [
          'We answer overnight',
          'You hear from us within half a day',
          'We reply the same day',
          'We reply within the hour',
          'You have our answer by tomorrow',
          'Get a quote in a day',
          'An answer within minutes',
          'We get back to you in 3 days',
          'Your quote comes the same afternoon',
          'We call you the next morning',
          'A same-day reply',
          'Our desk answers the same day',
          'Here {name} replies overnight',
          'An answer in under ten minutes',
          'You’ll have a price within half an hour',
          'You get your quote by the end of the day',
          'We send your quote within two hours',
          'Each message is answered the same day',
          'You will have an answer before lunch',
          'An instant quote',
          'We respond instantly',
        ].map((text) => [text, /^says ".*" by hand; write \{promise\}, which office\.yaml fills in/]),
      ),
    ),
    // What we owe, and who we are, that no claim backs.
    ...inSample(
      'Work that lasts',
      Object.fromEntries(
        [
          'You get your money back',
          'A full refund, always',
          'Satisfaction guaranteed',
          'A free replacement for it',
          'With a lifetime guarantee',
          'Return it, no questions asked',
          'We refund your money',
          'We replace it at no cost',
          'A 100% satisfaction guarantee',
          'Free returns, or it is free',
          'Presses on every continent',
          'We print in all countries',
          'The worldwide leader in print',
          'The largest printer of the coast',
          'We are the number one in print',
          'The coast’s most trusted printer',
          'We print in nearly every country',
          'Ranked no. 1 by buyers',
          'An award-winning printer',
          'Nobody prints faster',
          'Free shipping on all orders',
          'Shipping is free',
          'Shirts made in the USA',
          'We guarantee delivery by May',
          'Delivery is guaranteed',
          'A price match guarantee',
          'If unhappy, you pay nothing',
          'With GDPR-compliant forms',
          'Risk-free orders',
        ].map((text) => [text, /^says ".*", which (?:claims\.yaml does not have|nobody can prove); /]),
      ),
    ),
    // What is said to colleagues.
    ...inSample(
      'Work that lasts',
      Object.fromEntries(
        [
          'Waiting for the text from Ana',
          'Ask Tom about the price',
          'Need a better headline',
          'Please proofread this',
          'Same text as on the old site',
          'Legal must approve this',
        ].map((text) => [text, /^says ".*", as if it were not finished; /]),
      ),
    ),
    ...inSample('Work that lasts', {
      'Write to ana (at) acme (dot) com':
        'says "ana (at) acme (dot) com", an address that nobody can click; write {email} for ours, else the address with its @',
      'Write to ana at acme dot com': /^says "ana at acme dot com", an address that nobody can click; /,
      'Write to ana_at_acme.com': /^says "ana_at_acme\.com", an address that nobody can click; /,
      'Write to ana [at] acme.com': /^says "ana \[at\] acme\.com", an address that nobody can click; /,
    }),
  ],
  [
    ['a town that we moved to', 'Work that lasts', `Here since 2004, moved to ${town} in 2019`],
    ['what began later', 'Work that lasts', 'Since 2015 we print signs as well'],
    ['another office', 'Work that lasts', 'We send it to your Wien office'],
    ...[
      'We answer {promise}, and presses run overnight',
      'We answer every question and print overnight',
      'Approve your quote the same day, and we begin',
      'We answer your questions in an hour-long call',
      'Answer by tomorrow to keep your place',
      'A bank headquartered in Wien ordered it',
      'Based in Wien? A press prints near you',
      'Our partner is based in Wien',
      `Our office in ${address.country === 'US' ? 'USA' : town} answers`,
      'There is no money back, as each piece is yours',
      'We reprint it instead of a full refund',
      'Your replacement cap fits any bottle',
      'Returns are free of forms, for a customer’s largest order',
      'Nobody prints before you approve; an award for the winning team',
      'We ship to every continent',
      'Our presses in all countries where we print share one proof',
      'The largest sheet, for the largest supplier of tires',
      'The largest printer in our shop, and the number one question',
      'Based in Wien, our client prints in five cities',
      'Based in Wien, the agency ordered cups',
      'A Wien-based bakery ordered cups',
      'The race is run from Wien to the coast',
      'Your head office in Wien gets the cartons',
      'Coupons for free shipping, and labels that say made in the USA',
      'Is it made in the USA? Ask us first',
      'No color is guaranteed for ten years',
      'Free delivery dates stand in the calendar, and free of charge is one proof',
      'Send us your answer by the end of the day',
      'Instant coffee, and print overnight',
      'Need a new picture? Ask Us about the price',
      'Please proofread your text; it is the same text as in your file',
      'Your team leader in the hall, at the dot in the corner',
    ].map((text): [string, string, string] => [text, 'Work that lasts', text]),
  ],
)
