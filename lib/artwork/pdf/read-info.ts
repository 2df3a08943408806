import { type FileFacts, makerOf } from '../facts.ts'
import { latin } from '../reading.ts'
import { type Dict, Stream } from './lexer.ts'
import type { Objects } from './objects.ts'

/** In bytes of metadata: programs write their names first. */
const longestPacket = 65_536

/** The paper and press that the colors are made for (ISO 32000-2, 14.11.5). */
export function intentOf(root: Dict | undefined, objects: Objects): { intent?: string } {
  const [first] = [objects.get(root, 'OutputIntents')].flat().map((one) => objects.dict(one))
  const named = ['OutputConditionIdentifier', 'OutputCondition', 'Info'].map((key) => objects.get(first, key))
  const all = named.map((one) => (typeof one === 'string' ? one : ''))
  const isRepeat = (one: string, at: number) =>
    all.some((other, place) => other.includes(one) && (other !== one || place < at))
  const intent = makerOf(...all.filter((one, at) => !isRepeat(one, at)))
  return intent ? { intent } : {}
}

/** The program that made the file, and its PDF/X, by its information or its metadata (ISO 32000-2, 14.3). */
export function readInfo(trailer: Dict, objects: Objects): Pick<FileFacts, 'maker' | 'standard'> {
  const info = objects.dict(trailer.entries.get('Info'))
  const named = ['Creator', 'Producer'].map((key) => objects.get(info, key))
  const version = objects.get(info, 'GTS_PDFXVersion')
  const packet = objects.get(objects.dict(trailer.entries.get('Root')), 'Metadata')
  const bytes = packet instanceof Stream ? objects.unpack(packet) : undefined
  const text = latin(bytes?.subarray(0, longestPacket) ?? new Uint8Array())
  const said = text.matchAll(/(?:CreatorTool|pdf:Producer)(?:>|=")([^<"]{1,200})/g)
  const written = `${typeof version === 'string' ? version : ''} ${text}`
  return {
    maker: makerOf(
      ...named.map((one) => (typeof one === 'string' ? one : '')),
      ...Array.from(said, ([, name = '']) => name),
    ),
    standard: /PDF\/X-\d\w?/.exec(written)?.[0],
  }
}
