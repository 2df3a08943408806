import { z } from 'zod'
import { defineContent, text, textWith } from './shapes.ts'
import { views } from '../staff/desk/statuses.ts'

const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>)
const count = textWith('{count}')
const time = textWith('{time}')
const counted = z.strictObject({ one: count, many: count })
const nothing = texts('title', 'help')

export const workplaceWords = defineContent(
  'workplace.yaml',
  z.strictObject({
    title: text,
    bar: texts('label', 'shortcuts', 'menu', 'search'),
    views: z.strictObject({
      label: text,
      names: texts(...views),
    }),
    numbers: z.strictObject({
      label: text,
      kept: z.strictObject({ figure: textWith('{kept}', '{promised}'), words: text, short: text }),
      longest: texts('words', 'short'),
      won: texts('words', 'short'),
      quoted: texts('words', 'short'),
    }),
    list: text,
    search: texts('label', 'hint'),
    orders: texts('label', 'due', 'event', 'newest'),
    filter: z.strictObject({
      button: text,
      counted: count,
      wrongDays: textWith('{from}', '{to}'),
      wrongForm: textWith('{kind}', '{event}'),
    }),
    pages: z.strictObject({
      shown: textWith('{first}', '{last}', '{count}'),
      end: textWith('{shown}', '{count}'),
      next: count,
      newer: text,
      older: text,
      more: count,
    }),
    columns: texts('all', 'name', 'company', 'subject', 'event', 'due', 'owner', 'status'),
    row: z.strictObject({
      choose: textWith('{name}'),
      take: text,
      takeOf: textWith('{name}'),
      setStatus: textWith('{name}', '{status}'),
      nobody: text,
      rush: text,
      times: count,
      sentTimes: count,
      event: textWith('{when}'),
    }),
    soon: z.strictObject({ today: text, tomorrow: text, days: count }),
    due: z.strictObject({
      ...z.strictObject({ left: time, late: time, fullLeft: time, fullLate: time, wasDue: time, isDue: time })
        .shape,
      ...z.strictObject({ minutes: count, hours: count, day: count, days: count }).shape,
      ...z.strictObject({ fullMinutes: counted, fullHours: counted, fullDays: counted }).shape,
      waits: textWith('{day}'),
      reminded: text,
    }),
    facts: z.strictObject({
      event: textWith('{when}'),
      quote: textWith('{number}', '{state}'),
      timeline: text,
      budget: text,
      sent: count,
      first: time,
    }),
    parts: texts('artwork', 'person', 'source', 'history', 'message'),
    artwork: z.strictObject({
      files: z.strictObject({ one: text, many: count }),
      announced: z.strictObject({ one: textWith('{arrived}'), many: textWith('{count}', '{arrived}') }),
      verdicts: texts('ready', 'note', 'help', 'none'),
      bytes: z.strictObject({ kb: count, mb: count }),
      ...texts('begun', 'ask', 'notAsked').shape,
      purpose: textWith('{name}', '{size}'),
    }),
    person: z.strictObject({
      first: text,
      returning: text,
      won: textWith('{month}'),
      address: count,
      company: count,
    }),
    message: texts('all', 'less'),
    pane: z.strictObject({
      ...texts('label', 'previous', 'next', 'remind', 'spam', 'notSpam', 'copy', 'copied', 'print', 'loading')
        .shape,
      position: textWith('{place}', '{count}'),
      back: textWith('{view}'),
    }),
    reminders: texts('tomorrow', 'before', 'monday', 'week', 'other', 'day', 'none', 'set'),
    work: texts(
      ...([
        'reply',
        'call',
        'template',
        'take',
        'status',
        'note',
        'owner',
        'save',
        'saving',
        'saved',
      ] as const),
      ...(['unchanged', 'unchangedHelp', 'failed', 'gone', 'goneHelp', 'noOwner', 'kept'] as const),
    ),
    meanwhile: z.strictObject({
      ...texts('help', 'yes', 'no').shape,
      changed: textWith('{change}'),
      theirs: textWith('{by}'),
    }),
    replied: z.strictObject({ ask: text, help: textWith('{template}'), yes: text, no: text }),
    conflict: z.strictObject({
      status: textWith('{by}', '{value}', '{time}', '{mine}'),
      owner: textWith('{by}', '{value}', '{time}', '{mine}'),
      took: textWith('{by}', '{time}', '{mine}'),
      released: textWith('{by}', '{time}', '{mine}'),
      spam: textWith('{by}', '{time}', '{mine}'),
      notSpam: textWith('{by}', '{time}', '{mine}'),
      remind: textWith('{by}', '{value}', '{time}', '{mine}'),
      awake: textWith('{by}', '{time}', '{mine}'),
      somebody: text,
      help: text,
      yes: text,
      no: textWith('{by}'),
    }),
    bulk: z.strictObject({
      ...texts('choose', 'none', 'status', 'owner', 'spam', 'notSpam', 'print', 'export', 'cancel').shape,
      ...texts('undo', 'undone').shape,
      chosen: count,
      ask: textWith('{count}', '{change}'),
      askOne: textWith('{change}'),
      others: count,
      yes: count,
      done: textWith('{count}', '{change}'),
      doneOne: textWith('{change}'),
      left: count,
      gone: count,
    }),
    news: z.strictObject({ one: text, many: count }),
    empty: z.strictObject({
      none: text,
      noneHelp: text,
      unanswered: nothing,
      mine: z.strictObject({ title: text, help: count, link: text }),
      nobody: nothing,
      soon: nothing,
      waiting: nothing,
      spam: nothing,
      filtered: z.strictObject({
        ...texts('title', 'link', 'clear').shape,
        help: textWith('{view}'),
        spam: textWith('{count}', '{view}'),
      }),
    }),
    failed: texts('title', 'help', 'again'),
    ended: z.strictObject({
      ...texts('title', 'text', 'note', 'signIn').shape,
      noteHelp: textWith('{count}', '{reference}'),
    }),
    lost: text,
    answer: z.strictObject({
      heading: textWith('{name}'),
      quoteHeading: textWith('{number}'),
      conversation: textWith('{name}'),
      quoted: textWith('{number}', '{total}', '{state}'),
      states: texts('open', 'replaced', 'withdrawn', 'expired', 'accepted'),
      withdraw: z.strictObject({ ...texts('open', 'help', 'yes', 'no').shape, ask: textWith('{number}') }),
      will: textWith('{status}', '{email}'),
      ...z.strictObject({
        seen: time,
        kept: time,
        left: count,
        met: textWith('{by}'),
        writing: textWith('{name}'),
      }).shape,
      ...texts('open', 'openQuote', 'you', 'going', 'replied', 'accepted', 'noReply', 'message', 'addQuote')
        .shape,
      ...texts('dropQuote', 'item', 'decoration', 'quantity', 'price', 'paste', 'addQuantity', 'addLine')
        .shape,
      ...texts('addExtra', 'extra', 'note', 'amount', 'total', 'currency', 'tax', 'delivered').shape,
      ...texts('until', 'terms', 'unmailed', 'send', 'keep', 'undo', 'sent', 'wrote', 'metHelp', 'yes').shape,
      ...texts('no', 'invalid', 'failed', 'gone').shape,
    }),
    currencies: z.record(
      z.string().regex(/^[A-Z]{3}$/, 'is not a currency of three letters, such as USD'),
      z.array(text),
    ),
    shortcuts: z.strictObject({
      ...texts('title', 'close', 'single', 'list', 'ticket').shape,
      keys: texts(
        'next',
        'previous',
        'choose',
        'range',
        'search',
        'news',
        'answer',
        'quote',
        'take',
        'save',
        'help',
      ),
    }),
  }),
)
export type WorkplaceWords = ReturnType<typeof workplaceWords>
