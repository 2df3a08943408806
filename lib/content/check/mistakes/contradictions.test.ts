/** @jest-environment node */
import { inFile, tryInFiles } from './in-files.ts'

// Facts that another line or file says otherwise.
tryInFiles([
  ...inFile('claims.yaml', /(id: )countries/, {
    $1nations: /^is named by no text, and no claim has the id countries, as \S+:\d+ names it; /,
  }),
  ...inFile('claims.yaml', /(id: countries\n *figure: ).*/, {
    '$165+ countries': /^ends with "countries", which the texts say themselves, as \S+:\d+; write 65\+$/,
  }),
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
    $1CA: /^does not mean USA, which city says; /,
  }),
  ...inFile('brand.yaml', /(region: ).*/, { $1Texas: /^is Texas, and city says \w+; write the same$/ }),
  ...inFile('office.yaml', /Eastern$/m, { CET: /^says CET, and zone \S+ is Eastern Time; / }),
  ...inFile('office.yaml', /6 pm/, {
    '6 am': 'does not say 6 pm, and hours has 18:00; write the same hours',
  }),
  ...inFile('office.yaml', /hours: \{.*/, {
    "hours: { from: '18:00', to: '09:00' }": /^end before they begin; /,
  }),
  ...inFile('deadline.yaml', /(cutOff: .*Thursday: )'.*?'/, {
    "$1'03:00'": /^is 03:00 on Thursday, and the office opens at \d\d:\d\d .*; write a later hour$/,
  }),
  ...inFile('home/locations.yaml', 'Orlando, USA', {
    'Orlando, Florida': '"Florida" is no country; did you mean USA?',
    'Orlando, Vereinigte Staaten': '"Vereinigte Staaten" is no country; write its name in English',
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
    '$1http://localhost:3000/privacy': /^is a copy of the site that visitors cannot open; write \/privacy$/,
    '$1https://docs.google.com/document/d/1/edit': /^opens for those alone who share that document; /,
  }),
  ...inFile('home/drinkware.yaml', /( +name: ).*(\n[^]*?features: ).*/, {
    '$1Mug, 20 oz$2[Laser, 30 oz]': 'says 30 oz, and name says 20 oz; write the same',
  }),
  ...inFile('leads/quick-quote.yaml', /(budgetRanges:\n)[^]*?\n(?=\w)/, {
    '$1  a: Under $500\n  b: $500 - $900\n  c: $$1,000+\n':
      'is "$1,000+" behind "$500 - $900"; let each begin where the one before ends, in the same currency',
  }),
  ...inFile('leads/quick-quote.yaml', /(timelines:\n  rush: ).*\n[^]*?\n(?=\w)/, {
    '$1Rush (1-3 weeks)\n  a: Soon (1-2 weeks)\n  b: Later (2-4 weeks)\n':
      'is "Soon (1-2 weeks)" behind "Rush (1-3 weeks)"; let each begin where the one before ends',
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
])
