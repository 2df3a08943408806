import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { giveDatabase } from '../../supabase/tests/support/made-once.ts'
import { form } from '../../supabase/tests/support/upload.ts'

/** The numbers of requests, flagged requests and answered requests on that Monday. */
export const monday = { all: 325, spam: 8, answered: 12 }

const people = [
  ['Łukasz', 'Wójcik', 'Żabka Promo Sp. z o.o.'],
  ['Søren', 'Ødegård', 'Nordlys AS'],
  ['François', 'Lefèvre', 'Société Générale d’Impression'],
  ['Amara', 'Okafor', 'Northbeam'],
  ['Priya', 'Raghunathan', 'Lumen Health'],
  ['美咲', '佐藤', '株式会社みなと'],
  ['Jonas', 'Weber', 'Salt Row Events'],
  ['Lucía', 'Prieto', ''],
  ['Chukwuemeka', 'Nwachukwu-Adebayo', 'Federation of Independent Coffee Roasters of West Africa'],
  ['محمد', 'العتيبي', 'Riyadh Expo Co.'],
  ['Þórdís', 'Jónsdóttir', 'Hrafn ehf.'],
  ['Elif', 'Yıldız', 'Boğaz Lojistik A.Ş.'],
  ['王小明', '', '深圳市星图科技'],
] as const
const subjects = [
  'Trade Show/Conference',
  'Corporate Event',
  'Custom Storefront',
  'Team Building Event',
  'Product Launch',
]
const texts = [
  'Fabric wall 3 × 2.3 m, two roll-ups and 500 badges. The logo is attached; our old supplier let us down.',
  '300 mugs gravés pour un séminaire à Lyon, nous avons besoin de la livraison avant le 12.',
  'Wir brauchen 200 Taschen mit Logo für die Messe.',
  '2,000 notebooks, soft cover',
]

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** One event in sixteen is within the week, one in three later; the others have no event. */
function eventOf(index: number) {
  if (index % 16 === 5) return day(1 + (index % 6))
  return index % 3 === 0 ? day(20 + (index % 90)) : ''
}

/**
 * Fills a data folder with one Monday's requests. One in sixteen has an event within the week; all arrived within the
 * last two days, no two at the same time.
 */
export async function giveMonday(folder: string): Promise<void> {
  await giveDatabase(folder)
  const database = await PGlite.create(join(folder, 'database'))
  for (let index = 0; index < monday.all; index += 1) {
    const [firstName, lastName, company] = people[index % people.length] ?? people[0]
    const rush = index % 11 === 3
    const stored = form({
      firstName,
      lastName,
      company,
      email: `person${index % 300}@company${index % 13}.example`,
      phone: `+1 305 555 ${String(1000 + index)}`,
      eventType: subjects[index % 5] ?? '',
      eventDate: eventOf(index),
      details: texts[index % 4] + ` (${index})`,
    })
    // Eight minutes apart; the first is 46 hours old.
    await database.query(
      `with stored as (
         insert into public."Form Sub" (form_data, created_at) values ($1, now() - make_interval(mins => $2)) returning id
       ) insert into private.facts (submission_id, facts) select id, $3 from stored`,
      [
        JSON.stringify(stored),
        2760 - index * 8,
        JSON.stringify({ typed: 5600, ...(rush && { timeline: 'rush' }) }),
      ],
    )
  }
  await database.exec(`
    update private.tickets set spam = true where submission_id in (
      select submission_id from private.tickets order by created_at limit ${monday.spam} offset 100
    );
    update private.tickets set status = 'won' where submission_id in (
      select submission_id from private.tickets where not spam order by created_at limit ${monday.answered} offset 200
    );`)
  await database.close()
}
