/** The answer of the sign-in's action. The password is never part of it. */
export type SignInResult =
  | { state: 'idle' }
  /** At least one of the two is empty. */
  | { state: 'missing'; email: string; missing: ('email' | 'password')[] }
  /** The same for an account that does not exist. */
  | { state: 'wrong'; email: string }
  | { state: 'locked'; email: string; minutes: number }
  /** The service did not answer, or not in words that we know. */
  | { state: 'down'; email: string }
