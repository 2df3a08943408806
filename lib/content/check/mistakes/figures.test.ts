/** @jest-environment node */
import { claims } from '../../claims.ts'
import { inSample, tryInSample } from './sample.ts'

const figure = (id: string) => claims().claims.find((claim) => claim.id === id)?.figure ?? id

const byHand = (figure: string, id: string, other = '') =>
  `says "${figure}" by hand; write {${id}}, which claims.yaml fills in${other}`
const without = (word: string) => `; of another thing, say it in a sentence without "${word}"`

// Figures of claims, and the same digits of other things.
tryInSample(
  inSample('Work that lasts', {
    [`In ${figure('countries')} countries`]: byHand(figure('countries'), 'countries'),
    [`In ${figure('cities')} large cities`]: byHand(figure('cities'), 'cities'),
    [`We set ${figure('languages')} languages`]: byHand(figure('languages'), 'languages'),
    [`Trusted by ${figure('clinics')} veterinary practices`]: byHand(figure('clinics'), 'clinics'),
    'With 25+ years at the press': byHand(
      '25+',
      'experience',
      '; of another thing, write more than 25 years',
    ),
    'A reply in 2 hours': byHand('2', 'reply', without('reply')),
    'Printed in 24 hours': byHand('24', 'production', without('Printed')),
    'A 24-hour turnaround': byHand('24', 'production', without('turnaround')),
    'Your store opens in 5–7 days': byHand('5–7', 'store', without('store')),
    'Done in 24–48 hours': byHand('24–48', 'rush'),
    'Live in 5–7 days': byHand('5–7', 'store'),
    'You hear from us within 2 hours': byHand('2', 'reply', without('hear from')),
    'Rush merchandise in 24–48 hours': byHand('24–48', 'rush', without('Rush')),
  }),
  [
    'UPF 50+ against the sun',
    'From 50+ pieces it costs less',
    '100+',
    '500+ pieces',
    'A binding of 100+ pages',
    'On rolls of 500+ stickers',
    'In 15+ colors',
    'Refunds take 5–7 days.',
    'Fully charged in 2 hours',
    'A van takes 2 hours across town',
    'It plays for 24 hours on one charge',
    'Approve it within 24 hours and we ship a day sooner.',
    'Ask for 100+ pieces to ten cities',
    'Water at 25–35% of its height',
    'Keep it dry for 24–48 hours after the first wash',
    'We replace it within 2 hours',
    'It was worn for more than 15 years',
  ].map((text) => [text, 'Work that lasts', text]),
)
