import { addresses } from '../content/addresses.ts'

/** The words of our own addresses; anything else in a path may be somebody's name, number or token. */
const ours = new Set(addresses().flatMap((address) => address.split(/[/#]/)))

/** An unknown path in loggable form: its first six parts, with an ellipsis for each that none of our addresses has. */
export function withoutPersonalData(path: string): string {
  return path
    .slice(0, 500)
    .split('/', 7)
    .map((part) => (ours.has(part) ? part : '…'))
    .join('/')
}
