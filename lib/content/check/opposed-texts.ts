import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, parseYaml } from '../faults/fault.ts'
import { eachText } from './each-text.ts'

const negated =
  /\b(?:no|not|never|nothing|without|cannot|nobody|none|neither|nor|instead of|rather than)\b|n’t\b/i

/** Sentences that take back what another text says; of those that say it with a "no", nothing is asked. */
const opposed: { said: RegExp; other: RegExp; isNo?: true }[] = [
  {
    said: /\b(?:send|mail) you\b[^.]{0,20}\b(?:newsletters?|marketing (?:mails?|e-?mails?))\b|\bwe (?:e-?mail|send|mail) you\b[^.]{0,15}\boffers (?:each|every)\b|\b(?:get|for) our newsletter\b|\buse it for advertising\b/i,
    other: /\bfor nothing else\b|\bnever for ads\b/i,
  },
  {
    said: /\bwe (?:set|use|store) cookies\b|\bthis site (?:sets|uses|stores) cookies\b|\bcookies from (?:a |our )?(?:Google|Facebook|Meta|third|partners?|others)\b|\b(?:we|this site|our site)\b[^.]{0,30} (?:Google Analytics|Meta Pixel|Facebook Pixel|Hotjar)\b/i,
    other: /\bno cookies\b/i,
  },
  {
    said: /(?<!\b(?:printed|paper|hard-copy|press|extra|second|pre-production) )\bproofs? (?:for|costs?|at) \$\d+|(?<!\b(?:printed|paper|hard-copy|press|extra|second|pre-production) )\bproofs?\b(?! on press)[^.]{0,30} for a fee\b|\$\d+ (?:for )?each further (?:round|proof)\b/i,
    other: /\bfree proofs?\b|\bproofs? (?:is|are) free\b/i,
  },
  {
    said: /\b(?:[Oo]pen|[Cc]reate) an account (?:first(?=[.,;]|$)|here|with us|on (?:this|our) site|to (?:see|get|order|ask|accept))\b/,
    other: /\bno account\b/i,
  },
  {
    said: /^(?!.*(?:\b(?:nothing|never|not|no|nobody)\b|n’t\b)).*\b(?:print|printed|goes?|made)\b[^.]{0,30} without a proof\b/i,
    other: /\bnothing is printed (?:before|until) you approve\b/i,
    isNo: true,
  },
  {
    said: /\bwe refund (?:(?:the|your|its) (?:price|order|money|pieces?)|what you paid(?! too))\b(?![^.]*reprint)/i,
    other: /\bwe(?:’ll)? reprint\b/i,
    isNo: true,
  },
  {
    said: /\bpay (?:by|with) (?:PayPal|(?:credit )?card)\b[^.,]{0,30}\b(?:on this site|here|online|at checkout)\b|\byou pay (?:half|all|a third)\b(?! of the (?:freight|shipping))[^.]{0,20}\bwith the order\b/i,
    other: /\bno payment yet\b|\bnothing is charged\b/i,
  },
  { said: /(?:^|[.;:] )You pay\b[^.]{0,30}\bnow\b/, other: /\bno payment yet\b|\bnothing is charged\b/i },
  {
    said: /\b(?:wrong|faulty|defective|misprinted)\b[^.]{0,25}\b(?:you (?:get|have)|we (?:give|refund))\b[^.]{0,15}(?:money back|refund|it\b)/i,
    other: /\bwe(?:’ll)? reprint\b/i,
  },
  {
    said: /\bwe (?:do not|don’t|never) reprint(?: wrong| faulty| pieces| it| them)?[.;]/i,
    other: /\bwe(?:’ll)? reprint\b/i,
    isNo: true,
  },
  {
    said: /\b(?:same-day|rush|24-hour)\b[^.]{0,30} (?:in every city|in all cities|everywhere)\b|^delivery in (?:every city|all cities)$/i,
    other: /\bin select(?:ed)? cities\b/i,
  },
]

/** Words in which customers may say anything, and those of staff and of single answers. */
const others = /^(?:home\/reviews|desk|sources|replies|campaigns|claims)\.yaml$/

const isSaid = (said: RegExp, sentence: string, isNo?: true) => {
  const found = said.exec(sentence)
  return found !== null && (isNo || !negated.test(sentence.slice(0, found.index + found[0].length)))
}

/** Texts that promise the opposite of what a text elsewhere does, and days on which the office is closed. */
export function checkOpposedTexts(folder: string): Fault[] {
  const texts = eachText(folder).filter(
    ({ file, field, isEnglish }) => isEnglish && field !== 'quote' && !others.test(file),
  )
  const { days } = parseYaml(readFileSync(join(folder, 'office.yaml'), 'utf8')).document.toJS() as {
    days: string[]
  }
  const closed = ['Saturday', 'Sunday'].filter((day) => !days.includes(day)).join('|')
  const reached = new RegExp(
    `(?:\\{phone\\}|\\b[Cc]all us|\\b[Rr]each us|\\b[Ww]e(?:’re| are)? (?:also )?(?:open|answer|there))(?:,? (?:also|even|too))?,? on (?:${closed || '$^'})s\\b(?! (?:during|before|in [A-Z]))`,
  )
  return texts.flatMap(({ value, file, line, field }): Fault[] => {
    const sentences = value.split(/(?<=[.!?;]) /)
    for (const { said, other, isNo } of opposed) {
      const sentence = sentences.find((one) => isSaid(said, one, isNo))
      const against =
        sentence && texts.find((one) => one.value !== value && other.test(one.value.replace(sentence, '')))
      const [opposite] = (against && other.exec(against.value)) || []
      if (sentence && against) {
        const advice = `says "${said.exec(sentence)![0]}", and ${against.file} says "${opposite}"; correct one of the two`
        return [{ file, line, field, advice }]
      }
    }
    const [day] = sentences.flatMap((one) => (negated.test(one) ? [] : (reached.exec(one)?.[0] ?? [])))
    const advice = `says "${day}", and office.yaml has the office closed then; correct one of the two`
    return day ? [{ file, line, field, advice }] : []
  })
}
