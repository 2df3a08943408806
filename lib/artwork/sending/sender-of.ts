import { Sender, type ToSend } from './sender.ts'

const senders = new Map<string, Sender>()

/**
 * The only sender of a request in this page; it outlives the components that show it.
 * @param token of the receipt's link
 * @param worker address of the worker's script
 * @param begin returns the files that are there already
 */
export function senderOf(token: string, worker: string, begin: () => ToSend[]): Sender {
  const known = senders.get(token)
  if (known) return known
  const sender = new Sender(token, worker)
  senders.set(token, sender)
  sender.add(begin())
  return sender
}
