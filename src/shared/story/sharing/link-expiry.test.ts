import { expect, it } from 'vitest'
import { daysOf, isExpired, expiryOptions } from './share-dialog.tsx'

const now = new Date('2026-11-21T09:00:00Z')

it('the expiry of a link offers the end that was set as its date, and says when it has passed', () => {
  expect(expiryOptions(null, now).map(({ value }) => value)).toEqual(['never', '1', '7', '30'])
  expect(expiryOptions('2026-11-28T09:00:00Z', now)[0]).toMatchObject({
    value: 'kept',
    label: expect.stringMatching(/^On 28 November 2026/),
  })
  expect(expiryOptions('2026-11-21T09:00:00Z', now)[0]?.label).toMatch(/^Expired 21 November 2026/)
})

it('a link has expired from its moment on', () => {
  expect([null, '2026-11-21T09:00:00.001Z', '2026-11-21T09:00:00Z'].map((end) => isExpired(end, now))).toEqual([
    false,
    false,
    true,
  ])
})

it('the expiry of a link is a number of days, unlimited, or unset', () => {
  expect((['1', '30', 'never', 'kept'] as const).map(daysOf)).toEqual([1, 30, null, undefined])
})
