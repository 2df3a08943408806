import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useTransition } from 'react'

/** Posts a form without leaving the page. A lost connection is a result, too: unhandled, it would crash the page. */
export function usePosting(
  post: (data: FormData, form: HTMLFormElement) => Promise<void>,
  onLost: (data: FormData) => void,
) {
  const [pending, startTransition] = useTransition()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const data = new FormData(form)
    startTransition(async () => {
      try {
        await post(data, form)
      } catch (error) {
        unstable_rethrow(error) // on to another page
        startTransition(() => onLost(data))
      }
    })
  }
  return { submit, pending }
}
