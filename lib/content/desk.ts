import { z } from 'zod'
import { optionsOf } from './options.ts'
import { defineContent, each, text, texts, textWith } from './shapes.ts'
import { statuses, views } from '../staff/desk/statuses.ts'
import { leadFormIds } from '../leads/contract.ts'
import { answerWords } from './answer-words.ts'
import { brand } from './brand.ts'
import { frameWords } from './frame.ts'
import { logo } from './logo.ts'
import { orderWords } from './order-words.ts'
import { signInWords } from './sign-in.ts'
import { sourcesWords } from './sources.ts'

const count = textWith('{count}')
const time = textWith('{time}')
const counted = z.strictObject({ one: count, many: count })
const theirs = textWith('{by}', '{value}', '{time}', '{mine}')
const changed = z.strictObject({ one: textWith('{change}'), many: textWith('{count}', '{change}') })
const nothing = z.strictObject(texts('title', 'help'))

export const deskWords = defineContent(
  'desk.yaml',
  z.strictObject({
    ...texts('title', 'list', 'lost'),
    bar: z.strictObject(texts('label', 'shortcuts', 'menu', 'search')),
    views: z.strictObject({ label: text, names: z.strictObject(texts(...views)) }),
    numbers: z.strictObject({
      label: text,
      kept: z.strictObject({ figure: textWith('{kept}', '{promised}'), words: text, short: text }),
      longest: z.strictObject(texts('words', 'short')),
      won: z.strictObject(texts('words', 'short')),
      quoted: z.strictObject(texts('words', 'short')),
    }),
    search: z.strictObject(texts('label', 'hint')),
    orders: z.strictObject(texts('label', 'due', 'event', 'newest', 'until')),
    filter: z.strictObject({
      button: text,
      counted: count,
      openOf: textWith('{person}'),
      wrongDays: textWith('{from}', '{to}'),
      wrongForm: textWith('{kind}', '{event}'),
    }),
    pages: z.strictObject({
      shown: textWith('{first}', '{last}', '{count}'),
      end: textWith('{shown}', '{count}'),
      ...each(count, 'next', 'print', 'more'),
      ...texts('newer', 'older'),
    }),
    columns: z.strictObject(texts('all', 'name', 'company', 'subject', 'event', 'due', 'owner', 'status')),
    row: z.strictObject({
      choose: textWith('{person}'),
      ...texts('take', 'nobody', 'rush', 'isNew'),
      changed: textWith('{value}'),
      takeOf: textWith('{person}'),
      setStatus: textWith('{person}', '{status}'),
      ...each(count, 'times', 'sentTimes'),
      event: textWith('{when}'),
      ends: textWith('{number}', '{when}'),
      expired: textWith('{when}'),
      drafts: z.strictObject(texts('kept', 'held')),
    }),
    soon: z.strictObject({ today: text, tomorrow: text, days: count }),
    due: z.strictObject({
      ...each(time, 'left', 'late', 'fullLeft', 'fullLate', 'wasDue', 'isDue'),
      ...each(count, 'minutes', 'hours', 'day', 'days'),
      ...each(counted, 'fullMinutes', 'fullHours', 'fullDays'),
      waits: textWith('{day}'),
      reminded: text,
    }),
    facts: z.strictObject({
      event: textWith('{when}'),
      quote: textWith('{number}', '{state}'),
      ...each(textWith('{number}'), 'order', 'proof', 'changes'),
      approvedBy: textWith('{number}', '{person}'),
      ...texts('won', 'approved', 'timeline', 'budget', 'again', 'about', 'moved', 'language'),
      sent: count,
      first: time,
    }),
    parts: z.strictObject(texts('artwork', 'person', 'source', 'history', 'message')),
    artwork: z.strictObject({
      files: z.strictObject({ one: text, many: count }),
      announced: z.strictObject({ one: textWith('{arrived}'), many: textWith('{count}', '{arrived}') }),
      verdicts: z.strictObject(texts('ready', 'note', 'stop', 'ask', 'help', 'none', 'mailed')),
      bytes: z.strictObject({ kb: count, mb: count }),
      ...texts('begun', 'ask', 'notAsked', 'claimed', 'found'),
      purpose: textWith('{purpose}', '{size}'),
    }),
    person: z.strictObject({
      ...texts('first', 'returning'),
      won: textWith('{month}'),
      ...each(count, 'address', 'company'),
    }),
    message: z.strictObject(texts('all', 'less')),
    pane: z.strictObject({
      ...texts('label', 'previous', 'next', 'remind', 'spam', 'notSpam', 'copy', 'copied', 'print'),
      loading: text,
      position: textWith('{place}', '{count}'),
      back: textWith('{view}'),
    }),
    reminders: z.strictObject(texts('tomorrow', 'before', 'monday', 'week', 'other', 'day', 'none', 'set')),
    work: z.strictObject({
      changed: textWith('{person}', '{value}'),
      ...texts('reply', 'call', 'template', 'take', 'status', 'note', 'owner', 'save', 'saving', 'saved'),
      ...texts('unchanged', 'unchangedHelp', 'failed', 'gone', 'goneHelp', 'noOwner', 'kept'),
    }),
    lostBy: z.strictObject({
      ...texts('ask', 'help', 'skip', 'menu'),
      done: z.strictObject({ one: textWith('{value}'), many: textWith('{count}', '{value}') }),
      reasons: optionsOf([5, 5], 'reasons'),
    }),
    ends: z.strictObject({
      ...each(textWith('{status}'), 'withdraw', 'cancel'),
      ...each(textWith('{number}', '{total}'), 'quote', 'order'),
      ...texts('yesWithdraw', 'yesCancel', 'no'),
    }),
    byPhone: z.strictObject({
      ...texts('open', 'help', 'all', 'name', 'nameHint', 'order', 'yes', 'noName', 'failed'),
      heading: textWith('{number}'),
      choice: textWith('{what}', '{total}'),
    }),
    order: orderWords,
    wonFor: z.strictObject(texts('ask', 'amount', 'yes', 'skip', 'wrong')),
    replied: z.strictObject({ ask: text, help: textWith('{template}'), yes: text, no: text }),
    conflict: z.strictObject({
      ...each(theirs, 'status', 'owner', 'remind', 'step', 'parcels'),
      ...each(textWith('{by}', '{time}', '{mine}'), 'took', 'released', 'spam', 'notSpam', 'awake'),
      ...texts('somebody', 'visitor', 'help', 'yes'),
      no: textWith('{by}'),
    }),
    bulk: z.strictObject({
      ...texts('choose', 'none', 'status', 'owner', 'spam', 'notSpam', 'print', 'export', 'cancel'),
      ...texts('undo', 'undone'),
      ...texts('again', 'delete', 'deleteHelp'),
      ...each(count, 'chosen', 'all', 'others', 'yes', 'left', 'gone', 'kept', 'told', 'yesDelete'),
      ...each(changed, 'ask', 'done'),
      ...each(z.strictObject({ one: text, many: count }), 'deleted', 'askDelete'),
      ...each(textWith('{done}', '{count}'), 'progress', 'stopped'),
    }),
    ...each(z.strictObject({ one: text, many: count }), 'news', 'written'),
    empty: z.strictObject({
      ...texts('none', 'noneHelp'),
      ...each(nothing, 'unanswered', 'nobody', 'quotes', 'drafts', 'soon', 'waiting', 'spam'),
      ...each(nothing, 'proof', 'produce', 'ship'),
      mine: z.strictObject({ title: text, help: count, link: text }),
      filtered: z.strictObject({
        ...texts('title', 'link', 'clear'),
        help: textWith('{view}'),
        elsewhere: textWith('{count}', '{view}'),
      }),
    }),
    failed: z.strictObject(texts('title', 'help', 'again')),
    ended: z.strictObject({
      ...texts('title', 'text', 'note', 'signIn'),
      noteHelp: textWith('{reference}'),
    }),
    answer: answerWords,
    currencies: z.record(
      z.string().regex(/^[A-Z]{3}$/, 'is not a currency of three letters, such as USD'),
      z.array(text),
    ),
    taxed: z.record(z.string(), z.array(text)),
    shortcuts: z.strictObject({
      ...texts('title', 'close', 'single', 'list', 'ticket'),
      keys: z.strictObject({
        ...texts('next', 'previous', 'choose', 'range', 'search', 'news', 'answer', 'quote', 'take'),
        ...texts('note', 'remind', 'owner', 'spam', 'save', 'help'),
      }),
    }),
  }),
)
export type DeskWords = ReturnType<typeof deskWords>

