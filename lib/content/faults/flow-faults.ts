import { plainly, quoted } from './fault.ts'

/** Possible mistakes within { } and [ ] in a line. */
export const flowMistakes: ((line: string) => string | false | undefined)[] = [
  (line) => {
    const [, comment] = /\{[^}]* (#[^}]*?) *\}\s*$/.exec(line) ?? []
    return comment && `has a comment inside { }; move ${comment} to a line of its own, above`
  },
  (line) => {
    const [, name] = /[{,] *[\w-]+: [^,{}'":]+ ([a-z][\w-]*): /.exec(line) ?? []
    return name && `has no comma before ${name}:; write , ${name}:`
  },
  (line) => {
    const [, name, words] = /[{,] *([\w-]+): ([^,{}'"[\]]*: [^,{}]*?) *[,}]/.exec(line) ?? []
    return words && `has a colon in the value; put it in quotes: ${name}: ${quoted(words)}`
  },
  (line) => {
    const [, name, words] = /[{,] *([\w-]+): '([^',}]*\p{L}'\p{L}[^',}]*)'/u.exec(line) ?? []
    return words && `has an apostrophe inside its quotes; write ${name}: ${plainly(words.replace("'", '’'))}`
  },
  (line) => /\[[^\]'"]*,\s*,/.test(line) && 'has two commas in a row; take one away',
  (line) => {
    const [, words] = /: \[([^[\]{}'"]*)\}\s*$/.exec(line) ?? []
    return words && `closes its list with a }; write [${words}]`
  },
]
