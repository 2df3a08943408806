import type { Mistake } from './mistake.ts'

export const links: Mistake[] = [
  {
    what: 'a page that does not exist',
    from: 'href: /#portfolio',
    to: 'href: /prining',
    says: '"/prining" is not among the pages and sections of the site; did you mean "/printing"?',
  },
  {
    what: 'a section that does not exist',
    from: '/#portfolio',
    to: '/#portfolo',
    says: '"/#portfolo" is not among the pages and sections of the site; did you mean "/#portfolio"?',
  },
  {
    what: 'a link to a section that is hidden',
    file: 'home/sections.yaml',
    saidIn: 'navigation.yaml',
    from: '  - outdoor-sports',
    to: '  # - outdoor-sports',
    says: '"/#outdoor-sports" leads to a section that home/sections.yaml does not list; list outdoor-sports there, or write a page or section that is shown',
  },
  {
    what: 'the form hidden',
    file: 'home/sections.yaml',
    from: '  - contact\n',
    to: '',
    says: 'must list contact, whose form is how requests come; move it, but keep it',
  },
  {
    what: 'a picture with its ending',
    from: 'drink/mug',
    to: 'drink/mug.jpg',
    says: 'is written with .jpg; write drink/mug',
  },
  {
    what: 'a picture outside a folder',
    from: 'drink/mug',
    to: 'mug',
    says: 'must be folder/name, like drink/tumbler-20oz',
  },
  {
    what: 'an alt text that says image of',
    from: 'Enamel mug with',
    to: 'Image of a mug with',
    says: 'says "image of"; name the product and technique',
  },
  {
    what: 'an ink that there is not',
    from: 'field: yellow',
    to: 'field: pink',
    says: 'must be one of yellow, rubine-tint, blue-tint, board, key, sheet',
  },
]
