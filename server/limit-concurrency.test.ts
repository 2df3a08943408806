import { EventEmitter } from 'node:events'
import { limitConcurrency, filePosts, posts } from './limits.ts'

const answer = () => new EventEmitter()

test('a visitor has at most 64 posts under way, however many networks they use', () => {
  const mayPost = limitConcurrency(posts)
  const answers = Array.from({ length: 64 }, answer)
  expect(answers.map((one, net) => mayPost(`2001:db8:0:${net}::1`, one))).toEqual(Array(64).fill(true))
  expect(mayPost('2001:db8:0:99::1', answer())).toBe(false)
  expect(mayPost('203.0.113.9', answer())).toBe(true)
  answers[3]?.emit('close')
  expect(mayPost('2001:db8::99', answer())).toBe(true)
  expect(mayPost('2001:db8::99', answer())).toBe(false)
})

test('two forms with whole files are under way for a visitor at most, and a few in all', () => {
  const mayPost = limitConcurrency(filePosts)
  const { ofOne, inAll } = filePosts
  const answers = Array.from({ length: inAll }, answer)
  const visitor = (index: number) => `203.0.113.${Math.floor(index / ofOne)}`
  expect(answers.map((one, index) => mayPost(visitor(index), one))).toEqual(Array(inAll).fill(true))
  expect(mayPost('198.51.100.1', answer())).toBe(false)
  answers[0]?.emit('close')
  expect(mayPost(visitor(ofOne), answer())).toBe(false)
  expect(mayPost('198.51.100.1', answer())).toBe(true)
})
