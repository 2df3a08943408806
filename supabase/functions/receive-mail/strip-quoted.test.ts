import assert from 'node:assert/strict'
import mailWords from '../send-notifications/words.json' with { type: 'json' }
import { stripQuoted } from './strip-quoted.ts'

/** The end of our mails. */
const end = `\n${mailWords.brand.legalName}`

const quoted: Record<string, [string, string]> = {
  Gmail: [
    'Yes.\n\nOn Thu, Nov 26, 2026 at 9:41 AM Keyline <r@k.example>\nwrote:\n\n> A question\n> more\n',
    'Yes.',
  ],
  'Apple Mail': [
    'Yes.\n\n> On Nov 26, 2026, at 9:41, Keyline <r@k.example> wrote:\n> \n> A question',
    'Yes.',
  ],
  Outlook: [
    'Yes.\r\n\r\n________________________________\r\nFrom: Keyline <r@k.example>\r\nSent: Thursday\r\nTo: Ada\r\n\r\nA question' +
      end,
    'Yes.',
  ],
  'Outlook in German': [
    'Ja.\n\nVon: Keyline <r@k.example>\nGesendet: Donnerstag\nAn: Ada\nBetreff: x\n\nFrage' + end,
    'Ja.',
  ],
  'a German phone': ['Ja.\n\nAm 26.11.2026 um 09:41 schrieb Keyline <r@k.example>:\n\n> Frage', 'Ja.'],
  French: ['Oui.\n\nLe jeu. 26 nov. 2026 à 09:41, Keyline <r@k.example> a écrit :\n\n> Question', 'Oui.'],
  'Outlook in French': [
    'Oui.\n\nDe : Keyline <r@k.example>\nEnvoyé : jeudi\nÀ : Ada\n\nQuestion' + end,
    'Oui.',
  ],
  'Outlook, with the answer below': [
    `Hello,\n\nFrom: Keyline\nSent: Thursday\n\nA question${end}\n\nYes.`,
    `Hello,\n\nFrom: Keyline\nSent: Thursday\n\nA question${end}\n\nYes.`,
  ],
  'lines that look like headers': ['Print\nFrom: Ada\nTo: Bob\non it', 'Print\nFrom: Ada\nTo: Bob\non it'],
  'a list at its end': ['Two:\n  - one\n  - two', 'Two:\n  - one\n  - two'],
  'a signature': ['Yes.\n-- \nAda Lovelace\n+1 555', 'Yes.'],
  'answers below a signature': [
    'See below.\n-- \nAda\n\nOn Thu, Keyline wrote:\n> One?\nYes.',
    'See below.\n-- \nAda\n\nOn Thu, Keyline wrote:\n> One?\nYes.',
  ],
  'a signature above the quote': ['Yes.\n-- \nAda\n\nOn Thu, Keyline wrote:\n> One?', 'Yes.'],
  'a postscript below its signature': ['Yes.\n-- \nPS: to Lisbon.', 'Yes.\n-- \nPS: to Lisbon.'],
  'a colleague quoted without an address': [
    'Hi,\n\nOn Monday my boss wrote:\n\n> Make it 600.\n> Deadline is Dec 3.',
    'Hi,\n\nOn Monday my boss wrote:\n\n> Make it 600.\n> Deadline is Dec 3.',
  ],
  'a line of its own': ['Yes.\n--\nNo.', 'Yes.\n--\nNo.'],
  'answers between questions': [
    'On Thu, Keyline wrote:\n> One?\nYes.\n> Two?\nNo.',
    'On Thu, Keyline wrote:\n> One?\nYes.\n> Two?\nNo.',
  ],
  'an answer below': ['On Thu, Keyline wrote:\n> One?\n\nYes.', 'On Thu, Keyline wrote:\n> One?\n\nYes.'],
  'nothing quoted': [
    'From: here on we go.\nOn time, as she wrote',
    'From: here on we go.\nOn time, as she wrote',
  ],
  'nothing but a quote': ['> A question', '> A question'],
  'an opening on three lines': [
    'Yes.\n\nOn Thu, Nov 26, 2026 at 9:41 AM Keyline\n<r@k.example>\nwrote:\n\n> A question',
    'Yes.',
  ],
  'Gmail in Polish': [
    'Tak.\n\nSent from my phone\n\nczw., 26 lis 2026 o 09:41 Keyline <r@k.example>\nnapisał(a):\n\n> Pytanie',
    'Tak.\n\nSent from my phone',
  ],
  'Gmail in Chinese': ['好\n\nKeyline <r@k.example> 于2026年11月26日周四 09:41写道：\n\n> 问题', '好'],
  Yahoo: ['Yes.\n\n\u00a0 On Thursday, Keyline <r@k.example> wrote:  \n \n A question' + end, 'Yes.'],
  GMX: ['Ja.\n\nGesendet: Donnerstag\nVon: Keyline <r@k.example>\nAn: Ada\n\nFrage' + end, 'Ja.'],
  'a Danish phone': [
    'Ja.\n\n-------- Oprindelig besked --------\nFra: Keyline <r@k.example>\nDato: x\nTil: Ada\n\nx' + end,
    'Ja.',
  ],
  'lines of its own that look quoted': [
    'We need:\n> 500 mugs\n> 200 pens',
    'We need:\n> 500 mugs\n> 200 pens',
  ],
  'somebody else quoted': [
    'As she wrote.\n\nOn Thu, Bob <b@x.example> wrote:\n\n> Red.\n>\n>> Which?' + end.replace('\n', '\n>> '),
    'As she wrote.\n\nOn Thu, Bob <b@x.example> wrote:\n\n> Red.\n>\n>> Which?' + end.replace('\n', '\n>> '),
  ],
}
for (const [kind, mails] of Object.entries(quoted)) {
  const [text = '', left] = mails.map((mail) => mail.replaceAll('Keyline', mailWords.brand.name))
  Deno.test(`the writer’s own words are left of a reply with ${kind}`, () => {
    assert.equal(stripQuoted(text, false), left)
    assert.equal(stripQuoted(text, true), text.replaceAll('\r', '').trim())
  })
}