export const submissionsWords = defineContent(
  'submissions.yaml',
  z.strictObject({
    ...texts('title', 'loading', 'failed', 'localPreview', 'needsScript', 'signIn', 'notGiven', 'noInterest'),
    ...texts('deadline', 'callThem', 'spamStatus', 'unmailed', 'delayed'),
    reach: textWith('{count}'),
    managersOnly: textWith('{person}'),
    counted: z.strictObject({ one: text, many: textWith('{shown}', '{count}') }),
    empty: z.strictObject(texts('title', 'help', 'signIn', 'expired', 'stranger')),
    timeZone: z
      .string()
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is not a known time zone'),
    kinds: z.strictObject(texts(...leadFormIds)),
    statuses: z.strictObject(texts(...statuses)),
    filter: z.strictObject({
      ...texts('label', 'search', 'searchHint', 'kind', 'event', 'status', 'spam', 'owner', 'from', 'to'),
      ...texts('campaign', 'page', 'email', 'company', 'any', 'open', 'apply', 'clear', 'export', 'quotes'),
      spamChoices: z.strictObject(texts('without', 'only')),
    }),
    pages: z.strictObject(texts('label', 'newer', 'older')),
    mail: z.strictObject(texts('waiting', 'sending', 'sent', 'held', 'crowded', 'failed')),
    work: z.strictObject({
      changes: z.strictObject({
        ...each(
          textWith('{by}', '{value}'),
          'status',
          'owner',
          'reminder',
          'quote',
          'withdrawn',
          'cancelled',
        ),
        ...each(textWith('{by}', '{value}'), 'restored', 'reason', 'step', 'parcels', 'day', 'proof'),
        ...each(textWith('{value}'), 'approved', 'bounced', 'became', 'stepBecame', 'replyOn'),
        accepted: textWith('{signed}', '{value}'),
        recorded: textWith('{by}', '{signed}', '{value}'),
        unflagged: text,
        ...each(textWith('{by}'), 'took', 'released', 'note', 'spam', 'not spam', 'awake', 'left', 'answer'),
        ...each(textWith('{by}'), 'draft', 'link'),
        reply: text,
      }),
    }),
    csv: z.strictObject({
      columns: z.strictObject({
        ...texts('reference', 'submitted', 'form', 'status', 'owner', 'spam', 'mail'),
        ...texts('timeline', 'budget', 'campaign', 'page', 'opener', 'product', 'host', 'artwork'),
        ...texts('answered', 'changed', 'notes', 'value', 'currency'),
      }),
      quotes: z.strictObject({
        ...texts('reference', 'number', 'sent', 'until', 'state', 'total', 'currency', 'quantity'),
        ...texts('accepted', 'by', 'recorded', 'order'),
      }),
      ...texts('yes', 'no'),
    }),
  }),
)
export type SubmissionsWords = ReturnType<typeof submissionsWords>

export const deskBarWords = () => ({
  ...deskWords().bar,
  brand: brand().name,
  logo: logo(),
  requests: deskWords().title,
  sources: sourcesWords().report.nav,
  account: signInWords().account.title,
  signOut: signInWords().signOut,
})
export type DeskBarWords = ReturnType<typeof deskBarWords>

export const cardsWords = () => ({
  ...submissionsWords(),
  frame: frameWords(),
  tickets: deskWords().title,
  signOut: signInWords().signOut,
  fold: deskWords().filter,
})
export type CardsWords = ReturnType<typeof cardsWords>
