import type { Kind } from '../../../supabase/functions/_shared/file-kind.ts'

/** Why a file cannot arrive, however often it is sent. `lost`: too many attempts failed. */
export type Reason = 'lost' | 'changed' | 'full' | 'large' | 'expired' | Kind | 'program' | 'empty'

export class Refusal extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/** Thrown when an attempt failed; `milliseconds` is the shortest wait, if the server names one. */
export class Later extends Error {
  readonly milliseconds: number
  constructor(milliseconds = 0) {
    super('later')
    this.milliseconds = milliseconds
  }
}
