import { useRef, useState } from 'react'
import { checkFile, isSame } from '../../lib/artwork/check-file.ts'
import type { Facts } from '../../lib/artwork/facts.ts'
import { limits } from '../../lib/artwork/numbers.ts'
import { fill } from '../../lib/content/fill.ts'
import type { LightTableWords } from '../../lib/content/artwork-data.ts'
import type { ProductLine } from '../../lib/leads/product-line.ts'
import { showName } from './file-parts.tsx'
import { type Choice, chooseSize, measure, nothing, purposeFrom, sizesFor } from './choice.ts'

/** A file on the table; `facts` is set once it has been checked. */
export type Check = { id: number; file: File; facts?: Facts }

export type Table = ReturnType<typeof useChecks>

/**
 * The purpose, and the files on the table. They are checked one by one, so that only one is in memory.
 * @param products in the request: a single one with a print area is the purpose until another is chosen
 */
export function useChecks(words: LightTableWords, products: ProductLine[] = []) {
  const [chosen, setChoice] = useState<Choice>()
  const [checks, setChecks] = useState<Check[]>([])
  const [notice, setNotice] = useState('')
  const line = useRef(Promise.resolve())
  const count = useRef(0)

  function add(files: File[]) {
    const known = checks.map(({ file }) => file)
    const again = files.find((file) => known.some((one) => isSame(one, file)))
    const fresh = files.filter((file) => !known.some((one) => isSame(one, file)))
    const taken = fresh.slice(0, limits.files - checks.length)
    const left = fresh.slice(taken.length).map(({ name }) => name)
    setNotice(
      left.length > 0
        ? fill(words.tooMany, { names: left.map(showName).join(', ') })
        : again
          ? fill(words.twice, { file: showName(again.name) })
          : '',
    )
    const added = taken.map((file): Check => ({ id: (count.current += 1), file }))
    setChecks([...checks, ...added])
    added.forEach(look)
  }

  function look({ id, file }: Check) {
    line.current = line.current
      .then(() => checkFile(file, words.worker))
      .then((facts) => setChecks((all) => all.map((one) => (one.id === id ? { ...one, facts } : one))))
  }

  const asked = sizesFor(products, words.goods)
  const choice = chosen ?? (asked.length === 1 ? chooseSize(asked[0]!) : nothing)

  function choose(next: Choice) {
    setNotice('')
    setChoice(next)
  }

  /** @param name of a size or product, of one's own size, or '' */
  function chooseNamed(name: string) {
    const { sizes, goods, own } = words
    const size = [...sizes, ...goods].find((one) => one.name === name)
    choose(size ? chooseSize(size) : name ? measure(choice, {}, own.name) : nothing)
  }

  function replace(old: number, file: File) {
    setNotice('')
    const check = { id: (count.current += 1), file }
    setChecks((all) => all.map((one) => (one.id === old ? check : one)))
    look(check)
  }

  function remove(id: number) {
    setNotice('')
    setChecks((all) => all.filter((one) => one.id !== id))
  }
  const purpose = purposeFrom(choice)
  return { words, choice, choose, chooseNamed, asked, purpose, checks, notice, add, replace, remove }
}
