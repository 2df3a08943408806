const longest = 300

/** A name as typed, as far as the database can hold it. Shortened names keep their extension. */
export function fileName(typed: string): string {
  const letters = [...typed.toWellFormed().replaceAll('\0', '')]
  if (letters.length === 0) return 'file'
  const ending = /\.[^.]{1,8}$/u.exec(letters.slice(-9).join(''))?.[0] ?? ''
  return letters.length <= longest
    ? letters.join('')
    : letters.slice(0, longest - [...ending].length).join('') + ending
}
