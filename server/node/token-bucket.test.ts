import { expect, it } from 'vitest'
import { createTokenBucket } from './realtime-sockets.ts'

it('the token bucket lets a burst pass, then only what the rate allows', () => {
  let now = 0
  const mayPass = createTokenBucket({ burst: 3, perSecond: 2 }, () => now)
  const passed = (times: number) => Array.from({ length: times }, () => mayPass(1)).filter(Boolean).length
  expect(passed(10)).toBe(3)
  now += 1_000
  expect(passed(10)).toBe(2)
  now += 3_600_000
  expect(passed(10)).toBe(3)
  expect(mayPass(4)).toBe(false)
})
