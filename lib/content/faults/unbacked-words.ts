import { listClaims } from './claim-figures.ts'
import { matchWords } from './saying.ts'

/** What takes a certificate. */
const proven =
  /\b(?:FSC|PEFC|FDA|LFGB|RoHS|UL[ -][Ll]isted|[Bb]luesign|Rainforest Alliance|GOTS|OEKO-TEX|Fairtrade|B Corp|(?:[Cc]arbon|[Cc]limate|CO2|CO₂)[ -](?:neutral|positive|free)|[Bb]iodegradable|[Cc]ompostable)\b/

/** Standards of how a company is managed; those of files and paper are no claim. */
const managed = /\bISO (?:900\d|14001|17100|2700\d|45001|13485|22000|50001)\b/

/** Superlatives that only a comparison with everybody else could prove. */
const most =
  'best|leading|(?:cheap|fast|bigg|larg|low|green|fin|soft|strong|light|tough|small|bright|clean|sharp|quick|easi|simpl|saf|warm|fresh|high|wid|long|old|great|friendli|smart)est'
const boasts = new RegExp(
  `\\b(?:${most})\\b(?: [\\p{L}-]+){0,3} (?:in the (?:world|country|industry|market)|on (?:earth|the market|the planet)|anywhere|worldwide)\\b|\\b(?:world|country|industry)[’']s (?:number one|most \\p{L}+|${most})\\b|\\b(?:lowest|best) prices? guaranteed\\b|\\bguaranteed (?:lowest|best)(?: prices?)?\\b`,
  'iu',
)

/** A place before all others of the trade, and presses everywhere. */
const first = new RegExp(
  `\\b(?:${[
    '(?:worldwide|global|world|market|industry)[ -](?:leader|leading)',
    'ranked (?:#1|no\\. ?1|number one)|unbeatable|second to none|award-winning (?:printer|print|team|press|studio|company|service)',
    '(?:nobody|no one)(?: else)? (?:prints|makes|delivers|does it|is) (?:faster|better|cheaper|quicker|sharper|greener)',
    'leader in (?:print|promotional|merchandise|branded|the (?:market|industry|trade|world))',
    '(?:the|our|your|are|as|’s) (?:number one|no\\. ?1|#1)(?! (?:question|reason|rule|mistake|thing|priority))',
    '(?<!\\b(?:for|of|with|by|from|like) )(?:the|\\p{L}{2,20}’s) (?:largest|biggest|leading|greatest|most (?:trusted|experienced)) (?:[\\p{L}-]+ ){0,2}(?:printer|print(?:ing)? (?:shop|company|house|firm|network)|network|supplier|provider|producer|manufacturer)(?! (?:in our|that we|we|takes|prints|holds))',
    '(?:press(?:es)?|offices?|we(?:’re| are| have| print| produce| work)|printed|made|produced|at home) (?:on|in) (?:(?:nearly|almost) )?(?:every|each|all) (?:continent|countr(?:y|ie))s?(?! (?:where|with|that|in|we|of our|on our|listed))',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** What a customer could insist on. */
const owed =
  /\b(?:money[ -]back|full refunds?|refund(?:s|ed)? in full|refund your money|free returns?|or (?:it is|it’s) free(?! of)|satisfaction(?: is)? guarantee[ds]?|(?:life[ -]?time|life-?long|\d{1,2}-year|(?:one|two|three|five|ten)-year) (?:guarantee|warranty)|guaranteed for (?:a lifetime|life)|free replacements?|replace (?:it|them|the piece) (?:for free|free of charge|at no (?:cost|charge))|no questions asked)\b/i

/** Where it is made, what it costs to send and what never fails, unless others say or print it. */
const assured = new RegExp(
  `(?<![\\p{L}-]|\\b(?:for|of|about|says?|saying|reads?|offers?) )(?:${[
    'free (?:shipping|delivery)(?= (?:on|for|with|over|above|to|within|worldwide|anywhere|everywhere|from|in)\\b|[.,;:!]|$)',
    '(?:shipping|delivery) is (?:always |included and )?free(?! of (?!charge))|ships? (?:for )?free(?= |[.,;:!]|$)',
    'made in (?:the )?(?:USA?|U\\.S\\.A?\\.?|United States|America)|(?:American|US|USA)-made',
    'guaranteed (?:on-time )?delivery|(?:delivery|arrival)(?: on time| by \\p{L}+)?,? (?:is )?(?:always )?guaranteed',
    'we guarantee (?:that|it|your|our|the|every|each|all|on-time|delivery)|guaranteed to (?:arrive|last|match|fit|be|reach)|price[ -]match(?:ing)? guarantee',
    '(?:is|are) guaranteed for (?:\\d+|one|two|three|five|ten) years|(?:late|unhappy|not (?:happy|satisfied)), you (?:pay nothing|do not pay)',
    '(?:GDPR|HIPAA|CCPA)[ -]compliant|hypoallergenic|child[ -]safe|non-?toxic|risk[ -]free',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** What is not promised before a word. */
const denied =
  /\b(?:no|not|never|without|cannot|nobody|neither|nor|instead of|rather than)\b[^,:]{0,30}$|n’t\b[^,:]{0,30}$/i

/** Words that only a claim of claims.yaml may back: certificates, superlatives, and what a customer is owed. */
export function unbackedFault(value: string): string | undefined {
  const { figures, words } = listClaims()
  const backed = [...words, ...figures.map(({ figure }) => figure)]
  const isBacked = (said: string) => backed.some((one) => matchWords(said).test(one))
  const find = (kind: RegExp) => {
    const [said] = kind.exec(value) ?? []
    return said && !isBacked(said) ? said : undefined
  }
  const shown = find(proven) ?? find(value.includes('ertif') ? /\bISO \d{4,5}\b/ : managed)
  if (shown)
    return `says ${shown}, which claims.yaml does not have; list it there with its evidence, or take it out`
  const boast = find(boasts) ?? find(first)
  if (boast)
    return `says "${boast}", which nobody can prove; say what is true of us, or list these words with their evidence in claims.yaml`
  const promise = find(owed) ?? find(assured)
  const [before = '', after = ''] = promise ? value.split(promise, 2) : []
  const isAsked = /^[^.!?]{0,80}\?/.test(after)
  if (promise && !isAsked && !denied.test(before))
    return `says "${promise}", which claims.yaml does not have; list it there with its evidence, or take it out`
}
