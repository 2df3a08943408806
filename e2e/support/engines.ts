import type { Project } from '@playwright/test'
import { findFirefox, findWebKit } from '../../tools/suite/find-browser.ts'
import type { Hands } from './other-hands.ts'

/**
 * Journeys for every engine; `npm test` runs those tagged `@engines`, one for each thing that has ever differed.
 * `npm run test:engines` runs the others.
 */
const main = [
  'visitors/{drafts,portfolio,product-quote,project-request,quick-quote,quote,request-notes,request-order,request-page}.spec.ts',
  'staff/sign-in.spec.ts',
  'crawler/home.spec.ts',
]
const all = [
  'visitors/*.spec.ts',
  'staff/*.spec.ts',
  'serving/page-trouble.spec.ts',
  'night/!(nginx|listening|instant)*.spec.ts',
]

/** Simulations of older engines, which only Chromium plays, and features that Playwright lacks in other engines. */
const notThere = new RegExp(
  [
    'older-browsers|oldest-browsers',
    'accessibility|axe finds', // Firefox's content process crashes under axe
    'px, without a detail',
    '[Ww]ithout([- ][Jj]ava[Ss]cript| script)', // `(scripting: none)` stays false
    'On paper|A print from|[Nn]o plate behind|and the mark of every fold', // no media emulation
    'Lists stay unfolded|goes on from page to page|after going back|on the way back|in two tabs and after', // no events for a restored page
    'stub comes after', // stock Firefox ties nothing to scrolling
    'the site that linked here', // no way to set a referrer
    'is a brochure of|are two sheets', // only Chromium makes a PDF
    'a tap on a link', // no touch
    'is dropped on the table', // file drags use Chromium's own protocol
    'Each step is one key away', // the window of a second visitor takes the focus
    'changes (before|while) it is read', // Firefox reads the changed file
    'no task is longer', // only Chromium reports long tasks and can be slowed down
    'While a request is under way', // forced clicks do not scroll
    'a broken signature leaves the notes', // React misses a long text that is filled in
    'comes without a scroll', // only Chromium says how fast the line is, and others load nothing ahead
    'clock of the device|is posted once|A better file is asked|written offline|lost answer|answer was lost', // post data is not reported
  ].join('|'),
)

/**
 * Projects for the installed engines other than Chromium.
 * @param rest whether to run what `npm test` leaves out
 */
export function engines(rest: boolean): Project[] {
  const day = process.env.TESTS === 'day'
  // More workers would each start the engine and their own sites for a few journeys.
  const workers = day ? 1 : undefined
  const which: Project = rest
    ? { testMatch: all, testIgnore: main, grepInvert: notThere }
    : {
        workers,
        testMatch: main,
        grep: day ? /@engines/ : undefined,
        grepInvert: notThere,
        dependencies: ['start'],
      }
  const projects: Project[] = []
  const firefox = findFirefox()
  if (firefox) projects.push({ ...which, name: 'firefox', use: { browserName: 'firefox', ...firefox } })
  // Playwright cannot read the accessibility tree, so the test asks a stock Firefox directly.
  if (firefox && 'channel' in firefox && rest)
    projects.push({ name: 'firefox-accessibility', testMatch: 'firefox/*.spec.ts' })
  const webkit = findWebKit()
  if (webkit === 'own')
    projects.push({ ...which, name: 'webkit', use: { browserName: 'webkit', launchOptions: {} } })
  const slow = 'webkit/accessibility.spec.ts'
  if (webkit === 'driver')
    projects.push(
      rest
        ? { name: 'webkit', testMatch: slow }
        : {
            workers,
            name: 'webkit',
            testMatch: 'webkit/*.spec.ts',
            testIgnore: slow,
            dependencies: ['start'],
          },
    )
  return projects
}

/** `can`: which hands can change pages in this engine. */
type Engine = Project & { name: string; can?: RegExp }

/** Journeys in which a visitor sends or keeps something while a translator or extension changes the page. */
const inHands =
  'visitors/{artwork,artwork-sent,chosen-products,drafts,locations,product-quote,project-request,quick-quote,quote,request-notes,request-order,request-page}.spec.ts'

/** The installed engines other than Chromium, for journeys of visitors. */
function otherEngines(): Engine[] {
  const firefox = findFirefox()
  return [
    ...(firefox ? [{ name: ', firefox', use: { browserName: 'firefox' as const, ...firefox } }] : []),
    ...(findWebKit() === 'own'
      ? [{ name: ', webkit', use: { browserName: 'webkit' as const, launchOptions: {} } }]
      : []),
    // WebKit's own journeys: the three forms with a file, and a request's page with an acceptance.
    ...(findWebKit() === 'driver'
      ? [
          {
            name: ', webkit',
            use: {},
            testMatch: 'webkit/{forms,request}.spec.ts',
            can: /^(translated.*|extended)$/,
          },
        ]
      : []),
  ].map((engine) => ({ ...engine, grepInvert: new RegExp(`@one|${notThere.source}`) }))
}

/**
 * Projects for other hands: four by day in Chromium; all by night, there and in the other engines.
 * @param rest whether to run the other engines' instead
 */
export function handsProjects(rest: boolean, use: object): Project<{ hands: Hands }>[] {
  const day = process.env.TESTS === 'day'
  const hands: Hands[] = [
    'translated on load',
    'translated after the intent',
    'translated in place after the intent',
    'extended',
  ]
  if (!day) hands.push('translated in place', 'extended at once', 'second tab', 'one script fails')
  const chromium: Engine = {
    name: '',
    use,
    grepInvert: day ? /@night|@one/ : /@one/,
    dependencies: ['start'],
  }
  return (rest ? otherEngines() : [chromium]).flatMap(({ name, use, can = /./, ...engine }) =>
    (rest || day ? hands : [...hands, 'slow line' as const])
      .filter((one) => can.test(one))
      .map((one) => ({
        testMatch: inHands,
        ...engine,
        name: one + name,
        // Scripts and pictures take most of a minute; a file of 8.6 MB takes three.
        ...(one === 'slow line' && { timeout: 480_000, expect: { timeout: 220_000 } }),
        use: { ...use, hands: one },
      })),
  )
}

/** Projects for journeys in another language: the main ones in Chromium by day, and by night in every engine; all there. */
export function languageProjects(use: object): Project[] {
  const name = 'in another language'
  const main = { testMatch: inHands, grep: /@engines/ }
  if (process.env.TESTS === 'day') return [{ ...main, name, use }]
  return [
    { testMatch: 'visitors/*.spec.ts', name, use },
    // WebKit's own journeys are all for this.
    ...otherEngines().map((engine) => ({
      ...(!engine.testMatch && main),
      ...engine,
      name: name + engine.name,
    })),
  ]
}
