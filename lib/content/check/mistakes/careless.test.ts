/** @jest-environment node */
import { inSample, tryInSample } from './sample.ts'

// What somebody in a hurry leaves behind, types beside the key or takes over from elsewhere.
tryInSample(
  [
    // Signs.
    ...inSample('Request a Quote', {
      'Request a Quote..': 'has "..", where one sign is meant; write "." alone',
      'Request  , a Quote': 'has its space on the wrong side of ","; put it after the sign',
      'Request (a Quote': 'has ( without ); write both or neither',
      'Request a “Quote': 'has “ without ”; write both or neither',
      'Request a ‘Quote': 'has ‘ without ’; write both, or ’ where letters are left out',
      'Request a Quote |': 'has a | that means nothing; take it away',
      'Request it today. then wait': 'has a small letter after "today."; write today. Then',
      'Request 5,OOO': 'says 5,OOO, with a letter for a digit; write 5,000',
      'Request 2l5': 'says 2l5, with a letter for a digit; write 215',
      'Request a Quote;': 'ends with a semicolon; take it away',
      'Request a" Quote': /^has a " without its other half; /,
      'Request where where it is': 'says "where where"; write where once',
      'Request what is made to is made to last': 'says "is made to is made to"; write is made to once',
      'Request it in a in a box': 'says "in a in a"; write in a once',
      'Request a QuoteRequest a Quote': 'says "Request a Quote" twice; write it once',
      'Request what i have': 'says "i have"; write I have',
      'Request 60 im of it': 'says "60 im", and im is no unit; correct it',
      'Request 5,00 sets': 'says 5,00, and after a comma three digits stand; write 5.00 or 5,000',
      'Request it at 13:30 pm': 'says "13:30 pm", an hour that no clock has; correct it',
      'Request 50000 sets': 'says 50000; write 50,000',
      'Request 50x60in': 'has an x for ×; write 50 × 60',
      'Request 60in': 'has no space before in; write 60 in',
      'Request 50 × 60.': 'says 50 × 60 without its unit; write 50 × 60 in, or what it is measured in',
      'Request it today. Then we print it': /^ends without a period; write Request it today\. Then/,
      'request it today. Then wait.': /^begins with a small letter; write Request it today\. Then/,
      'Request it on May 12–10': 'says "May 12–10", from a later day to an earlier one; correct it',
      'Request it by May, the 3th': 'says "3th"; write 3rd',
      'Request 030 sets': 'says 030; write 30',
      'Request 10,0000 sets': 'has 10,0000, with too many digits after a comma; three stand there',
      'Request in 2 week': 'says "2 week"; write 2-week before a thing, else 2 weeks',
      'Request one pieces': 'says "one pieces", and one is no more; correct it',
      'Request it by May 32': 'says "May 32", a day that the calendar does not have; correct it',
      'Request photos(or drawings)': 'has no space before (; write photos (or',
      'Request 120% off': 'says "120% off", which is more than all of the price; correct it',
      'Request cotton 70%, silk 40%': /^says "cotton 70%, silk 40%", which is 110% together; /,
      'Request $90–$60 walls': 'says "$90–$60", from more to less; correct the prices',
      'Request what was $12 each, now $15': /^says "was .*", which is no less than before; /,
      'Request it today, now $15, was $12': /^says "now .*", which is no less than before; /,
      'Request it at prices from $20 to $10': /^says "\$20 to \$10", from more to less; /,
      'Request it within 3 to 2 weeks': 'says "within 3 to 2 weeks", from more to less; correct it',
      'Request it from 9 pm to 6 pm': 'says "9 pm to 6 pm", which ends before it begins; correct it',
      'Request 60% cotton, 45% wool': /^says "60% cotton, 45% wool", which is 105% together; /,
      'Request 100 % cotton': 'has a space before %; write 100%',
      'Request 800-400 posters': 'begins with the larger number; write 400–800 posters',
      'rEQUEST a Quote': 'says "rEQUEST", as if Caps Lock was on; write it in small letters',
    }),
    ...inSample('Work that lasts', {
      'work that lasts': 'begins with a small letter; write Work that lasts',
    }),
    ...inSample('by people who care.', {
      'by people who care for it':
        'ends without a period; write Printed near you, by people who care for it.',
      'by people who care for': 'ends with "for", in the middle of a sentence; write the rest of it',
    }),
    ...inSample('by people who care.', {
      'by people who`ll care.': 'has an accent for an apostrophe; write who’ll',
      'by people we trust. Its free.': 'says "Its", where it’s is meant; correct it',
      'by people. It cost’s more.':
        'says "cost’s", where the word without its apostrophe is meant; correct it',
      'by people, in steal.': 'says "in steal", where steel is meant; correct it',
      'by people. The day has past.': 'says "has past", where passed is meant; correct it',
      'by people, and well find one.': 'says "and well", where we’ll is meant; correct it',
      'by people on you request’s page.': 'says "on you", where your is meant; correct it',
      'by people. Your offline.': 'says "Your", where you’re is meant; correct it',
      'in glass or glass.': 'says "glass or glass"; write glass once',
      'by people. Send you logo.': 'says "Send you", where your is meant; correct it',
      'by people. It lasts for long. It lasts for long.': 'says "It lasts for long." twice; write it once',
      'by people with it’s own press.': 'says "with it’s", where its is meant; correct it',
      'by people we trust, as its a craft.': 'says "its", where it’s is meant; correct it',
      'who print everyday.': 'says "everyday", where every day is meant; correct it',
      'who can setup your store.': /^says "can setup", where a verb of two words is meant/,
      'by people who care It is slow.': 'has no period before "It"; write care. It',
      'with a ink of their own.': 'says "a ink"; write an ink',
      'by an press of ours.': 'says "an press"; write a press',
      'by THe people who care, the best.': 'says "THe", with a capital too many; write The',
      'at 12 0z each, by us.': 'says "0z", with a 0 for an o; write oz',
      'in 1–3 day.': 'says "3 day"; write 3-day before a thing, else 3 days',
      'on a 10 foot wall.': 'says "10 foot"; write 10-foot before a thing, else 10 feet',
    }),
    // What is not finished, or meant for colleagues.
    ...inSample('Request a Quote', {
      'DRAFT Request': /^says "DRAFT", as if it were not finished/,
      test: 'is "test", which says nothing; take the entry away',
      "'–'": 'is "–", which says nothing; take the entry away',
      'Sample text': /^says "Sample text", as if it were not finished/,
      'Request it – draft': /^says " – draft", as if it were not finished/,
      'Request (choose one) it': /^says "\(choose one\)", a note to a colleague/,
      'Insert legal text': /^says "Insert legal text", as if it were not finished/,
      'Request it (tbc)': /^says "tbc", as if it were not finished/,
      'Request it (still true?)': /^says "\(still true\?\)", a note to a colleague/,
      "'Option 1: Request it'": 'begins with "Option 1:", as one of several drafts does; take that away',
      'Same as last year': /^is "Same as last year", which says nothing/,
      'Request it comma then wait': 'says "comma then", a sign that was dictated; write the sign itself',
      '© 2024 Request': 'says "© 2024", a year that passes; take it away',
    }),
    ...inSample('Enamel mug with a two-color print', {
      'Mug, mugs, cup, custom mug, cheap mug, coffee': /^is a list of words to search for/,
    }),
    // What a letter or a chat begins and ends with.
    ...inSample('Request a Quote', {
      'Hi team, request it': 'says "Hi team,", as a letter does; take it away',
      'Request a quo- tation': 'has "quo- tation", cut in two where a line ended; write it as one word',
      "'Request it :rocket:'": /^has :rocket:, which a chat alone shows as an emoji/,
      "'Request *|FNAME|*'": /^says "\*\|FNAME\|\*", which another program wrote/,
      'Request it. Translated with DeepL.com': /^says "Translated with DeepL\.com", which another program/,
      'Request[MK1] it': 'has [MK1], the mark of a comment or of a source; take it away',
      'Request it from ana@gmial.com': /^says "ana@gmial\.com", which leads nowhere; correct the address$/,
      'Request it, mail ana@acme today': /^says "ana@acme", which leads nowhere; /,
      'Request it at {phone number}':
        '{phone number} is nothing that the site fills in; did you mean {phone}?',
      "'Request it :+1:.'": /^has :\+1:, which a chat alone shows as an emoji/,
      "'Request it. @Ana, is this right?'": /^says "@Ana, is", a note to a colleague/,
      'Request it. Want me to make it shorter?': /^says "Want me to .*", which another program wrote/,
      'Request it <https://a.example/x|here>':
        'has a link as a chat writes it, which would be shown; write [here](https://a.example/x), or, outside of running text, here',
      'Request it. Kind regards, Ana': 'says "Kind regards, Ana", as a letter does; take it away',
      'Request it. Let me know if it is short':
        'says "Let me know if it is short", which another program wrote; take it away',
      'Here’s a shorter version of it': /^says "Here’s a shorter version", which another program wrote/,
    }),
    // Fields.
    ...inSample('  quote: Request a Quote', {
      '  quote: `New` Quote': 'has `, which would be shown; write quote: New Quote',
      '  quote: * New Quote': 'begins with *, which would not be shown; write quote: New Quote',
      '  quote: >- New Quote': 'has words after >-; begin them on the next line, two spaces further in',
      '  quote: New Quote:':
        "ends with a colon; write quote: New Quote, or, if the colon is to be seen, quote: 'New Quote:'",
      '  quote: New Quote /* was: Old */':
        'has a comment after its value; write it on a line of its own, above: # was: Old',
      '  quote:\n  New Quote': 'belongs to quote: above it; put two spaces before each of its lines',
      '  quote: ? Request it': 'begins with ?, which would not be shown; write quote: Request it',
      '  quote: "Request "a" Quote"':
        'has quotes inside the value; put all of it in quotes: quote: Request “a” Quote',
      "  quote: 'Request', a Quote":
        "has quotes inside the value; put all of it in quotes: quote: 'Request, a Quote'",
    }),
    ...inSample('  Printed near you,', {
      'Printed near you,': 'belongs to lead: above it; put two spaces before each of its lines',
      '  Printed\nnear you,\n  {all}': 'belongs to lead: above it; put two spaces before each of its lines',
    }),
    ...inSample('    label: See it', {
      '  - label: See it':
        'begins with a dash, and goes on with the entry above it; write two spaces in place of "- "',
    }),
    ...inSample('  - Green', {
      '  - Green\n  - Bag\n  - Bags': /^lists "Bags" twice, first as "Bag"; /,
      '  - Green\nLocal;1;2': 'is a row of a spreadsheet; write it as the entries around it are written',
    }),
    ...inSample('    label: See it', {
      '    label: See it\n  - href /artwork\n    label: Check it':
        'must begin with its name and a colon; write - href: /artwork',
    }),
    ...inSample('label: See the work', {
      'label See the work': 'has no colon after its name; write label: See the work',
    }),
    ...inSample('bullets:', { 'bullets: []': 'belongs to bullets: above it; take [] away there' }),
    ...inSample('rating: 5', { 'rating: "5 stars"': /^must be one number, in digits only/ }),
    ...inSample('size: 3.5 }', { 'size: “3.5” }': "has curly quotes around it; write '3.5'" }),
    ...inSample('bullets:\n  - Quick\n  - Local\n  - Green', {
      'bullets: []': /^lists nothing; write its entries below it/,
    }),
    ...inSample('drink/mug', {
      'Drink/My_Mug': 'has capitals, spaces or _; write drink/my-mug',
      'https://a.example/mug': /^is an address; save the photograph as README\.md, Pictures, says/,
    }),
    ...inSample('href: /#portfolio', {
      'href: /printing?utm_source=a':
        'has ?utm_source=a after it, which counts as a visit from outside; write /printing',
    }),
  ],
  [
    ['words that may stand twice', 'Work that lasts', 'What that that is, we had had, Baden Baden'],
    ['a word that comes back', 'Work that lasts', 'Again and again and again, step by step by step'],
    [
      'words without an apostrophe',
      'Work that lasts',
      'At its best, ‘it’, an everyday, big cup for the everyday',
    ],
    ['handles and addresses', 'Work that lasts', 'Us @acme.shop, A4@300, to ana@mail.com, c@gmx.co.uk'],
    ['days and numbers', 'Work that lasts', 'May 3–5, 11th, 112th, 1990s, by 24:00, 01 of 12, 12 am to 1 am'],
    ['one, and several', 'Work that lasts', 'A 5-day trip, 1 day, one piece, 2028 week planner, 30 days'],
    ['names after a sentence', 'by people who care.', 'as “It” says. Print by Inc. and Ltd. for us.'],
    ['two short sentences in a heading', 'heading: Work that lasts', 'heading: Printed here. Sent today'],
    ['i that is no word for me', 'Work that lasts', 'Druk i Papier, i.e. type i, iPads, ii) size'],
    ['short words after a number', 'Work that lasts', 'Up to 50 or 60 in by 9 am, 5 fl oz, 12 of us'],
    ['a hyphen that another word takes up', 'Work that lasts', 'Short- and long-run, two- to four-color'],
    [
      'twins that are meant',
      'Work that lasts',
      'Its freestanding sign; well made, and well found. It is past',
    ],
    [
      'a time of another thing',
      'Work that lasts',
      'Dry in 12 hours, washed in 3 days; over and over; one or one million',
    ],
    ['hours of a day or a fair', 'Work that lasts', 'We’re open May 3 from 9 am to 1 pm, 3x faster'],
    ['options side by side', '  - Quick\n  - Local', "  - 'Option 1: quick'\n  - 'Option 2: local'"],
    ['a comma that is meant', 'Work that lasts', 'A comma in a name, the comma is kept; by the new line'],
    ['an abbreviation in a sentence', 'Work that lasts', 'Work, felt, etc., at 3 p.m., approx. two'],
    ['a list within a sentence', 'Work that lasts', 'Pick a) paper, 2) size (A5), and go :)'],
    [
      'words near to those that are wrong',
      'by people who care.',
      'a US or a one-color print, an hour, a unit: what it’s for, 10-foot walls, MHz and PDFs, use a and b.',
    ],
    ['sizes and prices near to claims', 'Work that lasts', 'In 5–7 working days, from $2.5k'],
    ['names that begin small', 'Work that lasts', 'eBay, e-commerce and iPads; H2O, CO2, 5 l'],
    [
      'words left out of a quote',
      'They called before it went to press.',
      "'[The team] called before it went.'",
    ],
    ['a question and its answer', 'Work that lasts', 'What?! Yes! Ready, set … “Go.”'],
    ['hours, handles and towns', 'Work that lasts', 'Till 12:59 pm, ask @Ana, 33101 Miami, at 10:30 am'],
    [
      'shares and blends',
      'Work that lasts',
      'Up to 200% larger; 80% wool, 20% silk; 100% silk or 100% wool; was $9, now $8; $9–$12',
    ],
    ['a price that falls', 'Work that lasts', 'Cut from $9 to $8'],
    ['another company’s number and town', 'Work that lasts', 'Call +44 20 7946 0018; partners are in Wien'],
    ['an address to people', 'Work that lasts', 'Hello, spring! Here is what to check. Dear old press.'],
  ],
)
