import { type Conversations, visitor } from './conversation.ts'
import { sha256 } from './upload.ts'

/** Sends files of answers as the function send-artwork does: each of one part, whose bytes are its name. */
export function answerFiles(talk: () => Conversations) {
  const call = async (sql: string, ...values: unknown[]) => {
    const [row] = await talk().rows(`select to_jsonb(public.${sql}) as said`, ...values)
    return row?.said as Record<string, unknown> & unknown[]
  }
  const file = (name: string) => ({ name, bytes: 9, sha256: sha256(name), kind: 'pdf' })
  const begin = (key: string, name: string, ...more: number[]) =>
    call(
      `begin_artwork($1, $2, $3${more.map((_, place) => `, $${place + 4}`).join('')})`,
      key,
      file(name),
      visitor,
      ...more,
    )
  const asKey = async (name: string, by = talk().staff) => sha256(String(await by('attach_files($1)', name)))
  const take = (key: string, id: unknown, isWanted = false) =>
    call('remove_artwork($1, $2, $3)', key, id, isWanted)

  /** Sends a file's only part, and completes it. */
  async function finish(key: string, id: unknown, name: string) {
    const { object } = await call('begin_artwork_part($1, $2, 0, $3, 9)', key, id, sha256(name))
    await call('keep_artwork_part($1, $2, $3)', key, id, object)
    const done = [key, id, [object], sha256(name), { kind: 'pdf' }]
    expect(await call('finish_artwork($1, $2, $3, $4, 9, $5)', ...done)).toEqual({ id })
  }
  async function attach(key: string, name: string) {
    const { id } = await begin(key, name)
    await finish(key, id, name)
    return id
  }
  return { call, begin, asKey, take, finish, attach }
}
