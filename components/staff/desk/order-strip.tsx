import clsx from 'clsx'
import { nextStep, type OrderStep, orderSteps } from '../../../lib/request/order-steps.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'

type Props = { ticket: Ticket; onChoose: (step: OrderStep) => void; onAsk: (is: 'parcels' | 'day') => void }

/** How far a won ticket's order is; each step is one key away. */
export function OrderStrip({ ticket: { order }, onChoose, onAsk }: Props) {
  const { order: words } = useDesk().words
  if (!order) return null
  const next = nextStep(order.step)
  return (
    <>
      <div role="group" aria-label={words.label} className="desk-strip max-md:grid-cols-[repeat(6,1fr)]">
        {orderSteps.map((step, place) => (
          <button
            className={clsx(
              'focus-visible:-outline-offset-3 max-md:nth-4:border-l-0',
              step === next && 'desk-go',
            )}
            key={step}
            type="button"
            aria-pressed={order.step === step}
            aria-keyshortcuts={`Shift+${place + 1}`}
            onClick={() => onChoose(step)}
          >
            {words.short[step]}
            <kbd aria-hidden="true">⇧{place + 1}</kbd>
          </button>
        ))}
      </div>
      <p className="desk-by-phone -my-2 -ml-3 flex flex-wrap gap-x-4 empty:hidden">
        {(order.step === 'shipped' || order.step === 'delivered' || order.parcels.length > 0) && (
          <TextButton onClick={() => onAsk('parcels')}>{words.parcels.edit}</TextButton>
        )}
        {order.step !== 'delivered' && <TextButton onClick={() => onAsk('day')}>{words.day.edit}</TextButton>}
      </p>
    </>
  )
}
