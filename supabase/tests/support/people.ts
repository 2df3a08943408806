/** A raw database's people; each name stands for the role `authenticated` with these claims. */
export const people = {
  staff: claims('5'),
  manager: claims('4'),
  stranger: claims('6'),
  /** A staff member whose session began more than seven days ago. */
  late: claims('7'),
  /** A staff member who has signed out, with a token that is still valid. */
  gone: claims('8'),
}

function claims(digit: string) {
  const id = (group: string) => `${digit.repeat(8)}-0000-4000-8000-${group.repeat(12)}`
  return { sub: id('1'), session_id: id('2'), email: `${digit}@example.com`, role: 'authenticated' }
}
