import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { checkFile } from '../../../lib/artwork/check-file.ts'
import { callFilesApi, Later, Refusal } from '../../../lib/artwork/sending/call-files-api.ts'
import { senderOf } from '../../../lib/artwork/sending/sender.ts'
import { kindByEnds, refusesKind } from '../../../lib/staff/artwork/kind-by-ends.ts'
import { attachFiles, markProof } from '../../../lib/staff/desk/answer.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import type { ProofMark } from '../../../lib/staff/submission.ts'

/** In milliseconds. */
const saveDelayMs = 1_000

type Mark = { file: string; proof: ProofMark | null } | undefined
export type StoredFile = Ticket['conversation'][number]['files'][number]
export type Files = ReturnType<typeof useFiles>

/**
 * The files of a colleague's answer: `stored` on the server, others on their way in the sender, which goes on while the
 * composer is closed.
 */
export function useFiles(me: string, { id, reference, ...ticket }: Ticket, look: () => Promise<unknown>) {
  const [sender] = useState(() =>
    senderOf(`${me} ${id}`, process.env.ARTWORK_WORKER ?? '', () => [], {
      key: async () => {
        const made = await attachFiles(reference).catch(() => ({ state: 'failed' as const }))
        if (made.state === 'done') return made.key
        throw made.state === 'failed' ? new Later() : new Refusal('expired')
      },
      refuses: refusesKind,
    }),
  )
  const items = useSyncExternalStore(sender.subscribe, sender.read, sender.read)
  const going = ticket.conversation.find(isOwn)
  const stored: StoredFile[] = going?.files ?? ticket.draft?.files ?? []
  const moving = items.filter(({ state }) => state !== 'arrived')
  const isAmong = (some: typeof items, file: StoredFile) =>
    some.some((one) => one.name === file.name && one.bytes === file.bytes)

  const arrived = items.length - moving.length
  const seeArrived = useEffectEvent(() => void (arrived > 0 && look()))
  useEffect(() => seeArrived(), [arrived])
  const begin = useEffectEvent(() => {
    // Removes the files of an earlier answer.
    sender.remove(({ state }) => state === 'arrived')
    sender.renew()
  })
  useEffect(() => begin(), [])

  /** Files that were given and are not listed yet. */
  const reading = useRef<Promise<unknown>>(undefined)
  /** Names of PDFs that ask for a password, which a customer's browser cannot show. */
  const [locked, setLocked] = useState<string[]>([])
  /** Looks into a PDF while it is on its way. */
  async function findLock({ file, facts }: { file: File; facts: { kind: string } }) {
    // One that was saved anew has the same name.
    setLocked((names) => names.filter((name) => name !== file.name))
    if (facts.kind !== 'pdf') return
    const { trouble } = await checkFile(file, process.env.ARTWORK_WORKER ?? '')
    if (trouble === 'locked') setLocked((names) => [...names, file.name])
  }
  const { store, ...marks } = useProofMarks(look)
  return {
    sender,
    locked,
    ...marks,
    // An upload that goes on is listed with those on their way.
    stored: stored.filter((file) => !isAmong(moving, file)),
    count: moving.length + stored.length,
    async add(files: File[]) {
      sender.renew()
      const read = files.map(async (file) => ({
        file: rename(file, [...items, ...stored]),
        purpose: null,
        facts: await kindByEnds(file),
      }))
      const earlier = reading.current
      const listed = Promise.all(read).then((added) => {
        sender.add(added)
        for (const one of added) void findLock(one)
      })
      reading.current = Promise.all([earlier, listed])
      await listed
    },
    /** Takes a file off: one on its way by its number there, too. @throws Refusal, or Later */
    async remove(file: Pick<StoredFile, 'name' | 'bytes'>, item?: number) {
      sender.remove((one) => one.id === item)
      const there = stored.find(({ name, bytes }) => name === file.name && bytes === file.bytes)
      sender.renew()
      if (there) await callFilesApi(await sender.token(), 'DELETE', `/${there.id}`)
      await look()
    },
    /** Whether the server knows every file, and each has arrived or is on its way. @throws Later */
    async areReady() {
      await reading.current
      await store()
      // The server may have been asked before a file arrived.
      const isStopped = stored.some((file) => file.state === 'begun' && !isAmong(items, file))
      return (await sender.begin()) && !isStopped
    },
  }
}

/** The marks that make an answer's files proofs, as typed and as stored. */
function useProofMarks(look: () => Promise<unknown>) {
  /** The mark typed and not stored yet. */
  const typed = useRef<Mark>(undefined)
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** @throws Later */
  async function store() {
    clearTimeout(saving.current)
    const { current } = typed
    if (!current) return
    typed.current = undefined
    const { state } = await markProof(current).catch(() => ({ state: 'failed' as const }))
    if (state === 'failed') {
      typed.current ??= current
      throw new Later()
    }
    await look()
  }
  return {
    store,
    /** Notes what makes a file a proof, and stores it when typing rests. */
    type(mark: Mark, onFailed: () => void) {
      typed.current = mark
      clearTimeout(saving.current)
      saving.current = setTimeout(() => void store().catch(onFailed), saveDelayMs)
    },
    /** Makes a file a proof, or none, at once. @throws Later */
    async mark(mark: Mark) {
      typed.current = mark
      await store()
    },
  }
}

/** The file under a name that no other file of the answer has: pasted pictures are all called the same. */
function rename(file: File, all: { name: string; bytes: number }[]): File {
  const others = all.filter(({ bytes }) => bytes !== file.size)
  const usedNames = others.map(({ name }) => name)
  const [, start = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? []
  let { name } = file
  for (let number = 2; usedNames.includes(name); number += 1) name = `${start} ${number}${ending}`
  return name === file.name ? file : new File([file], name, file)
}

/** The reader's own answer that has not left. */
export const isOwn = ({ going, outAt }: Ticket['conversation'][number]) => going && outAt > 0
