import { z } from 'zod'
import { type HomeSection, homeAnchors } from '../addresses.ts'
import { defineContent, listOf } from '../shapes.ts'
import { oneOf } from '../own-links.ts'

export type MovableSection = Exclude<HomeSection, 'home'>

/** The first screen always comes first. */
export const movableSections = homeAnchors.filter((name): name is MovableSection => name !== 'home')

const section = oneOf('the sections of the home page', () => movableSections).pipe(z.enum(movableSections))

export const homeSections = defineContent(
  'home/sections.yaml',
  z.strictObject({
    sections: listOf(section, [1, movableSections.length], 'sections').refine(
      (list) => list.includes('contact'),
      'must list contact, whose form is how requests come; move it, but keep it',
    ),
  }),
)
