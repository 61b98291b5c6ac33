import { expect, it } from 'vitest'
import { unsupportedReason } from './browser-support.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  [
    'Chrome or Brave on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'],
  ['headless Chromium', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`],
])('%s is supported', (_, userAgent) => {
  expect(unsupportedReason({ userAgent })).toBeNull()
})

it.each([
  [
    'device',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'device',
    'Android Chrome',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
  ],
  ['device', 'Android tablet', `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  [
    'browser',
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  ],
  [
    'browser',
    'Edge',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  ],
  [
    'browser',
    'Opera',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
  ],
  ['environment', 'nothing', ''],
  ['environment', 'a script', 'curl/8.5.0'],
] as const)('the editor is not supported for the reason %s: %s', (reason, _, userAgent) => {
  expect(unsupportedReason({ userAgent })).toBe(reason)
})

it('an iPad that calls itself a Mac is a device', () => {
  const userAgent = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`
  expect(unsupportedReason({ userAgent, maxTouchPoints: 5 })).toBe('device')
})
