/** @jest-environment node */
import { office } from '../../office.ts'
import { inFile, tryInFiles } from './in-files.ts'

const unfilled = /is not filled in here, and would be shown with its braces/

// Mistakes in the settings of the whole site.
tryInFiles([
  ...inFile('claims.yaml', /(figure: \d+)\+/, {
    '$1\u2066+': /^has an invisible character after "\d+"; delete it and type the words again$/,
  }),
  ...inFile('claims.yaml', / +units: \[continents\]\n/, {
    '': /^is a number that could count anything; add a line units:/,
  }),
  ...inFile('links.yaml', /catalog: .*/, {
    'catalog: https://a.example/, https://b.example/': /^has a space in it; /,
    'catalog: https:/a.example': 'must be a whole address that starts with https://',
    'catalog: https://github.com/a/b/edit/main/c': /^opens for those alone who manage that page/,
    'catalog: https://https://a.example': 'begins with https:// twice; take one away',
    'catalog: <a href="https://a.example">': /^is a piece of a page; /,
    'catalog: https://catalogkeyline': 'names no site, as catalogkeyline has no ending like .com; write it',
  }),
  ...inFile('brand.yaml', /rubine-tint(?=:)/, {
    'rubin-tint': 'is not a known field; did you mean rubine-tint?',
  }),
  ...inFile('brand.yaml', /map: .*/, {
    'map: https://maps.example/search?query=Madrid%2C%20Spain':
      /^shows Madrid, and the office is in .*; open the map there, and copy its address$/,
  }),
  ...inFile('brand.yaml', /founded: .*/, {
    'founded: 19999': /^must be a year of four digits/,
    'founded: 2999': /and not in the future$/,
    'founded: since 1999': 'must be one number, in digits only and such as 1999; it is since 1999',
  }),
  ...inFile('claims.yaml', /figure: \d+\+/, {
    '$&\n    awaited: yes': 'must be true, or be left out',
  }),
  ...inFile('claims.yaml', /checked: .*/, { 'checked: yesterday': 'must be a day like 2026-12-25' }),
  ...inFile('footer.yaml', 'href: /printing', {
    'href: https://keyline.example/printing/': 'leads to our own site as if it were another; write /printing',
  }),
  ...inFile('navigation.yaml', '{ label: About, href: /#about }', {
    '{ label = About, href = /#about }': 'has = in place of a colon; write label: About',
    'label: About, href: /#about': 'needs { } around its fields; write - { label: About, href: /#about }',
  }),
  ...inFile('home/locations.yaml', 'Oslo, Norway', {
    'Oslo, Norge': '"Norge" is no country; did you mean Norway?',
  }),
  ...inFile('home/locations.yaml', 'at: [53.35, -6.26]', {
    'at: 53.35, -6.26': 'follows a comma; put brackets around both: at: [53.35, -6.26]',
  }),
  ...inFile('pages/fair.yaml', undefined, {
    'Our page about the fair.\n': 'has no names with a colon; write lines like meta: … and blocks: …',
  }),
  ...inFile('home/fair.yaml', undefined, { 'blocks: []': /^is a page, .*; move it to pages\/fair\.yaml$/ }),
  ...inFile('pages/fair', undefined, { 'blocks: []': /^is a page, .*; move it to pages\/fair\.yaml$/ }),
  ...inFile('home/mug.jpg', undefined, {
    JFIF: /^is a picture, which belongs in a folder of content\/pictures/,
  }),
  ...inFile('pages/fair.pdf', undefined, { '%PDF': /move it to public\/files$/ }),
  ...inFile('logo.svg', /^[^]*$/, { '.PNG': /^is no SVG, whatever its name says; / }),
  ...inFile('pages/fair.docx', undefined, { PK: /^is no file of words, which ends in \.yaml; copy/ }),
  ...inFile('widgets.yaml', /vendor: .*/, {
    'vendor: Intercom':
      /^is Intercom, and url leads to \S+; write the name and the address of one company \(if both are right, /,
  }),
  ...inFile('brand.yaml', /(network: LinkedIn, href: ).*?(?= })/, {
    '$1https://www.facebook.com/keyline': /^leads to another site than its network says/,
    '$1https://www.linkedin.com/': /or to no page of it; write the address of our page there$/,
  }),
  ...inFile('leads/quick-quote.yaml', '  rush:', {
    '  urgent:': /^must keep the id rush, by which staff see what is urgent/,
  }),
  ...inFile('artwork.yaml', /(product: .*width: )\d+/, {
    $1250: 'makes it longer than 20 feet; write the unit that its numbers have',
  }),
  ...inFile('navigation.yaml', /(links:[^]*?)\/#contact/, {
    '$1/#about': 'must have a link to /#contact, whose form is how requests come; add it',
  }),
  ...inFile('translation.yaml', /(languages:[^]*code: )ja/, { $1jp: /^is no language / }),
  ...inFile('home/locations.yaml', /(city: 'Miami.*at:) .*?\]/, {
    "$1 [25°46'N, 80°11'W]": /^must be degrees as a number with a point, like 38.72, /,
  }),
  ...inFile('artwork.yaml', /(goods:\n +- \{ )product:/, { '$1id:': 'is missing; add a line product: …' }),
  ...inFile('pages/questions.yaml', 'kind: questions', {
    'kind: question': 'is no known kind; did you mean questions?',
  }),
  ...inFile('pages/questions.yaml', /(question: )(.*)([^]*?question: ).*/, {
    $1$2$3$2: /^lists ".*" twice; take one away/,
  }),
  ...inFile('home/drinkware.yaml', /( +)features:.*\n(?!.*\n +(?:from|until|draft):)/, {
    '$&$1from: 2999-01-01\n': 'is more than three years from now; correct the year',
  }),
  ...inFile('leads/quick-quote.yaml', /\((\d)-(\d) weeks\)/, {
    '($2-$1 weeks)': /^is ".*", from more to less; write the smaller number first$/,
  }),
  ...inFile('navigation.yaml', ', href: /#locations', {
    '': 'leads nowhere; write the address as href, like href: /#about',
  }),
  ...inFile('navigation.yaml', 'menu: catalog', { 'menu: services': /^lists "services" twice/ }),
  ...inFile('brand.yaml', /(email: .*)@/, {
    '$1 ': 'must be an e-mail address and nothing else, like sales@keyline.example',
  }),
  ...inFile('brand.yaml', /number: '.*'/, {
    "number: '+1 305 555 0142'": /^must be \+ and digits only, like \+13055550142/,
  }),
  ...inFile('brand.yaml', /number: '(.*)'/, {
    'number: $1': /^must be text, and is read as the number \d+; put it in quotes: '\+\d+'$/,
  }),
  ...inFile('brand.yaml', /network: \w+/, {
    'network: Xing':
      'must be LinkedIn, Facebook, Instagram, YouTube, TikTok or X; another one needs an icon first, so ask for it',
  }),
  ...inFile('brand.yaml', /^ {2}rubine: .*/m, {
    '  rubine: #c8005a': "is empty, as what follows # is a comment; put it in quotes: '#c8005a'",
    '  rubine: pink': "must be a color like '#ce0058', in quotes: # and six digits or letters from a to f",
  }),
  ...inFile('logo.svg', '</svg>', {
    '<script>alert(1)</script></svg>': 'has <script> in it; have it saved as plain shapes, without it',
    '<text y="9">A</text></svg>': 'has <text> in it; have its letters turned into outlines',
    '<path style="fill:red" d="M0 0h9v9z"/></svg>':
      'has style="…" in it; have it saved with presentation attributes in place of styles',
    '<path onclick="go()" d="M0 0h9v9z"/></svg>':
      'has onclick="…" in it; have it saved as plain shapes, without it',
    '<path fill="#f00" d="M0 0h9v9z"/></svg>':
      /^has 2 colors \(.*, #f00\); hand in the version of one color, which is printed dark on light and white on dark$/,
    [`<path d="M0 0${'h1v1'.repeat(999)}"/></svg>`]:
      /^has \d+ bytes, and pages have room for 3000; have it simplified \(SVGO does that\)$/,
    [`<path d='M0 0" fill="red'/></svg>`]: /^has d="…" with other things than a drawing's/,
    '<path d="M0 0h9v9z"></svg': 'is no plain SVG drawing; have it saved as SVG once more, as plain shapes',
  }),
  ...inFile('logo.svg', / viewBox="[^"]*"/, {
    '': 'has no viewBox, by which it is sized; have it saved with one, like viewBox="0 0 24 24"',
    ' viewBox="0 0 300 80"':
      'is 300 wide and 80 high, and its place is square; hand in the mark alone, as the name is set beside it',
  }),
  ...inFile('leads/common.yaml', /productQuote: o\w+$/m, { 'productQuote: Off': 'must be on or off' }),
  ...inFile('site.yaml', /title: .*/, {
    [`title: ${'T'.repeat(20_001)}`]: /^is longer than 20000 characters/,
    'title: Home': /^says too little for search results; /,
    [`title: ${'T'.repeat(61)}`]: 'has 61 letters; search results show 60, so take 1 away',
  }),
  // Each place fills in its own words, and all fill in how and when to reach us (text.test.ts).
  ...inFile('printing.yaml', /(hero:\n  heading: ).*/, { '$1Your {count} brands': unfilled }),
  ...inFile('banner.yaml', /^banners:[^]*/m, {
    "banners: [{ text: 'Ask {person}' }]": unfilled,
  }),
  ...inFile('office.yaml', /(hours: .*to: )'.*?'/, {
    "$1'23:00'": 'does not say 11 pm, and hours has 23:00; write the same hours',
  }),
  ...inFile('office.yaml', /zone: .*/, {
    'zone: Europe/Madrid':
      /^says Eastern, and zone Europe\/Madrid is Central European Time; write the same zone$/,
  }),
  ...inFile('office.yaml', 'America/New_York', {
    'Europe/Madrid': /^is no zone of .* \(brand\.yaml\), as home\/locations\.yaml has those/,
  }),
  ...inFile('brand.yaml', /city: .*/, {
    'city: Atlantis, Sea': /^is no city of home\/locations\.yaml; list it there as city, country/,
  }),
  ...inFile('office.yaml', /days: .*/, {
    'days: [Monday, Tuesday, Wednesday, Thursday]':
      /^(says Mon–Fri, and days are Monday, .*Thursday; write the same days|has Friday, and the office is closed on it .*)$/,
  }),
  ...inFile('office.yaml', /days: .*/, {
    'days: Monday-Friday': 'must be a list; write days: [Monday, Tuesday, Wednesday, Thursday, Friday]',
  }),
  ...inFile('claims.yaml', 'groups: [printing]', {
    'groups: [signs]': /, or, if its id was changed there, write id: signs again$/,
    'groups: [printin]': '"printin" is no group of deadline.yaml; did you mean printing?',
  }),
  ...inFile('office.yaml', /^closed: .*/m, {
    'closed: [{ from: 2027-01-01, until: 2026-12-24 }]': /^must end on its first day or later/,
    "closed: ['2026-12-24 - 2027-01-01']": /^must be a day like 2026-12-25, or days like \{ from/,
  }),
  ...inFile('deadline.yaml', /(cutOff: .*Thursday: )'.*?'/, {
    "$1'22:00'": 'is 22:00 on Thursday, and the office closes at 18:00 (office.yaml); write an earlier hour',
  }),
  ...inFile('leads/quote.yaml', /(interests:\n)( .*\n)+/, {
    '$1  - Gifts\n  - Shirts\n': /^must have lines below it like an-id: words; take the dashes/,
  }),
  ...inFile('leads/quote.yaml', /(interests:\n *[a-z-]+: (.*)\n)/, {
    '$1  once-more: $2\n': /^lists ".*" twice; take one away or give it another name$/,
  }),
  ...inFile('navigation.yaml', /(links:\n *- \{ label: )[^,]*/, {
    '$1The whole company and its history, from the beginning until today':
      /^have \d+ letters together, and the header holds 62; shorten or remove one$/,
  }),
  ...inFile('office.yaml', /zone: .*/, { 'zone: Miami': 'must be an IANA time zone, like America/New_York' }),
  // Its working clock would never end.
  ...inFile('office.yaml', /(hours: .*from: )'.*?'(.*to: )'.*?'/, {
    "$1'09:00'$2'09:10'": 'must be open for an hour or more',
  }),
  ...inFile('deadline.yaml', /cutOff: .*/, {
    "cutOff: { Saturday: '12:00' }": `has no hour for ${office().days.join(', ')}, and the office is open then (office.yaml, days); add it, or the hour at which the office opens if nothing counts on that day`,
  }),
  ...inFile('deadline.yaml', /(id: drinkware.*rush:) 2/, {
    '$1 3':
      'is made in 3 rush days, but claims.yaml says 48 hours of it (rush); write rush: 2, or take drinkware out of that claim’s groups',
  }),
  ...inFile('deadline.yaml', /(id: technology.*days: 12)/, {
    '$1, rush: 6':
      'has a rush that no claim stands behind; take rush away, or add technology to the groups of one in claims.yaml',
  }),
  ...inFile('deadline.yaml', ', single: heat transfer', {
    '': 'has no way to make a single piece, but claims.yaml says there is no minimum; write single: and what makes one',
  }),
  ...inFile(['pages/decoration.yaml', 'deadline.yaml'], /heat transfer/g, {
    'second mesh':
      'makes single pieces by heat transfer, which pages/decoration.yaml does not name; say it there',
  }),
  ...inFile('home/technology.yaml', 'title: Ready for kits', {
    "title: 'Rush in {rush} hours'":
      'says {rush} of technology, which that claim of claims.yaml does not cover; take it away, or add technology to its groups',
  }),
  ...inFile('footer.yml', undefined, {
    'claim: Ours': 'ends in .yml, which is not read; rename it to footer.yaml',
  }),
  ...inFile(['home/sections.yaml', 'navigation.yaml'], '  - outdoor-sports', {
    '  # - outdoor-sports':
      '"/#outdoor-sports" leads to a section that home/sections.yaml does not list; list outdoor-sports there, or write a page or section that is shown',
  }),
  ...inFile('home/sections.yaml', '  - contact\n', {
    '': 'must list contact, whose form is how requests come; move it, but keep it',
  }),
  ...inFile('leads/quick-quote.yaml', /budgetRanges:\n/, {
    '$&  any: Please select\n': /^is no answer, and the placeholder of the field says it/,
  }),
  ...inFile('artwork.yaml', /(sizes:\n[^]*?width: \d)\.(?=5)/, {
    '$1,': /^follows a comma inside a number; write width: \d\.5$/,
  }),
  ...inFile('artwork.yaml', 'width: 3.5, height: 2,', {
    'width: 3,5, height: 2,5,': 'has a comma inside a number; write 3.5',
  }),
  ...inFile('site.yaml', /contact: .*/, {
    'contact: security@keyline.example': 'must be a whole address; write mailto:security@keyline.example',
  }),
  ...inFile('artwork.yaml', /level: \w+/, { 'level: best': 'must be one of good, note, help' }),
  ...inFile('brand.yaml', /(country: ).*/, { $1USA: 'must be two capital letters, such as US' }),
  ...inFile('brand.yaml', /(linkedin\.com\/company\/[\w-]+)/, {
    '$1/admin/': /^opens for those alone who manage that page/,
  }),
  ...inFile('links.yaml', /(booking: https:\/\/)/, { '$1staging.': /^is a copy for trying things out/ }),
  ...inFile('claims.yaml', /evidence: .*/, {
    'evidence: C:\\Users\\Ana\\a.xlsx': /^is on one computer alone; /,
  }),
  ...inFile('claims.yaml', /awaited: true/, { 'figure: tbc': /^is not said yet; write awaited: true/ }),
  ...inFile('office.yaml', /zone: .*/, { 'zone: EST': /^is no zone of .*; write America\/New_York$/ }),
  ...inFile('deadline.yaml', /(group: )Drinkware/, { $1Apparel: /^lists "Apparel" twice; / }),
])
