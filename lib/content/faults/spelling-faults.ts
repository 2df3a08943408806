import { type Document } from 'yaml'

/** Pairs of a word as it is often typed, and as it is written. */
const pairs = (list: string) =>
  new Map(
    list
      .trim()
      .split(/,\s*/)
      .map((pair) => pair.split('=') as [string, string]),
  )

const misspelt = pairs(`
  teh=the, adn=and, wiht=with, yuor=your, thier=their, wich=which, alot=a lot, untill=until, tommorow=tomorrow,
  recieve=receive, recieved=received, seperate=separate, seperately=separately, definately=definitely, occured=occurred,
  accomodate=accommodate, adress=address, adresses=addresses, bussiness=business, buisness=business, beleive=believe,
  guarentee=guarantee, neccessary=necessary, necesary=necessary, proffesional=professional, similiar=similar,
  succesful=successful, truely=truly, qualtiy=quality, quailty=quality, delievery=delivery, delivary=delivery,
  shiping=shipping, printting=printing, embroidary=embroidery, catagory=category, avaliable=available, availble=available,
  becuase=because, begining=beginning, enviroment=environment, immediatly=immediately, independant=independent,
  maintainance=maintenance, occassion=occasion, prefered=preferred, recomend=recommend, reccomend=recommend,
  responce=response, wensday=Wednesday, wednsday=Wednesday, wedensday=Wednesday, wendesday=Wednesday, thrusday=Thursday,
  thurday=Thursday, thursay=Thursday, tusday=Tuesday, teusday=Tuesday, tuseday=Tuesday, firday=Friday, saterday=Saturday,
  saturdy=Saturday, sunady=Sunday, moday=Monday, mondey=Monday, inchs=inches, feets=feet, ounzes=ounces, dont=don’t,
  doesnt=doesn’t, didnt=didn’t, isnt=isn’t, arent=aren’t, wasnt=wasn’t, cant=can’t, couldnt=couldn’t, wouldnt=wouldn’t,
  youre=you’re, youve=you’ve, weve=we’ve, theyre=they’re, thats=that’s
`)

const names = pairs(`
  pantone=Pantone, bluetooth=Bluetooth, facebook=Facebook, instagram=Instagram, linkedin=LinkedIn, google=Google,
  monday=Monday, tuesday=Tuesday, wednesday=Wednesday, thursday=Thursday, friday=Friday, saturday=Saturday, sunday=Sunday,
  january=January, february=February, september=September, october=October, november=November, december=December,
  christmas=Christmas, american=American, spanish=Spanish, german=German, usa=USA, pdf=PDF, cmyk=CMYK
`)

/** Words that are right by themselves, and wrong before or behind another. */
const confused: [RegExp, string][] = [
  [/\b(?:with|of|in|on|by|into) it[’']s (?=\p{L})/u, 'its'],
  [/\b(?:could|should|would) of (?!course\b)/, 'have'],
  [/\b(?:rather|other) then\b|\b(?:more|less|fewer) then (?=\d)/, 'than'],
  [/\b[Yy]ou’re (?=(?:order|logos?|artwork|files?|proof|quote)\b)/, 'your'],
  [/\b[Yy]our (?=(?:an?|the) |welcome(?: to\b|[.,;!]))/, 'you’re'],
  [/\b[Ii]ts (?=(?:an?|the|too?|not|been)\b)/, 'it’s'],
  [/\b[Tt]heir (?:is|are)\b/, 'there is or there are'],
  [
    /\b(?:to|can|will|[Ww]e|[Yy]ou|[Pp]lease) (?:setup|login|signup)(?= (?:an?|the|your|our|to)\b)/,
    'a verb of two words',
  ],
  [/(?<!\b(?:the|for|to|of) )\beveryday(?=[.;!?]|$)/, 'every day'],
]

/** Before a vowel that is heard; "one" and "use" begin with none. */
const vowel =
  /(?:(?<![\p{L}\d&/-])a|(?<=^|[.!?] )A) (?=(?:a(?!nd\b|re\b|lso\b)|e(?!u|we)|i(?!s\b)|o(?!n[ce]|ne|r\b))\p{Ll}{2})\p{Ll}+/u
const consonant = /(?<!\p{L})[Aa]n (?=[bcdfgjkpqtvwyz][aeioulr]\p{Ll})\p{Ll}+/u

const singular =
  /(?<![\d.,/$€£–-])([2-9]|(?!20\d\d )\d\d[\d.,]{0,8}) (foot|ounce|hour|day|week|month|piece)\b(?!-)/
const plural =
  /(?<![\p{L}\d.,/$€£–-])(?:1|[Oo]ne) (?:feet|inches|ounces|hours|days|weeks|months|years|pieces|colors|pages|sides)\b/u

/** Words that are misspelt, and names in small letters. */
export function spellingFault(value: string, document: Document): string | undefined {
  if (!value.includes(' ')) return
  for (const [word] of value.matchAll(/(?<![\p{L}\d@./:_{=-])\p{L}{3,}(?![\p{L}\d@_}]|[.-]\p{L})/gu)) {
    const right = misspelt.get(word.toLowerCase()) ?? names.get(word)
    if (right) return `says "${word}"; write ${right}`
    // "PAd", where "Pad" or "pad" stands elsewhere.
    const meant =
      /^\p{Lu}{2}\p{Ll}+$/u.test(word) && !/^..s$/.test(word) ? word[0] + word.slice(1).toLowerCase() : ''
    if (meant && new RegExp(`\\b${meant}\\b`, 'i').test(String(document).replaceAll(word, '')))
      return `says "${word}", with a capital too many; write ${meant}`
  }
  for (const [wrong, right] of confused) {
    const [said] = wrong.exec(value) ?? []
    if (said) return `says "${said.trim()}", where ${right} is meant; correct it`
  }
  const [heard] = vowel.exec(value) ?? []
  if (heard) return `says "${heard}"; write ${heard.replace(' ', 'n ')}`
  const [unheard] = consonant.exec(value) ?? []
  if (unheard) return `says "${unheard}"; write ${unheard.replace('n ', ' ')}`
  const [zero] = /(?<![\w#/@.-])(?:0z|[a-z]{1,20}0[a-z]{1,20})(?![\w/@.])/.exec(value) ?? []
  if (zero) return `says "${zero}", with a 0 for an o; write ${zero.replace('0', 'o')}`
  const [, count, unit = ''] = singular.exec(value) ?? []
  if (count)
    return `says "${count} ${unit}"; write ${count}-${unit} before a thing, else ${count} ${unit === 'foot' ? 'feet' : `${unit}s`}`
  const [several] = plural.exec(value) ?? []
  if (several) return `says "${several}", and one is no more; correct it`
}
