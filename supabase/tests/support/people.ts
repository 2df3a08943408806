import { asOwner, type RawDatabase } from './raw-database.ts'

/** For tests: people of a raw database, whose names stand for the role `authenticated` with their claims. */
export const people = {
  staff: claims('5'),
  stranger: claims('6'),
  /** One of the staff whose session began more than seven days ago. */
  late: claims('7'),
  /** One of the staff who has signed out, with a token that is still good. */
  gone: claims('8'),
}

function claims(digit: string) {
  const id = (group: string) => `${digit.repeat(8)}-0000-4000-8000-${group.repeat(12)}`
  return { sub: id('1'), session_id: id('2'), email: `${digit}@example.com`, role: 'authenticated' }
}

/** For tests: puts the people into a database that has had its migrations. */
export async function addPeople(database: RawDatabase): Promise<void> {
  for (const [name, { sub, session_id, email }] of Object.entries(people)) {
    await asOwner(database, 'insert into auth.users (id, email) values ($1, $2)', [sub, email])
    if (name !== 'gone')
      await asOwner(
        database,
        `insert into auth.sessions (id, user_id, created_at) values ($1, $2, now() - $3::interval)`,
        [session_id, sub, name === 'late' ? '7 days 1 second' : '6 days 23 hours'],
      )
    if (name !== 'stranger')
      await asOwner(database, 'insert into public.staff (user_id, name, email) values ($1, $2, $3)', [
        sub,
        name,
        email,
      ])
  }
}
