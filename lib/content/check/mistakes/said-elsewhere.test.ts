/** @jest-environment node */
import { inFile, tryInFiles } from './in-files.ts'

// What is said otherwise elsewhere: by the site itself, by another file, or by a line beside it.
tryInFiles([
  ...inFile('artwork.yaml', /(limits: Up to )\w+/, {
    $1ten: 'says "ten", and the site takes 5 files at a time; write what it does',
  }),
  ...inFile('leads/quick-quote.yaml', /at least 10/, {
    'at least 20': /^says "20", and the site asks for 10; /,
  }),
  ...inFile('leads/quick-quote.yaml', 'Ten fields', {
    'Five fields': /^says "Five", and the site asks for 10 fields; /,
  }),
  ...inFile('leads/quote.yaml', 'Three fields', {
    'Four fields': /^says "Four", and the site requires 3 fields; /,
  }),
  ...inFile('pages/privacy.yaml', /(kept there for )seven/, {
    $1nine: /^says "nine", and the site keeps lists for 7 days; /,
  }),
  ...inFile(['widgets.yaml', 'pages/privacy.yaml'], /load: ask/, {
    'load: eager': /^says "no outside service", and the site loads one/,
  }),
  ...inFile(['deadline.yaml', 'leads/common.yaml'], 'proofDays: 1', {
    'proofDays: 3': /^says "next", and the site needs 3 working days for a proof \(deadline.yaml\)/,
  }),
  ...inFile('pages/privacy.yaml', /Numbers under five are/, {
    'Numbers under ten are': /^says "ten", and the site hides those under 5; /,
  }),
  ...inFile('replies.yaml', /within 180 days/, {
    'within 90 days': /^says "90", and the site opens links for 180 days/,
  }),
  ...inFile('home/before-order.yaml', 'Three free', {
    'Four free': /^says "Four", and the site shows 3; /,
  }),
  ...inFile('printing.yaml', 'checked {count} times', {
    'checked five times': /^says "five", and the site lists 4 checks; /,
  }),
  ...inFile('printing.yaml', 'size: 5.5 × 8.5 in, sheet: [11, 8.5]', {
    'size: 4 × 6 in, sheet: [4, 12]':
      'is drawn folded in the middle of its width, and size says 4 × 6; write [8, 6]',
  }),
  ...inFile('leads/common.yaml', 'the next working day', {
    'in two working days': /^says "two", and the site needs 1 for a proof \(deadline\.yaml\); /,
  }),
  ...inFile('pages/accessibility.yaml', 'in three browser engines', {
    'in four browser engines': /^says "four", and the site says 3 on a tile; /,
  }),
  ...inFile('home/challenges.yaml', "figure: '{savings}'", {
    'figure: 25–30%': /^says "25–30% less", and claims\.yaml says 25–35%; write \{savings\}/,
  }),
  ...inFile('home/about.yaml', 'costs\n  {savings} less', {
    'costs\n  20–25% less': /^says "20–25% less", and claims\.yaml says 25–35%; write \{savings\}/,
  }),
  ...inFile('home/products.yaml', 'href: /#drinkware', {
    'href: /#technology':
      'leads to /#technology, and Drinkware is at /#drinkware; write one that fits the label',
  }),
  ...inFile('footer.yaml', 'href: /translation }', {
    'href: /veterinary }':
      /^leads to \/veterinary, and "Translation Services" to \/#translation in navigation/,
  }),
  ...inFile('deadline.yaml', /(leadTime: .*)working days/, {
    $1weeks: /^says "week", and the site counts it in days; /,
  }),
  ...inFile('deadline.yaml', /, Friday: '[^']*'/, {
    '': /^has no hour for Friday, and the office is open then \(office.yaml, days\); add it, or the hour at which/,
  }),
  ...inFile('deadline.yaml', 'tight: Tight', {
    'tight: Comfortable': 'lists "Comfortable" twice; take one away or give it another name',
  }),
  ...inFile('office.yaml', 'always: within {count} hours', {
    'always: within {count} working hours':
      'is what clock: always counts, which is every hour; write it without "working"',
  }),
  ...inFile('claims.yaml', /again: \d{4}/, {
    'again: 2036': 'is more than three years after checked; correct the year',
  }),
  ...inFile('brand.yaml', /(label: .*)\d'(\n.*)\d'/, {
    "$1'$2'": 'must have ten digits after +1; write all of them',
  }),
  ...inFile('footer.yaml', /.*label: Privacy,.*\n/, {
    '': /^has no link to the privacy page, which every page must lead to; /,
    "  - { label: Press, href: 'mailto:press@keylnie.example' }\n$&":
      'has @keylnie.example, much like our email in brand.yaml; correct it',
  }),
  ...inFile('translation.yaml', 'name: Polish, native: Polski', {
    'name: Polski, native: Polish': 'is its English name; write name: Polish and native: Polski',
  }),
  ...inFile('home/drinkware.yaml', /drink\/glass-bottle([^]*?)drink\/ceramic-mug/, {
    'drink/ceramic-mug$1drink/glass-bottle':
      'is the picture of ceramic-mug, and this is glass-bottle; write its own',
  }),
  // The first was changed, and the second is named.
  ...inFile('home/portfolio.yaml', /(file: )\S+([^]*?file: )(\S+)/, {
    $1$3$2$3: /^is the picture of another entry, too; .* the one of the two that was changed .* in line \d+$/,
  }),
  ...inFile('home/drinkware.yaml', /name: (Campfire mug), 12 oz([^]*?)Speckled enamel/, {
    'name: $1 from $$9$2From $$11 a piece. Enamel': 'says $11, and name says $9; write the same',
  }),
  ...inFile('home/outdoor-sports.yaml', 'and two balls', {
    'and three balls': 'says three balls, and features says Two balls; write the same',
  }),
  ...inFile('home/locations.yaml', / +- \{ city: 'Boston, USA'/, {
    "      - { city: 'New York City, USA', at: [40.71, -74] }\n$&":
      'is New York as alsoCalled says; take one of the two cities away, or "New York City" there',
  }),
  ...inFile('words.yaml', /words:\n/, {
    '$&  - hot foil\n': 'is more than one word; write each in a line of its own',
  }),
  ...inFile('site.yaml', 'languages: en, es', {
    'languages: English, Spanish': 'must be codes of languages, like en, es',
  }),
  ...inFile('pages/questions.yaml', 'short: { answer: Yes. }', {
    'short: { answer: No. }': 'says "No", and the answer below it begins with "Yes"; correct one of the two',
  }),
  ...inFile('home/drinkware.yaml', /(description: ).*/, {
    '$1Steel, printed all around, order 12 or more.':
      'says "order 12 or more", and claims.yaml says there is no minimum; take it away, or take that claim back',
  }),
  ...inFile('pages/questions.yaml', 'printed again. Twelve answers', {
    'printed again. Thirteen answers': /^says "Thirteen answers", and the page has 12; correct it/,
  }),
  ...inFile('pages/questions.yaml', 'The thirteenth', {
    'The twelfth': 'says "twelfth", and the page answers 12 questions; write thirteenth',
  }),
  ...inFile('claims.yaml', /(id: iso-validity\n *)awaited: true/, {
    '$1figure: March 31, 2026': /^says March 31, 2026, a day that has passed; write the new one, or awaited/,
    '$1figure: until 2026-03-31': /^says until 2026-03-31, a day that has passed; /,
  }),
  ...inFile(['brand.yaml', 'brand.yaml'], /founded: (\d+)/, {
    'founded: 0$1': /^begins with 0; write founded: \d{4}$/,
  }),
  ...inFile('artwork.yaml', 'width: 3.5, height: 2, unit: in', {
    'width: 3.5, height: 2, unit: mm': 'makes it smaller than 10 mm; did you mean in?',
  }),
  ...inFile('languages/es.po', 'msgstr "Tres maneras gratuitas', {
    'msgstr "Cuatro maneras gratuitas': 'says cuatro, and the English three; write tres',
  }),
  ...inFile('home/outdoor-sports.yaml', 'Two pairs of sunglasses with pad-printed arms', {
    'Two beach balls with printed panels':
      'is about Beach ball, and this is Sunglasses; describe its own picture',
  }),
])
