import { type Document } from 'yaml'

/** Words that are right by themselves, and wrong before or after another. */
const confused: [RegExp, string][] = [
  [/\balot\b/i, 'a lot'],
  [/\b(?:I|you|we|they|it) (?:cant|wont)\b/i, 'can’t or won’t'],
  [/\b(?:with|of|in|on|by|into) it[’']s (?=\p{L})/u, 'its'],
  [/\bit[’']s (?=(?:own|address|size|shape|weight|price|edges?|colors?)\b)/, 'its'],
  [/(?<!\b[Aa] )\b(?:could|should|would|must|might)(?:n’t)? of (?!course\b)/, 'have'],
  [
    /\brather then\b|(?<!\b[Tt]he )\b(?:other|faster|better|cheaper|larger|smaller|lighter|stronger) then\b|\b(?:more|less|fewer) then (?=\d)/,
    'than',
  ],
  [/\b[Tt]heir (?=(?:going|welcome|here)\b(?![’-]))/, 'they’re'],
  [
    /\b[Yy]our (?=(?:always|never|already) (?:welcome|right|done|there|on|in|at|an?|the|going|getting)\b)/,
    'you’re',
  ],
  [/\b(?:made|comes?) form (?=(?:the|one|an?|our|steel|paper|cotton|recycled|stainless)\b)/, 'from'],
  [/\bscreen pint/i, 'print'],
  [/\bstays? quite(?=[.,;]|$)|\b(?:keep|be) quite(?=[.,;]|$)/, 'quiet'],
  [/\bpubic\b/i, 'public'],
  [/\bshits?\b/i, 'shirt'],
  [
    /\b[Ww]e (?:handles|prints|makes|ships|sends|does|has|is|offers|needs|takes|helps|answers)\b/,
    'the verb without its s',
  ],
  [
    /(?:^|[.!?;] )(?:(?:The|Your|Our|These|All) )?(?:[Oo]rders|[Pp]ieces|[Ff]iles|[Pp]roducts|[Cc]olors|[Pp]rices|[Ss]amples|[Pp]roofs) is\b/,
    'are',
  ],
  [/\b[Yy]ou’re (?=(?:order|logos?|artwork|files?|proof|quote)\b)/, 'your'],
  [/\b[Yy]our (?=(?:an?|the) |welcome(?: to\b|[.,;!])|(?:off|on)line[.,;!])/, 'you’re'],
  [/\b[Ii]ts (?=(?:an?|the|too?|not|been|free|easy|complimentary)\b)/, 'it’s'],
  [
    /\b(?:for|on|of|with|to|in|[Ss]end|[Aa]ttach) you (?=(?:request|order|quote|logo|file|proof|artwork|project)\b)/,
    'your',
  ],
  [/\b(?:and|or|but) well (?=(?:find|send|print|help|call|ship|make|show|tell|be)\b)/, 'we’ll'],
  [/\b(?:cost|take|make|need|want|come|get)’s\b/, 'the word without its apostrophe'],
  [/\b(?:in|of|stainless|brushed|coated) steal\b/, 'steel'],
  [
    /\b[Ss]tationary (?=sets?|items?|shops?|orders?|prints?|printing|designs?|kits?|and\b)|\b(?:business|office|branded|printed|custom|company|corporate) stationary\b/,
    'stationery',
  ],
  [
    /\b[Cc]omplementary (?=brand|company|store|shipping|samples?\b|proofs?\b|setup|delivery)/,
    'complimentary',
  ],
  [/\bcanvass (?=totes?|bags?|prints?|seats?)/, 'canvas'],
  [/\b(?:one|per|each|single) peace\b/, 'piece'],
  [/\b(?:to|never|not|don’t|won’t|you’ll|you) loose\b/, 'lose'],
  [/\b(?:has|have|had) past\b/, 'passed'],
  [/\b[Tt]heir (?:is|are)\b/, 'there is or there are'],
  [
    /\b(?:to|can|will|[Ww]e|[Yy]ou|[Pp]lease) (?:setup|login|signup)(?= (?:an?|the|your|our|to)\b)/,
    'a verb of two words',
  ],
  [/(?<!\b(?:the|for|to|of) )\beveryday(?=[.;!?]|$)/, 'every day'],
]

/** Forms of verbs and of pronouns that do not go together. */
const disagreeing: [RegExp, string][] = [
  [/\b[Aa]n (?:one|user|unit|uniform|unique|used|useful|European)\b/, 'a'],
  [
    /(?:^|[.!?] )(?:He|She|It|This|That) (?:don’t|do not|have|are)\b|\b(?:he|she) do(?:n’t| not)\b|\bit don’t\b/,
    'another form of the verb',
  ],
  [/\b(?:[Tt]hey|[Ww]e|[Yy]ou) (?:doesn’t|does not|wasn’t)(?=[ .,])/, 'another form of the verb'],
  [/\b[Ee](?:ach|very) \p{Ll}{3,20}[^su\P{Ll}]s are\b/u, 'one thing alone'],
  [
    /\b(?:[Ww]e|[Yy]ou|[Tt]hey|[Ii]t) (?:will|can|could|would|should|must|may) (?:helps|prints|makes|ships|sends|offers|needs|takes|answers|gives|shows|gets|goes|comes|keeps|tells|has|does)\b/,
    'the verb without its s',
  ],
  [
    /(?<!\b(?:all|as|what|whatever|wherever|everything|anything|best|most|least|much|soon|that|if) )\b(?:[Ww]e|[Yy]ou|[Tt]hey) (?:can|must|should|could) to (?=\p{Ll})/u,
    'no "to"',
  ],
  [
    /\b(?:[Ww]e|[Yy]ou|[Tt]hey)(?: have|’ve) (?:send|make|choose|write|give|take|went|wrote|chose)(?![\w-]| access| protection)/,
    'another form of the verb',
  ],
  [
    /\b(?:[Ww]e|[Yy]ou|[Tt]hey)(?: will|’ll| can| could| should) (?:sent|made|gave|took|wrote|went|told|kept|got)\b/,
    'another form of the verb',
  ],
  [/\b[Ll]ook(?:s|ing)? forward to (?:hear|see|meet|receive|get|read|speak)\b/, 'the verb with -ing'],
  [
    /\band it[’']s (?=(?:lid|handle|strap|base|sleeve|zipper|barrel|clip|pockets?|owner|maker)\b(?![-’]))/,
    'its',
  ],
  [/(?:^|[.!?] )There (?=(?:logo|order|name|file|artwork|team|price|proof)s? (?:is|are|was)\b)/, 'their'],
  [
    /(?:^|[.!?] )Its (?:printed|made|shipped|built|designed|sewn) (?=(?:in|on|by|with|from|of|for|to|at|here|near)\b)/,
    'it’s',
  ],
  [/\bwho’s (?=(?:lid|logo|name|files?|order|artwork|handle|team|brand(?! new)|colors?)\b)/, 'whose'],
  [/(?:^|[.!?] )Lets (?=(?:talk|start|get|build|find|plan|begin|chat|meet)\b)/, 'let’s'],
  [/\b(?:is|are|was|were|get|got) use to\b/, 'used to'],
  [/(?<!\p{L})[Ii]ts’(?!\p{L})/u, 'its'],
  [/(?<!\b(?:in|the) )\beffect (?=(?:your|our|how)\b)/, 'affect'],
  [/\b(?:is|are|was|be|it’s) to (?:late|early|small|big|large|heavy|dark|pale)\b/i, 'too'],
  [/(?<!\bof )\b(?:[Ww]e|[Yy]ou|[Tt]hey) except\b/, 'accept'],
  [/\b(?:is|are|was|were) maid\b/, 'made'],
  [
    /(?<!\bor )\b[Ll]ess (?=(?:pieces|items|boxes|bags|shirts|mugs|files|orders|steps|errors|emails|pages|copies)\b)/,
    'fewer',
  ],
  [
    /\b[Aa] (?:mugs|bags|shirts|pens|bottles|caps|posters|flyers|stickers|banners|boxes)\b(?![-’]| (?:and|or|section|page|list|line|order|set)\b)/,
    'one thing alone',
  ],
  [/\b[Pp]lease (?:contacts|sends|calls|writes|reads|checks|asks|uses|visits)\b/, 'the verb without its s'],
  [/(?:^|[.!?] )Than\b/, 'then'],
  [/(?:^|[.!?] )It’s (?=(?:color|logo|lid|size|price|weight|handle|shape)s? (?:is|are|was|stays?)\b)/, 'its'],
  [
    /\b(?:to|on|in|for|with|from|of|at) you (?=(?:bag|logo|event|artwork|office|address|city|company|brand)s?\b(?! (?:to|by|of|or)\b)|door[.,;!?]|door$)/i,
    'your',
  ],
  [/(?:^|[.!?] )Our (?:is|are|was)\b/, 'ours'],
  [
    /(?:^|[.!?] )(?:The|Our|Your) (?:(?:proof|lid|logo|box|bag|file|price|mug|shirt|pen|bottle|color|order) (?:are|were|have)|(?:proofs|lids|logos|boxes|bags|files|prices|mugs|shirts|pens|bottles|colors|orders) (?:is|was|has))\b/,
    'another form of the verb',
  ],
  [/\b[Dd]o(?:es)? (?:you|we|they|it|he|she) has\b|\b[Dd]oes (?:you|we|they)\b/, 'another form of the verb'],
  [
    /(?:^|[.!?] )It (?:resist|keep|hold|come|make|take|look|feel|need|use|print|ship|save|work|run|open|close|fold)\b/,
    'the verb with its s',
  ],
]

const wrongWords = confused.concat(disagreeing)

/** Before a vowel that is heard; "one" and "use" begin with none. */
const vowel =
  /(?:(?<![\p{L}\d&/-])a|(?<=^|[.!?] )A) (?=(?:a(?!nd\b|re\b|lso\b)|e(?!u|we)|i(?!s\b)|o(?!n[ce]|ne|r\b))\p{Ll}{2}|hour|honest|heir)\p{Ll}+/u
const consonant = /(?<!\p{L})[Aa]n (?=[bcdfgjkpqtvwyz][aeioulr]\p{Ll})\p{Ll}+/u

const singular =
  /(?<![\d.,/$€£–-])([2-9]|(?!20\d\d )\d\d[\d.,]{0,8}) (foot|ounce|hour|day|week|month|piece)\b(?!-)|(?<=\d[–-])(\d{1,3}) (hour|day|week|month)(?=[.,;)]|$)/
const plural =
  /(?<![\p{L}\d.,/$€£–-])(?:1|[Oo]ne) (?:feet|inches|ounces|hours|days|weeks|months|years|pieces|colors|pages|sides)\b/u

const uncountable = '(advice|information|furniture|equipment|feedback|luggage|software|merchandise)'
const severalOf = new RegExp(`\\b${uncountable}s\\b(?!’)`, 'i')
/** Not as in "an information desk". */
const oneOf = new RegExp(
  `\\b[Aa]n? ${uncountable}(?=[.,;:!?)]|$| (?:for|from|about|that|which|of|with|by|at)\\b)`,
)

/** Words that are each in a dictionary, and wrong together. */
export function spellingFault(value: string, document: Document): string | undefined {
  if (!value.includes(' ')) return
  for (const [word] of value.matchAll(/(?<![\p{L}\d@./:_{=-])\p{L}{3,}(?![\p{L}\d@_}]|[.-]\p{L})/gu)) {
    // "PAd", where "Pad" or "pad" stands elsewhere.
    const meant =
      /^\p{Lu}{2}\p{Ll}+$/u.test(word) && !/^..s$/.test(word) ? word[0] + word.slice(1).toLowerCase() : ''
    if (meant && new RegExp(`\\b${meant}\\b`, 'i').test(String(document).replaceAll(word, '')))
      return `says "${word}", with a capital too many; write ${meant}`
  }
  for (const [wrong, right] of wrongWords) {
    const [said] = wrong.exec(value) ?? []
    if (said) return `says "${said.trim()}", where ${right} is meant; correct it`
  }
  const [things, thing] = severalOf.exec(value) ?? oneOf.exec(value) ?? []
  if (things) return `says "${things}", which nobody counts; write ${thing} or some ${thing?.toLowerCase()}`
  const [heard] = vowel.exec(value) ?? []
  if (heard) return `says "${heard}"; write ${heard.replace(' ', 'n ')}`
  const [unheard] = consonant.exec(value) ?? []
  if (unheard) return `says "${unheard}"; write ${unheard.replace('n ', ' ')}`
  const [zero] = /(?<![\w#/@.-])(?:0z|[a-z]{1,20}0[a-z]{1,20})(?![\w/@.])/.exec(value) ?? []
  if (zero) return `says "${zero}", with a 0 for an o; write ${zero.replace('0', 'o')}`
  const [count, unit = ''] = singular.exec(value)?.slice(1).filter(Boolean) ?? []
  if (count)
    return `says "${count} ${unit}"; write ${count}-${unit} before a thing, else ${count} ${unit === 'foot' ? 'feet' : `${unit}s`}`
  const [several] = plural.exec(value) ?? []
  if (several) return `says "${several}", and one is no more; correct it`
}
