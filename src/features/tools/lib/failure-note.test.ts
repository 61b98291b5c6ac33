import { expect, test } from 'vitest'
import { failureNote } from './failure-note.ts'

test.each([
  ['one that cost nothing', 'Too little memory', 0, 'You were not charged.'],
  ['one without a reason that cost nothing', null, 0, 'You were not charged.'],
  ['one whose reason says already that it cost nothing', 'Cancelled. You were not charged.', 0, ''],
  ['one that was charged', 'The file went missing', 4, '4 credits were charged for it.'],
  [
    'one that was charged for all that its reason says',
    'Cancelled. You were not charged.',
    2.5,
    '2.5 credits were charged for it.',
  ],
])('a failed result says what is kept, and of %s what it cost', (_, error_message, credits_charged, cost) => {
  const kept = 'Your source and settings are still here.'
  expect(failureNote({ error_message, credits_charged })).toBe(cost === '' ? kept : `${kept} ${cost}`)
})
