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
  ...inFile('campaigns.yaml', /( +- name: (.*)\n)([^]*)/, {
    $1$3$1$3: /^lists "\S+" twice; /,
  }),
])
