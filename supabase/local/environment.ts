// The functions' secrets on a hosted project, by the function that may read them.
const forContact = ['LEADS_PER_VISITOR', 'LEADS_PER_CALLER', 'HEALTH_TOKEN']
const forArtwork = ['ARTWORK_PER_VISITOR', 'ARTWORK_GB_A_DAY', 'MESSAGES_PER_VISITOR']
const forMail = [
  'RESEND_API_KEY',
  'RESEND_API_URL',
  'NOTIFY_FROM',
  'NOTIFY_TO',
  'NOTIFY_PER_SECOND',
  'INBOUND_DOMAIN',
  'INBOUND_KEY',
]

/** Variables that the site must not see, although the same `.env` may contain them. */
export const secretNames = [
  ...forContact,
  ...forArtwork,
  ...forMail,
  // For receive-mail, which runs on hosted projects alone.
  'RESEND_WEBHOOK_SECRET',
  'SUPABASE_SECRET_KEY',
]

/** The settings of send-contact-form, -artwork and -notifications from our own environment (.env.example lists them). */
export const functionSecrets = (env: NodeJS.ProcessEnv) => ({
  functionEnv: pick(forContact, env),
  artworkEnv: pick(forArtwork, env),
  mailEnv: pick(forMail, env),
})

/** Includes unset names as '': a function may read only these, and reading a missing one fails. */
const pick = (names: string[], env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, env[name] ?? '']))
