import { answerRequest } from '../../leads/deadline/answer-request.ts'
import { type Day, addDays } from '../../leads/deadline/day.ts'
import { promisedDay } from '../../request/order-steps.ts'
import type { WholeTicket } from '../submission.ts'

/**
 * The last day to approve a proof, by the deadline helper: for the delivery that the order promises, else for the one that
 * the visitor was told. '' if no day is known or it is over.
 */
export function proofDay({ facts, quotes, order }: WholeTicket, today: Day): Day | '' {
  const promised = promisedDay({ quotes, order })
  const day =
    promised && promised !== facts?.delivered
      ? answerRequest(addDays(promised, 1), facts?.city ?? '', facts?.group ?? '').asked.proof
      : facts?.proof
  return day && day >= today ? day : ''
}
