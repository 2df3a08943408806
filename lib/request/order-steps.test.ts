import { nextStep, orderSteps } from './order-steps.ts'

test('staff take each step next but the approval, which is the visitor’s', () => {
  const all = [null, ...orderSteps].map(nextStep)
  expect(all).toEqual(['proof', undefined, 'production', 'shipped', 'delivered', undefined])
})
