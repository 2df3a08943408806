import contract from '../../supabase/functions/send-contact-form/contract.json'

export type SubmissionKey = keyof typeof contract.maxLength

/** What the function takes: nine texts, none missing, none more. */
export type Submission = Record<SubmissionKey, string>

/** Greatest lengths in characters, the same that the function holds to. */
export const { maxLength } = contract

/** Shape of an e-mail address, the same that the function holds to. */
export const emailPattern = new RegExp(contract.emailPattern, 'u')
