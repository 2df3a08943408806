import { readMultipart, fieldText } from './read-multipart.ts'

type Sent = [name: string, file: string | null, bytes: string]

const boundary = '----x'
const type = `multipart/form-data; boundary=${boundary}`
const post = (fields: Sent[]) =>
  fields
    .map(
      ([name, file, bytes]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === null ? '' : `; filename="${file}"\r\nContent-Type: a/b`}\r\n\r\n${bytes}\r\n`,
    )
    .join('') + `--${boundary}--\r\n`

async function read(text: string, size: number, as = type): Promise<Sent[]> {
  const bytes = Buffer.from(text)
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const fields: Sent[] = []
  for await (const field of readMultipart(pieces(), as))
    fields.push([field.name, field.file, await fieldText(field.bytes)])
  return fields
}

const sent: Sent[] = [
  ['token', null, 'abc'],
  ['file', 'ü "a".pdf', '\r\n--\r\n----\r\n-----'],
  ['file', '', ''],
  ['file', 'b', `a\r\n--${boundary.slice(0, -1)}\r\n\r\n`],
]
const written = sent.map(([name, file, bytes]): Sent => [name, file?.replaceAll('"', '%22') ?? null, bytes])

test.each([1, 2, 3, 7, 64, 10_000])('fields come as they were sent, in pieces of %d bytes', async (size) => {
  expect(await read(post(written), size)).toEqual(sent)
  expect(await read(`preamble\r\n${post(written)}`, size)).toEqual(sent)
})

test('a field that is not read to its end does not spoil the next', async () => {
  const names: string[] = []
  const bytes = async function* () {
    yield Buffer.from(post(written))
  }
  for await (const { name } of readMultipart(bytes(), type)) names.push(name)
  expect(names).toEqual(sent.map(([name]) => name))
})

test.each([
  ['that is broken off', post(written).slice(0, 200), type],
  ['without a boundary', post(written), 'multipart/form-data'],
  ['of another kind', 'a=b', type],
  ['with a head that does not end', `--${boundary}\r\n${'a'.repeat(20_000)}`, type],
])('a post %s is refused', (_, text, as) => expect(read(text, 64, as)).rejects.toThrow())
