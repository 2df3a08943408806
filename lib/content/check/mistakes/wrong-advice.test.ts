/** @jest-environment node */
import { inFile, tryInFiles } from './in-files.ts'
import { inSample, tryInSample } from './sample.ts'

// Mistakes whose advice has to be right, as it was wrong once.
describe('in a file', () =>
  tryInFiles([
    ...inFile('translation.yaml', '      text: Contracts, filings', {
      '    text: Contracts, filings': 'begins with 4 spaces, and what is beside it with 6; write 6',
    }),
    ...inFile('banner.yaml', '  - draft: true', {
      '    draft: true': 'must be a list; put - before draft:',
    }),
    ...inFile('pages/questions.yaml', 'Our artwork page', {
      'Our page, [/artwork](the artwork page),':
        'has a link the wrong way round; write [the artwork page](/artwork) there',
    }),
    ...inFile('languages/es.yaml', '  bpa-free:', {
      '  bpafree:': 'is no claim; did you mean bpa-free?',
    }),
    ...inFile('deadline.yaml', 'rush: 2, single: heat transfer', {
      'rush: 2 single: heat transfer': 'has no comma before single:; write , single:',
    }),
    ...inFile('printing.yaml', 'size: 3.5 × 2 in, sheet:', {
      "size: '3.5 × 2 in, sheet:":
        "has an opening quote that is never closed; write '3.5 × 2 in' before , sheet:",
    }),
    ...inFile('request.yaml', 'Larger than 50 MB?', {
      'We take files of up to 20 MB.': 'says "up to 20 MB", and the site takes files of 50 MB; write that',
    }),
  ]))

describe('in a sample', () =>
  tryInSample(
    [
      ...inSample('  quote: Request a Quote', {
        '  - Request a Quote':
          'begins with a dash, where lines have names; take it away, and write it like the one below it, link: { label: See the work, href: /#portfolio }',
        "  quote: 'Tell us what it's for":
          'has quotes inside the value; put all of it in quotes: quote: Tell us what it’s for',
      }),
      ...inSample('label: at least }', {
        "label: at least, href: '{a}', title: years # 1 in Florida }":
          "has a comment inside { }; move # 1 in Florida to a line of its own, above, or, if it is to be shown, put the value in quotes: title: 'years # 1 in Florida'",
      }),
      ...inSample('    label: See it', {
        '    text: See it': 'is called label here; write label: in its place',
      }),
      ...inSample('href: /printing', {
        "href: '#items'": /; did you mean "\/printing#items"\?$/,
      }),
      ...inSample('by people who care.', {
        'by people who care. ## It is soft': /^has signs like \*\*/,
        'by people who answer {frist}.': /^\{frist\} is nothing that the site fills in; write the words/,
        'who have two informations.':
          'says "informations", which nobody counts; write information or some information',
        'who give a advice.': 'says "a advice", which nobody counts; write advice or some advice',
        'who sell a furniture for halls.': /^says "a furniture", /,
      }),
    ],
    [
      'at an information desk',
      'with a merchandise table',
      'by a software house, an equipment rental',
      'who give advice and information',
      'on a #10 envelope',
      'at 395 nm, in 5 lm',
    ].map((text) => [text, 'Printed near you', `Printed ${text}`]),
  ))
