/** @jest-environment node */
import { brand } from '../../brand.ts'
import { brandFault } from '../../faults/brand-faults.ts'
import { carelessFault } from '../../faults/careless-faults.ts'
import { parseYaml } from '../../faults/fault.ts'
import { signFault } from '../../faults/sign-faults.ts'
import { spellingFault } from '../../faults/spelling-faults.ts'

const { document } = parseYaml('a: b')
const { name } = brand()
const faultOf = (text: string) =>
  spellingFault(text, document) ??
  signFault(text) ??
  brandFault(text) ??
  carelessFault(text, 'text', false, false)

test.each([
  ['With an one-color print.', '"an one"'],
  ['He don’t mind.', '"He don’t"'],
  ['It do not fade.', '"It do not"'],
  ['If they doesn’t fit, call.', '"they doesn’t"'],
  ['This are ours.', '"This are"'],
  ['Each pieces are checked.', '"Each pieces are"'],
  ['There we will helps you.', '"we will helps"'],
  ['You can to reply.', '"You can to"'],
  ['We have send it.', '"We have send"'],
  ['We will sent it.', '"We will sent"'],
  ['We look forward to hear from you.', '"look forward to hear"'],
  ['A mug and it’s lid.', '"and it’s"'],
  ['There logo is stitched.', '"There"'],
  ['Its printed in blue.', '"Its printed"'],
  ['A cup who’s lid closes.', '"who’s"'],
  ['Lets talk about it.', '"Lets"'],
  ['You are use to it.', '"are use to"'],
  ['It shouldn’t of faded.', '"shouldn’t of"'],
  ['It must of faded.', '"must of"'],
  ['A mug and its’ lid.', '"its’"'],
  ['Colors effect your price.', '"effect"'],
  ['It’s to late to change.', '"It’s to late"'],
  ['We except all of them.', '"We except"'],
  ['The bags are maid by hand.', '"are maid"'],
  ['Less pieces weigh less.', '"Less"'],
  ['A mugs weighs a pound.', '"A mugs"'],
  ['Please contacts us.', '"Please contacts"'],
  ['Cut it. Than fold it.', 'Than"'],
  ['It’s color is blue.', '"It’s"'],
  ['Sent to you door.', '"to you"'],
  ['Our is blue.', '"Our is"'],
  ['The proof are free.', '"The proof are"'],
  ['The colors is matched.', '"The colors is"'],
  ['Do you has a file?', '"Do you has"'],
  ['It resist heat.', '"It resist"'],
  ['A bottle ( in steel).', 'space inside ( )'],
  ['A bottle (in steel ).', 'space inside ( )'],
  ['Soft. ORDER NOW AND GET A FREE PEN WITH EVERY BOX.', 'capitals'],
  [`Ask ${name.slice(0, 3)} ${name.slice(3, 4).toUpperCase()}${name.slice(4)} for it.`, 'our name'],
  [`Print it at ${name.toLowerCase()}.`, 'our name'],
  ['Cheaper than 4imprint.', 'names 4imprint'],
  ['As with Vistaprint, but near.', 'names Vistaprint'],
])('%s', (text, says) => expect(faultOf(text)).toContain(says))

test.each([
  'In one color, a one-color print and a uniform.',
  'Does it have a lid? If it were so, we’d know.',
  'Make it have a lid, and let it do the work.',
  'That is what it does.',
  'Each of the pieces is checked. Each press is near.',
  'The can keeps it cold, and the will to win helps.',
  'Do all you can to keep it dry.',
  'Reply as soon as you can to hold the price.',
  'You have print-ready files. We have made it.',
  'What you will get is a proof. We can keep it.',
  'We look forward to work that lasts and to hearing from you.',
  'It’s light, and it’s ready. It’s printed, and it’s free.',
  'There logos and names go side by side.',
  'Its printed logo stays. Its made-up name, too.',
  'Who’s there? A press who’s brand new to it.',
  'It lets talk flow. Lets in the light.',
  'It was of use to us. Many people use to-do lists.',
  'A must of every fair. Of course you should, of course.',
  'Prices in effect your press knows. To the effect our clients want.',
  'From small to large, from early to late.',
  'All that they accept, except one. It matters to you. Doors open.',
  'Less is more, and a mug’s handle, too. A boxes-only list.',
  'Please contact us. More than once, then. It’s color that counts.',
  'The mug and the lid are steel. Our colors are yours. It has a lid.',
  'When it comes to large runs, offset wins. It is slim, and it’s handle-free.',
  'We do anything we can to help. We deliver to you door to door.',
  'Foil has effects your guests feel. You have write access. All of you except one.',
  'A bags section, a stickers order. More or less pages. A furniture or equipment order.',
  'It opens, and let it open. Do you have one? Does it have a lid?',
  'Side a) and (b), a (soft) cloth.',
  'PVC, HDPE and PETG. A PDF. UV DTG.',
  'A keyline of 1 pt. Cut along the keyline.',
  'A moo from the cow. Print on custom ink pads.',
])('right: %s', (text) => expect(faultOf(text)).toBeUndefined())
