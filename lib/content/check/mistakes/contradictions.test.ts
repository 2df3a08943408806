/** @jest-environment node */
import { brand } from '../../brand.ts'
import { claims } from '../../claims.ts'
import { inFile, tryInFiles } from './in-files.ts'

const countries = claims().claims.find(({ id }) => id === 'countries')?.figure ?? '65+'

// Facts that another line or file says otherwise.
tryInFiles([
  ...inFile('claims.yaml', /(id: )countries/, {
    $1nations: /^is named by no text, and no claim has the id countries, as \S+:\d+ names it; /,
  }),
  ...inFile('claims.yaml', /(id: countries\n *figure: ).*/, {
    '$1650+': 'says 650+, and the world has 195 countries; correct one of the two',
    '$1more than 65': 'is in another form than texts take it; write 65+',
    '$165+ countries': /^ends with "countries", which the texts say themselves, as \S+:\d+; write 65\+$/,
  }),
  ...inFile('claims.yaml', /(id: continents\n *figure: ).*/, {
    "$1'7'": /^says 7, and no city lies on the seventh, Antarctica; /,
  }),
  ...inFile('claims.yaml', /(id: practice\n *figure: ).*/, { '$1300+': /^says 300\+, and founded: / }),
  ...inFile('claims.yaml', /(id: cities\n *figure: ).*/, {
    '$11000+': /^says 1000\+, and home\/locations\.yaml lists \d+; /,
  }),
  ...inFile(['brand.yaml', 'claims.yaml'], /founded: .*/, {
    'founded: 2020': /^says \d+\+, and founded: 2020 in brand\.yaml makes \d+; /,
  }),
  ...inFile('claims.yaml', /(id: rush\n.*figure: ).*/, {
    '$112–24': 'is not the longest time in figure; write the same in both',
  }),
  ...inFile('claims.yaml', /checked: .*/, {
    'checked: 2999-01-01': /^is a day to come; /,
  }),
  ...inFile('brand.yaml', /(country: )US/, {
    $1UK: /^does not mean USA, which city says; /,
  }),
  ...inFile('brand.yaml', /(region: ).*/, { $1Texas: /^is Texas, and city says \w+; write the same$/ }),
  ...inFile('office.yaml', /Eastern$/m, { CET: /^says CET, and zone \S+ is Eastern Time; / }),
  ...inFile('office.yaml', /6 pm/i, {
    '6 am': 'does not say 6 pm, and hours has 18:00; write the same hours',
  }),
  ...inFile('office.yaml', /hours: \{.*/, {
    "hours: { from: '09:00', to: '06:00' }": /^end before they begin; .* as 18:00 for 6 pm$/,
  }),
  ...inFile('office.yaml', /days: .*/, {
    'days: [Monday–Thursday]': 'is several days in one; write Monday, Tuesday, Wednesday, Thursday',
  }),
  ...inFile('claims.yaml', /(id: countries\n *figure: ).*/, {
    '$1+65': "must be text, and is read as the number 65; put it in quotes: '65+'",
    "$1'+65'": /^must be written like 65\+/,
  }),
  ...inFile('deadline.yaml', /buffer: .*/, { 'buffer: 70': 'is too large; write 20 or less' }),
  ...inFile('deadline.yaml', /(id: drinkware.*days: (\d+).*rush:) 2/, {
    '$1 $2': /^is no shorter than the \d+ days that it takes without a rush; /,
  }),
  ...inFile('deadline.yaml', /(cutOff: .*Thursday: )'.*?'/, {
    "$1'03:00'": /^is 03:00 on Thursday, and the office opens at \d\d:\d\d .*; write a later hour$/,
  }),
  ...inFile('home/locations.yaml', 'Orlando, USA', {
    'Orlando, Florida': '"Florida" is no country; did you mean USA?',
  }),
  ...inFile('home/locations.yaml', 'Denver, USA', {
    'Denver, Colorado': '"Colorado" is no country; did you mean USA?',
  }),
  // The last two, as the first may be drafts.
  ...inFile('home/drinkware.yaml', /category: .*((?:(?!category:)[^])*)category: .*(?![^]*category:)/, {
    'category: Bottle$1category: Bottles': 'is Bottle here and Bottles at another product; write the same',
  }),
  ...inFile('pages/questions.yaml', /( heading: )(.*)/, {
    '$1Ninety answers': /^says "Ninety answers", and the page has \d+; correct it, also where/,
  }),
  ...inFile('pages/questions.yaml', /( question: )(.*\?)$/m, {
    '$13. $2': 'begins with the number 3. of another list; take it away',
    '$1How do I pay': 'ends without a question mark; write it',
  }),
  ...inFile('pages/questions.yaml', /(list:\n +- .*label: .*?href: )[^ }]*/, {
    '$1http://localhost:3000/privacy':
      /^is a copy of the site that visitors cannot open; write \/privacy for a page of ours, else/,
    '$1https://docs.google.com/document/d/1/edit': /^opens for those alone who share that document; /,
  }),
  ...inFile('home/drinkware.yaml', /( +name: ).*(\n[^]*?features: ).*/, {
    '$1Mug, 20 oz$2[Laser, 30 oz]': 'says 30 oz, and name says 20 oz; write the same',
  }),
  ...inFile('leads/quick-quote.yaml', /(budgetRanges:\n)[^]*?\n(?=\w)/, {
    '$1  a: Under $500\n  b: $500 - $900\n  c: $$1,000+\n':
      'is "$1,000+" after "$500 - $900"; let each begin where the one before ends, in the same currency',
  }),
  ...inFile('leads/quick-quote.yaml', /(timelines:\n  rush: ).*\n[^]*?\n(?=\w)/, {
    '$1Rush (1-3 weeks)\n  a: Soon (1-2 weeks)\n  b: Later (2-4 weeks)\n':
      'is "Soon (1-2 weeks)" after "Rush (1-3 weeks)"; let each begin where the one before ends',
  }),
  ...inFile('printing.yaml', /(size: 3\.5 × 2 in, sheet: )\[.*?\]/, {
    '$1[89, 51]': 'is not what size says; write the same two numbers, in the unit of unit',
  }),
  ...inFile('artwork.yaml', /(product: .*width: )[\d.]+/, {
    $176: 'makes it longer than 5 feet, too long for a product; write the unit that the numbers are in',
  }),
  ...inFile('claims.yaml', /(id: countries\n *figure: ).*/, {
    '$165 +': /^must be written like 65\+, .* without spaces/,
  }),
  ...inFile('claims.yaml', /(id: store\n *figure: ).*/, {
    '$17–5': /^must be written like .* the smaller number first$/,
  }),
  ...inFile('campaigns.yaml', /( +- name: (.*)\n)([^]*)/, {
    $1$3$1$3: /^lists "\S+" twice; /,
  }),
  // Facts by hand, and those that another entry, file or the site itself says otherwise.
  ...inFile('footer.yaml', /(claim: ).*/, {
    [`$1Production in ${countries.replace('+', '')} Countries`]: `says "${countries}" by hand; write {countries}, which claims.yaml fills in`,
  }),
  ...inFile('home/storefronts.yaml', /(heading: ).*/, {
    '$1Open in 5 to 7 days': /^says "5–7" by hand; write \{store\}/,
    '$1A person replies within 3 hours': /^says "replies within 3 hours" by hand; write \{promise\}/,
    '$1Up to 35% savings': /^says "25–35%" by hand; write \{savings\}/,
    '$1Up to 12 feet wide': 'says "Up to 12 feet", and claims.yaml says 10 feet; correct one of the two',
    '$1One roll, 12 feet wide': 'says "roll, 12 feet", and claims.yaml says 10 feet; correct one of the two',
    '$1Order by November 31': /^says "November 31", a day that the calendar does not have/,
    [`$1Call ${brand().phone.number.replace(/\+1(...)(...)/, '$1.$2.')}`]:
      'says our phone by hand; write {phone}, which brand.yaml fills in',
    "$1'Call {phone}, Mon–Fri, 9 am–5 pm'":
      'says our hours by hand; write {hours}, which office.yaml fills in',
  }),
  ...inFile('home/about.yaml', /( figure: ).*(, text: years)/, {
    "$1'27'$2":
      'says "27 years in business", and claims.yaml says 25+; write {experience}, which it fills in',
  }),
  ...inFile('home/drinkware.yaml', /(lead: ').*?(pieces)/, {
    '$1Ninety $2': /^says "Ninety pieces", and products lists \d+; write \{count\}/,
  }),
  ...inFile('home/drinkware.yaml', /(name: .*, \d+) oz/, {
    $1: /^ends with \d+ without its unit; write what it counts, such as \d+ oz$/,
  }),
  ...inFile('home/reviews.yaml', /(company: )[^,}\n]*/, { "$1'[Company]'": /^says "\[Company\]", as if/ }),
  ...inFile('home/services.yaml', /\{production\}-hour/, {
    '24–48 h': /^says "24–48" by hand; write \{rush\}/,
  }),
  ...inFile('pages/questions.yaml', 'Our artwork page', {
    'Our [artwork page](artwork.html)': '"artwork.html" is not how pages call it; write /artwork',
  }),
  ...inFile('banner.yaml', /(from: .*\n +until: )20\d\d/, {
    $12025: /^is before from: [-\d]+, so that it would never be shown; write a later day$/,
  }),
  ...inFile('navigation.yaml', /\{items\}/, {
    20: /^counts by hand; write \{items\} or \{categories\}/,
    'Ninety-two': /^counts by hand; write \{items\} or \{categories\}/,
  }),
  ...inFile('claims.yaml', /(id: savings\n *figure: .*)%/, {
    $1: /^is a bare number, and \S+ says how much less/,
  }),
  ...inFile('translation.yaml', /(heading: ')\{count\} (?=languages)/, {
    '$1Ninety ': /^says "Ninety languages", and languages lists \d+; write \{count\}/,
  }),
  ...inFile('translation.yaml', /\S+ more(?= on request)/, {
    'forty more':
      /^says "forty more" than the \d+ listed, and claims\.yaml says \d+\+; correct one of the two$/,
  }),
  ...inFile('translation.yaml', /(native: 한국어, code: )ko/, {
    $1ja: 'is that of another language; write the code of Korean',
  }),
  ...inFile('translation.yaml', /(native: Deutsch, code: )de/, {
    $1nl: 'is that of another language; write the code of German',
  }),
  ...inFile('translation.yaml', '한국어', {
    日本語: 'is that of another language; write the own name of Korean',
  }),
  ...inFile('printing.yaml', /, unit: ft/, { '': /^is another than size says; write unit: ft for feet/ }),
  ...inFile('printing.yaml', /figure: '\{iso\}'/, {
    'figure: ISO9001': 'says "ISO 9001" by hand; write {iso}, which claims.yaml fills in',
  }),
  ...inFile('banner.yaml', /( +- )[^]*?( +link)/, {
    '$1text: Our office is closed on Tuesday, December 8.\n    from: 2026-12-01\n    until: 2026-12-08\n$2':
      /^says that we are closed on December 8, and office\.yaml has no 2026-12-08 below closed; /,
  }),
  ...inFile('claims.yaml', /(evidence: ).*/, {
    '$1https://example.com/iso': 'is an address for examples; write the real one',
  }),
  ...inFile('pages/questions.yaml', /( +description: )[^]*?\n(?= +#)/, {
    '$1Answers.\n': /^says too little for search results; /,
  }),
  ...inFile('home/hero.yaml', /file: hero\/goods/, {
    'file: drink/ceramic-mug': /^is no cut-out; put one with a clear ground into the folder hero/,
  }),
  ...inFile('home/hero.yaml', /file: hero\/goods/, {
    'file: hero/shirt': /^is the picture of another entry, too; /,
  }),
  ...inFile('footer.yaml', /(label: Accessibility, href: )\S+/, {
    '$1/privacy': /^leads to \/privacy, and Accessibility is at \/accessibility; /,
  }),
  ...inFile('home/services.yaml', /(label: Veterinary Printing, href: )\S+/, {
    '$1/printing':
      /^leads to \/printing, and "Veterinary Printing" to \/veterinary in footer\.yaml; correct one of the two$/,
  }),
  ...inFile('footer.yaml', /(label: Veterinary Printing, href: )\S+/, {
    '$1/printing':
      /^leads to \/printing, and "Veterinary Printing" to \/veterinary in home\/services\.yaml; /,
  }),
  ...inFile('leads/project-request.yaml', /label: First Name/, {
    'label: Given Name': 'does not name the field Given Name; write the fields as their labels do',
  }),
  ...inFile('widgets.yaml', /(start: .*)\{vendor\}/, {
    $1Intercom: /^names a company by hand; write \{vendor\}/,
  }),
  ...inFile('pages/privacy.yaml', /(?<=blocks:\n[^]*)(?= {2}- kind: links)/, {
    '  - kind: table\n    heading: A\n    columns: [Quantity, Each]\n    rows: [[100 pieces, $2], [250 pieces, $3]]\n':
      /^is \$3 for 250 pieces, and \$2 for 100 pieces: more pieces cost less each/,
    '  - kind: table\n    heading: A\n    columns: [Piece, Price]\n    rows: [[A, $9], [B, €8], [C, $7]]\n':
      /^is €8, and the others of its column are in \$; write them in one currency, or give each a column/,
    "  - kind: table\n    heading: A\n    columns: [Piece, Price]\n    rows: [[A, $9], [B, $8], [C, '7']]\n":
      'is 7 without a currency; write $7',
    '  - kind: table\n    heading: A\n    columns: [Of, Share]\n    rows: [[A, 60%], [B, 55%]]\n':
      'makes 115% of its column together; correct the shares',
  }),
  ...inFile('leads/quick-quote.yaml', '$1,000 - $2,500', {
    '$$1.000 - $$2.500': 'has a point before its thousands; write 1,000',
  }),
  ...inFile('leads/quick-quote.yaml', /(from-10000: .*\+)/, {
    '$1\n  from-20000: $$20,000 - $$50,000':
      /; let each begin where the one before ends, and give that one an end/,
  }),
  ...inFile('banner.yaml', /(banners:\n)[^]*/, {
    '$1  - { from: 2026-12-01, until: 2026-12-03, text: We are here }\n  - { from: 2026-12-02, until: 2026-12-05, text: We are here }\n':
      /^is the same as another notice on the same days; /,
  }),
  ...inFile('home/hero.yaml', /(bullets:\n +- ).*/, {
    '$1Entrega rápida en su ciudad': /^is in Spanish; write it in English here, and the Spanish after/,
    '$1Wir drucken auch auf Kork': 'is in German; write it in English',
  }),
  ...inFile('home/locations.yaml', / +- \{ city: 'Lima, Peru'/, {
    "      - { city: 'Porto, Portugal', at: [41.15, -8.61] }\n$&":
      'stands in South America, and lies among the cities of Europe; move its line there',
  }),
  ...inFile('home/locations.yaml', / +- \{ city: 'Casablanca, Morocco'/, {
    "      - { city: 'Porto, Portugal', at: [41.15, -8.61] }\n$&":
      'stands in Africa, and lies among the cities of Europe; move its line there',
    "      - { city: 'Tampa, United States', at: [27.95, -82.46] }\n$&":
      'calls its country United States, and others USA; write USA',
  }),
  ...inFile('home/drinkware.yaml', /name: Glass bottle/, {
    'name: Mug; glass bottle': /^has a semicolon, as if it were two; write Mug, and an entry of its own/,
  }),
  ...inFile(['home/drinkware.yaml', 'artwork.yaml'], 'id: campfire-mug', {
    'id: enamel-cup': /^"campfire-mug" is no product’s id; did you mean enamel-cup\?/,
  }),
  ...inFile('languages/es.po', 'msgstr "Ciudades por región"', {
    'msgstr "Cidades por região"': 'is in Portuguese; write it in Spanish',
  }),
  ...inFile('banner.yaml', /(from: .*\n +until: .*\n +text: ).*/, {
    '$1We are closed tomorrow.': /^says "closed tomorrow" on more than one day; name the day/,
  }),
])
