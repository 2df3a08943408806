import { conversationsForTests, quote, zone } from './support/conversation.ts'

const talk = conversationsForTests()

test('open quotes, one’s own and nobody’s, by their last day; own drafts', async () => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
  const late = await talk.store({ firstName: 'Late' })
  const soon = await talk.store({ firstName: 'Soon', email: 'b@x.com' })
  const theirs = await talk.store({ firstName: 'Theirs', email: 'c@x.com' })
  const over = await talk.store({ firstName: 'Over', email: 'd@x.com' })
  const colleague = await talk.colleague()
  for (const { name } of [late, over]) await talk.send(name, '', quote())
  await talk.send(soon.name, '', quote({ until: days(2) }))
  await talk.send(theirs.name, '', quote(), 0, { by: colleague })
  await talk.later()
  await talk.accept(over.link)
  const names = async (view: string) =>
    (await talk.listed({ view, order: view === 'quotes' ? 'until' : 'due' })).map(
      ({ name }) => String(name).split(' ')[0],
    )
  expect(await names('quotes')).toEqual(['Soon', 'Late'])
  await talk.change(late.id, { owner: '' })
  await talk.rows(
    `update private.quotes set ends_at = now() - interval '13 days' where submission_id = $1`,
    soon.id,
  )
  await talk.rows(
    `update private.quotes set ends_at = now() - interval '15 days' where submission_id = $1`,
    late.id,
  )
  expect(await talk.listed({ view: 'quotes', order: 'until' })).toMatchObject([
    { name: expect.stringContaining('Soon'), until: expect.any(String) },
  ])
  await talk.staff('keep_draft($1, $2)', theirs.name, 'Dear')
  expect(await names('drafts')).toEqual(['Theirs'])
  const counts = { quotes: 1, drafts: 1 }
  expect(await talk.staff('desk_numbers($1)', zone)).toMatchObject({ counts })
  expect(await colleague('desk_numbers($1)', zone)).toMatchObject({ counts: { quotes: 1, drafts: 0 } })
})

test('a draft has a version: of two tabs neither overwrites the other', async () => {
  const { name } = await talk.store()
  const keep = (body: string, base: unknown) =>
    talk.staff('keep_draft($1, $2, null, $3, $4)', name, body, base, '{a}')
  const { at } = await keep('Desk: begun.', null)
  const phone = await keep('Three paragraphs.', at)
  expect(await keep('Desk: begun. x', at)).toMatchObject({
    draft: { body: 'Three paragraphs.', shown: ['a'] },
  })
  // Repeating it changes nothing.
  expect(await keep('Three paragraphs.', at)).toMatchObject({ at: expect.any(String) })
  const { draft } = (await talk.ticket(name)) as { draft: { at: string } }
  expect(phone.at).not.toBe(at)
  await talk.send(name, 'Three paragraphs.')
  expect(await keep('Desk: begun. x', draft.at)).toEqual({ draft: null })
  expect(await keep('New.', null)).toMatchObject({ at: expect.any(String) })
})

test('an answer that cannot be sent is refused by its field, and stays a draft', async () => {
  const { name } = await talk.store()
  await talk.staff('keep_draft($1, $2, $3)', name, 'Dear', '{"lines": []}')
  expect(await talk.send(name, ' \n')).toEqual({ state: 'invalid', field: 'body' })
  expect(await talk.send(name, 'x'.repeat(8_001))).toEqual({ state: 'invalid', field: 'body' })
  expect(await talk.send(name, 'x', { currency: 'USD' })).toEqual({ state: 'invalid', field: 'columns' })
  expect((await talk.ticket(name)).draft).toMatchObject({ body: 'Dear', quote: { lines: [] } })
  const { draft } = (await talk.ticket(name)) as { draft: { at: string } }
  await talk.staff('keep_draft($1, $2, null, $3)', name, ' ', draft.at)
  expect((await talk.ticket(name)).draft).toBeNull()
})

test('a colleague removed while writing leaves the draft to colleagues', async () => {
  const { link, name } = await talk.store()
  const colleague = await talk.colleague()
  await talk.send(name, 'From Eve.', null, 0, { by: colleague })
  const begun = JSON.stringify({ lines: [{ item: 'Cap', quantity: '12', prices: ['9'] }] })
  await colleague('keep_draft($1, $2, $3)', name, 'More from Eve', begun)
  const owned = await talk.store({ email: 'b@x.com' })
  await talk.change(owned.id, { owner: 'me' }, colleague)
  expect(await talk.rows('select public.remove_staff($1) as said', 'eve@x.com')).toEqual([
    { said: `removed 1 ${name}` },
  ])
  expect((await talk.ticket(name)).history).toContainEqual(
    expect.objectContaining({ change: 'draft', by: 'Eve', value: 'More from Eve\nCap · 12 · ["9"]' }),
  )
  await expect(talk.send(name, 'Too late.', null, 1, { by: colleague })).rejects.toThrow('42501')
  expect(await talk.rows('select body from private.messages')).toEqual([{ body: 'From Eve.' }])
  expect(await talk.ticket(name)).toMatchObject({ writing: [], messages: [{ by: 'Eve', state: 'going' }] })
  await talk.later()
  expect((await talk.read(link)).messages.map(({ by }) => by)).toEqual(['Eve'])
  expect(await talk.ticket(name)).toMatchObject({ owner: null, status: 'contacted' })
})
