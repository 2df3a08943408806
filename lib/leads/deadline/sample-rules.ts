import holidays from './holidays.json' with { type: 'json' }
import type { Rules } from './rules.ts'
import rules from './sample-rules.json' with { type: 'json' }

/** The rules that the golden rows were computed with, by the calendars of whole countries. Tests do not depend on content, which may change at any time. */
export const sampleRules: Rules = { ...holidays, local: {}, ...rules }
