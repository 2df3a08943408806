import { addresses } from '../content/addresses.ts'

/** The words of our own addresses; whatever else is in a path may be somebody's name, number or token. */
const ours = new Set(addresses().flatMap((address) => address.split(/[/#]/)))

/** An unknown path as it may be logged: its first six parts, an ellipsis for each that no address of ours has. */
export function withoutPersonalData(path: string): string {
  return path
    .slice(0, 500)
    .split('/', 7)
    .map((part) => (ours.has(part) ? part : '…'))
    .join('/')
}
