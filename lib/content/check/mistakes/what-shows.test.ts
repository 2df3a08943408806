/** @jest-environment node */
import { brand } from '../../brand.ts'
import { inSample, tryInSample } from './sample.ts'

const { label } = brand().phone
const colleague = label
  .replace(/\d(?=\d$)/, (digit) => String(9 - Number(digit)))
  .replace(/\d$/, (digit) => String(9 - Number(digit)))

// Valid YAML that would show on the page.
tryInSample(
  [
    ...inSample('heading: Work that lasts', {
      'heading: “Work that lasts”':
        "has curly quotes around it, which would be shown; write Work that lasts, or, if they are meant, '“Work that lasts”'",
    }),
    ...inSample('Request a Quote', {
      'Request\u200b a Quote':
        'has an invisible character after "Request"; delete it and type the words again',
    }),
    // What hasty hands write.
    ...inSample('Request a Quote', {
      'Request it (Ana, please check)':
        'says "(Ana, please check)", a note to a colleague; write it on a line of its own, above: # …',
      'Request it, see mail from Priya': /^says "see mail from Priya", a note/,
      'Request it for $50 to $20': /^says "\$50 to \$20", from more to less; /,
      'Request it from C:\\Ana\\hall.pdf': 'says C:\\Ana\\hall.pdf, a file on your own computer; take it out',
      'Request it (see image1.png)':
        'names image1.png, a file that visitors do not have; take it out, or show it as a picture',
      'Request it\\n today': 'has \\n for a new line, which would be shown; write an entry for each line',
      'REQUEST A QUOTE TODAY': 'is all in capitals; write small letters, as its design decides how it looks',
      'Request 5.000 sets': 'has a point before its thousands; write 5,000',
      'Request it[a] today': 'has [a], the mark of a comment or of a source; take it away',
      'From $ 1.200,00': 'has $ 1.200,00 in another form than other prices; write $1,200.00',
      'From 4,90€': 'has 4,90€ in another form than other prices; write €4.90',
      'From $4.8999999 or $4.9': /; write \$4\.90$/,
      'By 31/12/2026':
        'has the day 31/12/2026, which other countries read otherwise; write its month as a word, like December 31, 2026',
      'A bottle of 18oz': 'has no space before oz; write 18 oz',
    }),
    ...inSample('They called before it went to press.', {
      '“They called before it went to press.”':
        /^has (curly )?quotes around it, which .*; write They called before it went to press\.$/,
      "'“They called before it went.”'":
        'has quotes around it, which the page sets; write They called before it went.',
      'they called before it went to press.':
        'begins with a small letter; write They called before it went to press.',
      'They called before it went to press':
        'ends without a period; write They called before it went to press.',
    }),
    // Text pasted from Word, Docs, mails and PDFs.
    ...inSample('Request a Quote', {
      '\uf0b7 Request it': 'has an invisible character before "Request"; delete it and type the words again',
      'We=E2=80=99ll =C3=A1sk': 'has letters that another program has mixed up; write We’ll ásk',
      'Request a \u0421ustom Quote':
        'has "\u0421ustom", in which a letter is that of another alphabet; type the word again',
      "'Request it. On Mon, Nov 23, 2026 at 9:14 AM Ana wrote: yes'": /Ana wrote:", which another program/,
      'Request it.Then wait': 'has no space between two sentences; write it. Then',
      "'Request: - a Quote - a proof'":
        'has a list in one text; write an entry for each point, or one sentence',
      'Request it&nbsp;&amp; wait': /; write Request it & wait$/,
      '"Request a\\tQuote\\a"': 'has an invisible character after "a"; delete it and type the words again',
      'Request a Qu\ufffdte': 'has "Qu\ufffdte", in which a letter was lost; type the word again',
      'RenÃ©e asks â€“ “why?”': 'has letters that another program has mixed up; write Renée asks – “why?”',
      'Request ２５ oz＋': 'has letters that another program has mixed up; write Request 25 oz+',
      'Request 1E+04 pens': /^says 1E\+04, a number that a spreadsheet has shortened; /,
      'Request %1$s': 'says "%1$s", which another program wrote; take it away',
      'Click or tap here to enter text': /^says "Click or tap here", as if it were not finished; /,
      'Request it by 2027-13-05': 'says 2027-13-05, a day that the calendar does not have; correct it',
      'Request 25 oz (1,000 ml)':
        'says "25 oz (1,000 ml)", and 25 oz are about 730 ml; correct one of the two',
      'Request it, 60 in (60 cm)': /, and 60 in are about 150 cm; correct one of the two$/,
      "'Two inks: red, green, and blue'": /^says "Two inks", and lists 3 after the colon; /,
      "'Four inks: red, green and blue'":
        'says "Four inks", and lists 3 after the colon; correct one of the two',
      'Stationary sets': 'says "Stationary", where stationery is meant; correct it',
      'Complementary samples': 'says "Complementary", where complimentary is meant; correct it',
      'A canvass tote': 'says "canvass", where canvas is meant; correct it',
      'From one peace': 'says "one peace", where piece is meant; correct it',
      'Nothing to loose': 'says "to loose", where lose is meant; correct it',
      'A ﬁrst Quote': 'has letters that another program has mixed up; write A first Quote',
      '✓ Request': /^begins with ✓, which would be shown/,
      '• Request': 'begins with •, which would be shown; take it away, and write an entry for each point',
      'Request // was Ask': 'shows "// was Ask"; write the comment on a line of its own, above: # was Ask',
      'Request%20a Quote': 'has %20, which stands for a space in addresses; write Request a',
      'It´s a Quote': 'has an accent for an apostrophe; write It’s',
      'Request a Quote, Error! Reference source not found.':
        'says "Error! Reference source not found", which another program wrote; take it away',
      'Request it at https://a.example/x now':
        /^shows https:\/\/a\.example\/x, which nobody can click here; /,
      'Request, - a Quote':
        'has two entries on one line; write - Request and, on a line of its own, - a Quote',
      'Request--now': 'has hyphens for a dash; write Request–now',
      'Request...': 'has three dots; write …',
      '"Request\\na Quote"':
        'has a line break, which its place does not show; write one line, or an entry for each',
    }),
    // Text pasted from a chat, and what is left of a sentence.
    ...inSample('Request a Quote', {
      'Request it :contentReference[oaicite:0]{index=0}':
        /^says ":contentReference.*", which another program/,
      "'| a | b |'": 'has a row of a table; write a block kind: table (README.md)',
      'Request<br>a Quote': 'has HTML in it, which would be shown as it is; write Request a Quote',
      'Click here for it': /^says "Click here", as if it were not finished/,
      'Request it or a': 'ends with "a", in the middle of a sentence; write the rest of it',
    }),
    ...inSample('  quote: Request a Quote', {
      '  > quote: Request a Quote': 'begins with the > of a quoted mail; take it away',
      '  quote: Request a note: ours':
        "has a colon in the value; put it in quotes: quote: 'Request a note: ours'; if note: is another field, give it a line of its own",
    }),
    // What the calendar, the claims and the language of the site know better.
    ...inSample('figure: Same day, label: delivery }', {
      "figure: Same day, label: 'by Friday, December 24', until: 2026-12-24 }":
        'says "by Friday, December 24", and December 24, 2026 is a Thursday; correct one of the two',
      'figure: Same day, label: until December 24, until: 2026-12-31 }':
        'says "until December 24", and is shown until 2026-12-31; write until: 2026-12-24, or correct the text',
      'figure: Same day, label: offer ends on December 24, until: 2026-12-31 }':
        'says "ends on December 24", and is shown until 2026-12-31; write until: 2026-12-24, or correct the text',
      'figure: Same day, label: Happy 2026, from: 2026-12-30, until: 2027-01-03 }': /^says 2026, and /,
      'figure: Same day, label: the fair of the year 2025, from: 2026-12-31 }':
        'says 2025, and is shown from 2026-12-31; correct the year, or write "in 2025" if that is meant',
    }),
    ...inSample('Work that lasts', {
      'Minimum of 50 pieces':
        'says "Minimum of 50 pieces", and claims.yaml says no minimum; correct one of the two',
      'FDA-approved steel': /^says FDA, which claims\.yaml does not have; /,
      'Bottles, MOQ 50': 'says "MOQ 50", and claims.yaml says no minimum; correct one of the two',
      'In more than ninety countries':
        /^says "more than ninety countries", and claims.yaml says \d+\+; write {countries}/,
      'In over {countries} countries':
        /^says "over {countries}", which reads "over \d+\+"; take "over" away$/,
      'Rush goods come within 12 hours':
        /^says "Rush goods come within 12 hours", and claims.yaml says \S+ hours; write \{rush\}/,
      'We have been printing since 1890':
        /^says "We have been printing since 1890", and founded: in brand\.yaml is \d+; write \{founded\}/,
      'Certified by ISO 14001': /^says ISO 14001, which claims\.yaml does not have; list it there/,
      'Cups of FSC paper': /^says FSC, which claims\.yaml does not have; /,
      'In {production} days':
        'says "{production} days", and claims.yaml counts it in hours; correct one of the two',
      'In {clinics} hours': /^says "\{clinics\} hours", and claims\.yaml counts no time with it; /,
      'By ISO {iso}': /^repeats the beginning of \{iso\}, which is ISO \d+; /,
      'Las condiciones están en su presupuesto, que usted acepta con la prueba':
        'is not in English; write it in English here, and the translation in languages/es.po',
    }),
    ...inSample('Enamel mug with a two-color print', {
      'Blue IMG_4711.jpg': 'is one word, or the name of a file; name the product and technique',
      'beer-mug-2': 'is one word, or the name of a file; name the product and technique',
    }),
    ...inSample('Enamel mug with a two-color print', {
      Image: /^says "image of" or the like; /,
      'Product photo': /^says "image of" or the like; /,
    }),
    ...inSample('They called before', {
      'Ask ana@acme.example. They called before': /^has a mail address within what a customer said; /,
    }),
    ...inSample('Enamel mug with', {
      'Screenshot 2026-11-20 with': 'says "image of" or the like; name the product and technique',
    }),
    ...inSample('Request a Quote', {
      'Request {experience}+ years': /^repeats the end of \{experience\}, which is \d+\+; delete it/,
      'Request ${cities} Quotes': 'would show the $ of ${cities}; write {cities}',
      'Request <cities> Quotes': '<cities> is nothing that the site fills in; write {cities}',
      'Thank you, {name}': /^greets visitors by our own name/,
    }),
    ...inSample('Work that lasts', {
      'Headline goes here':
        'says "Headline goes here", as if it were not finished; write the words, or leave the entry out with a line draft: true',
      "A patient's name": 'has a straight apostrophe; write patient’s',
      'Work that “lasts”, or "stays"': 'has straight quotes; write “stays”',
      'Work 3.5" tall': 'has " for inches; write 3.5 in',
      Heading: /^is only the name of its field; /,
      "Work 5' wide": "has ' for feet; write 5 ft",
      'Work in 8-12 days': 'has a hyphen in a range; write 8–12',
      'Request 1,000-2,500 posters': 'has a hyphen in a range; write 1,000–2,500',
      ['W'.repeat(200)]: 'has 200 letters, and its place holds 90; shorten it',
      'The cheapest printer in the world':
        'says "cheapest printer in the world", which nobody can prove; say what is true of us, or list these words with their evidence in claims.yaml',
      'Work of { days }': '{ days } is nothing that the site fills in; did you mean {days}?',
      "'{count of days'": 'has a { without its other half; write both, as in {count}, or neither',
      "'[days] of work'":
        '[days] is nothing that the site fills in; write what is meant, or {days} where the site is to fill it in',
      'Work of {{days}}': '{{days}} has two braces; write {days}',
      'Work of {years}': /^\{years\} is nothing that the site fills in; .* or, if it is a claim that/,
    }),
    ...inSample('Request a Quote', {
      'Request [a] (/printing)': 'has a link that is none; write [a](/printing)',
      'Request ![a](/printing)':
        'has ![a](/printing), which shows no picture; write [a](/address) for a link, or use a block kind: picture',
      'Request ~~an Offer~~ a Quote': /^has signs like/,
      'Request *a* Quote': /^has signs like/,
    }),
  ],
  [
    [
      'a superlative that compares with nobody',
      'Work that lasts',
      'What each is best at, at the lowest price',
    ],
    ['an apostrophe at the beginning of a word', 'Work that lasts', 'Work ’til it lasts'],
    ['an emoji of several parts', 'Work that lasts', 'Work 👩🏽‍💻 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ that lasts'],
    ['a word of another script', 'Work that lasts', 'می‌خواهم, क्‍ष'],
    ['soft hyphens and no-break spaces', 'Work that lasts', 'Work\u00a0that is long\u00adlasting'],
    ['the line break after a long text', 'lead: >-', 'lead: >'],
    ['capitals with accents, in quotes', 'Work that lasts', '“É” and “Ä”, MÃO, façade…'],
    ['a long button', 'Request a Quote', 'Request a quote for your own next project'],
    ['names with points', 'Work that lasts', 'Node.js, U.S.A., 4K?! “Yes.” Since 2015.'],
    ['mail and units', 'Work that lasts', 'Miami a=B5, x=10, kΩ, 5 µm, Привет, €1,200.50'],
    ['brackets, a footnote, a mail address', 'Work that lasts', 'Work [sic] (2 * 3*), Mo.Li-Fox@x.example'],
    [
      'prices, sizes and days as we write them',
      'Work that lasts',
      'From $0.045, 20 oz, USB-C, 1.150,00 €, 12/24',
    ],
    [
      'a notice until the day before',
      'delivery }',
      'back on January 4, from: 2026-12-24, until: 2027-01-03 }',
    ],
    [
      'a notice of days after its last',
      'delivery }',
      "'closed from December 24 on, order by December 18', from: 2026-12-10, until: 2026-12-28 }",
    ],
    [
      'a day of the next year',
      'delivery }',
      "'until Friday, January 1', from: 2026-12-24, until: 2027-01-01 }",
    ],
    ['some of what a claim counts', 'Work that lasts', 'Work in more than 12 languages on one label, 1,5 mm'],
    ['sizes in two units', 'Work that lasts', '16 oz (475 ml), 5 ft (1.5 m), 2 lb (0.9 kg), 12 oz (340 g)'],
    [
      'what is listed as counted',
      'Work that lasts',
      "'Two ways: pens and pads, and mugs. Two inks: red and blue. Three: a, b and c'",
    ],
    ['wide letters of another script', 'Work that lasts', '１ページ'],
    ['a colleague’s number', 'Work that lasts', `Call ${colleague}`],
  ],
)
