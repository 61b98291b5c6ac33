import { expect, it } from 'vitest'
import { appUrlOf } from './dispatch.ts'

it.each([
  ['http://127.0.0.1:4400/api/x', 'http://localhost:4400', 'http://127.0.0.1:4400'],
  ['http://localhost:4400/api/x', 'http://127.0.0.1:4400', 'http://localhost:4400'],
  // Behind a proxy with its own port, and with any Host header.
  ['http://127.0.0.1:4400/api/x', 'http://localhost:5173', 'http://localhost:5173'],
  ['http://evil.example:4400/api/x', 'http://localhost:4400', 'http://localhost:4400'],
  ['http://127.0.0.1:4400/api/x', 'https://storyloom.example', 'https://storyloom.example'],
])('a call to %s of an app at %s belongs to the app at %s', (requestUrl, publicUrl, appUrl) => {
  expect(appUrlOf(requestUrl, publicUrl)).toBe(appUrl)
})
