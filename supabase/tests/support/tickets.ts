import { addPeople, databaseForTests, people } from './raw-database.ts'
import { form } from './upload.ts'

/** The part of a list's entry that tests look at. */
export type Found = {
  id: string
  created_at: string
  form_data: { firstName: string }
  history: object[]
} & Record<string, unknown>

/** A raw database with people for a file's tests, and the staff's actions in it. Empty it before each test. */
export function ticketsForTests() {
  const database = databaseForTests()
  beforeAll(() => addPeople(database))
  async function list(filter: object = {}, more = ''): Promise<Found[]> {
    const outcome = await database.run('staff', `select public.list_submissions($1${more}) as rows`, [filter])
    if ('code' in outcome) throw new Error(outcome.code)
    return outcome.rows[0]?.rows as Found[]
  }
  return {
    database,
    list,
    names: async (filter: object = {}) => (await list(filter)).map(({ form_data: found }) => found.firstName),
    count: async (filter: object, most = 1_000) => {
      const outcome = await database.run('staff', 'select public.count_tickets($1, $2) as count', [
        { view: 'all', zone: 'UTC', ...filter },
        most,
      ])
      return 'rows' in outcome ? outcome.rows[0]?.count : outcome.code
    },
    /** Stores a request as if sent some hours ago, with the site's claims about it. */
    async store(changes: Record<string, string>, hoursAgo = 0, spam = false, claims = {}): Promise<string> {
      const [row] = await database.query('select public.store_submission($1) as stored', {
        key: crypto.randomUUID(),
        form: form(changes),
        spam,
        ...claims,
      })
      const { id } = row?.stored as { id: string }
      for (const [table, column] of [
        ['public."Form Sub"', 'id'],
        ['private.tickets', 'submission_id'],
      ])
        await database.query(
          `update ${table} set created_at = now() - make_interval(hours => $2) where ${column} = $1`,
          id,
          hoursAgo,
        )
      return id
    },
    /** Acts as a staff member, a seller by default, and keeps the changes: a raw database rolls back those of other roles. */
    act: (sql: string, parameters: unknown[], { sub, ...claims } = people.staff) =>
      database.query(
        `with me as materialized (
           select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)
         ) select ${sql} from me`,
        JSON.stringify({ sub, ...claims }),
        sub,
        ...parameters,
      ),
  }
}
