import { dice } from '../support/dice.ts'

/** Words in other scripts and languages, some of them unbreakable; `own` are the words of the text itself. */
const scripts = {
  own: '',
  polish: 'Łódź źdźbło żółć gęślą jaźń część święto Bydgoszcz najlepszy wydruk ćma ół',
  greek: 'Εκτυπώσεις δίπλα σας Θεσσαλονίκη ταχύτητα χαρτί ώρα Ίριδα',
  vietnamese: 'Tiếng Việt in ấn gần bạn Đà Nẵng giấy được chuyển nhượng phường ưỡn',
  german: 'Versandkostenoptimierungsmöglichkeitenplan Telekommunikationsgeschenke',
  arabic: 'مطبوعات لعلامتك التجارية بالقرب من عملائك',
  chinese: '为您的品牌就近印刷无需长途运输还可以按需生产 印刷',
  emoji: '🎁🖨️👕 👩‍👩‍👧 Print 🎉 👩🏽‍💻',
}
const lengths = ['letter', 'word', 'same', 'twice', 'longest'] as const

export type Voice = { script: keyof typeof scripts; length: (typeof lengths)[number] }

const [ownOnly, ...others] = Object.keys(scripts) as (keyof typeof scripts)[]

/** Every fourth content uses one voice throughout, in turn; the others mix voices, in half of the files. */
export const isOneVoice = (seed: number) => seed % 4 === 0

export function voiceFor(seed: number): () => Voice {
  const random = dice(seed)
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const turn = Math.floor(seed / 4)
  const one = {
    script: [ownOnly!, ...others][turn % (others.length + 1)]!,
    length: lengths[turn % lengths.length]!,
  }
  return () =>
    isOneVoice(seed) ? one : { script: random() < 0.5 ? ownOnly! : any(others), length: any(lengths) }
}

const letterSegments = new Intl.Segmenter()

/** A text in a voice, of at most `most` characters, with the places that the site fills in. */
export function wordsOf(was: string, { script, length }: Voice, most: number, index: number): string {
  const places = (was.match(/\{[\w-]+\}/g) ?? []).map((place) => ` ${place}`).join('')
  const own = was
    .replace(/\{[\w-]+\}|[.:*[\]()]/g, '')
    .split(/\s+/)
    .filter(Boolean)
  const least = own.length > 0 ? own : ['A']
  const spoken = script === 'own' ? least : scripts[script].split(' ')
  // Neighbors begin with other words.
  const turned = spoken.map((_, place) => spoken[(place + index) % spoken.length]!)
  // Headings differ, as a page's parts must.
  const words = script === 'own' ? turned : [...turned.slice(0, 1), String(index), ...turned.slice(1)]
  const letters = {
    letter: 1,
    word: words[0]?.length ?? 1,
    same: was.length,
    twice: 2 * was.length,
    longest: 1_200,
  }
  // A sentence ends as its own words did.
  const stop = /[.?!]$/.exec(was)?.[0] ?? ''
  const room = Math.max(1, Math.min(letters[length], most) - places.length - stop.length)
  if (length === 'letter' && script === 'own') return String.fromCodePoint(65 + (index % 26)) + places
  const all = words.join(' ')
  const line = Array.from({ length: Math.ceil(room / all.length) + 1 }, () => all).join(' – ')
  // Never cuts a letter in half.
  const end = letterSegments.segment(line).containing(room)?.index ?? line.length
  const text = line.slice(0, end).trim() || words[0]!
  return text.charAt(0).toUpperCase() + text.slice(1) + places + stop
}
