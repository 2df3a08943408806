import { listClaims } from './claim-figures.ts'
import { nearest } from './fault.ts'

/** Our number or mailbox in a text, which says them by hand. */
export function repeatedContact(text: string): 'phone' | 'email' | undefined {
  const { phone, email } = listClaims().contact
  const digits = phone.replace(/\D/g, '').slice(-10)
  if (digits && text.replace(/[\s().+–-]/g, '').includes(digits)) return 'phone'
  return email && text.includes(email) ? 'email' : undefined
}

/** A mail address in words, as some hide it from programs: "anna (at) acme (dot) com". */
export const hiddenAddress = (text: string) =>
  /[\w.-]{1,60} ?[([{_] ?at ?[)\]}_] ?[\w-]{1,60}(?: ?[([{]? ?(?:dot|\.) ?[)\]}]? ?\w{2,10}){0,3}|\b[\w.-]{2,60} at [\w-]{1,60} dot (?:com|org|net|example|eu|us|de|uk|es)\b/i.exec(
    text,
  )?.[0]

/** What is nearly our number, or a mailbox under nearly our address: mistyped, or of another year. */
export function nearContact(text: string): [said: string, what: 'phone' | 'email'] | undefined {
  const { phone, email } = listClaims().contact
  const ours = phone.replace(/\D/g, '').slice(-10)
  const number = text.match(/[+(]?\d[\d\s().-]{8,18}\d/g)?.find((one) => {
    const digits = one.replace(/\D/g, '').slice(-10)
    const wrong = [...digits].filter((digit, at) => digit !== ours[at])
    // Two digits that have changed places; two others are a colleague's number.
    const isSwapped = wrong.length === 2 && [...digits].toSorted().join() === [...ours].toSorted().join()
    return digits.length === 10 && (wrong.length === 1 || isSwapped)
  })
  if (number) return [number, 'phone']
  const [, box = '', site] = /^([^\s@]+)@([\w.-]+)$/.exec(email) ?? []
  if (!site) return
  const mailboxes = text.match(/(?<=@)[\w-]+\.[\w.-]*\w/g) ?? []
  const other = mailboxes.find((one) => one !== site && nearest(one.split('.')[0]!, [site.split('.')[0]!]))
  if (other) return [`@${other}`, 'email']
  const boxes = text.match(/(?<![\w.-])[\w.-]{1,64}(?=@)/g)?.filter((one) => text.includes(`${one}@${site}`))
  const mistyped = boxes?.find((one) => one !== box && nearest(one, [box], 1))
  return mistyped ? [`${mistyped}@${site}`, 'email'] : undefined
}
