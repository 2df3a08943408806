import type { Kind } from '../../../supabase/functions/_shared/file-kind.ts'

/** Why a file does not arrive, which trying again does not mend. `lost`: it was tried long enough. */
export type Reason = 'lost' | 'changed' | 'full' | 'large' | 'expired' | Kind | 'program' | 'empty'

/** Thrown when a file is not taken. */
export class Refusal extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/** Thrown when it did not work this time; `milliseconds` is the least to wait, where the server says so. */
export class Later extends Error {
  readonly milliseconds: number
  constructor(milliseconds = 0) {
    super('later')
    this.milliseconds = milliseconds
  }
}
