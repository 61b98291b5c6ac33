import { expect, it } from 'vitest'
import { usageLabel } from './usage.ts'

it.each([
  ['starting_balance', 'Starting balance'],
  ['premium_month', 'Plan credits'],
  ['plan_month', 'Plan credits'],
  ['credit_pack', 'Credits bought'],
  ['payment_refunded', 'Payment refunded'],
  ['expired', 'Credits expired'],
  ['work_of_long_ago', 'work of long ago'],
])('credit transactions for %s are named %s', (action, label) => {
  expect(usageLabel(action)).toBe(label)
})

it('work that is charged per unit is named after it, other work after its unit', () => {
  const whole = usageLabel('generate_visuals')
  expect(whole).not.toContain(':')
  expect(usageLabel('generate_visuals', 'picture:1')).toBe(`${whole}: image`)
  expect(usageLabel('generate_visuals', 'motion:1')).toBe(`${whole}: clip`)
  expect(usageLabel('translate_story', 'voice:1')).toBe(`${usageLabel('translate_story')}: voice-over`)
  expect(usageLabel('generate_visuals', 'music:1')).toBe(whole)
  expect(usageLabel('upscale', 'picture:1')).toBe(usageLabel('upscale'))
})
