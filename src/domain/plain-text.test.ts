import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['line breaks and tabs', ' One\r\n\ttwo ', 'One two'],
  ['what PostgreSQL stores nowhere', 'One\u0000two', 'One two'],
  ['half a character', 'One\uD83Dtwo', 'One two'],
  ['marks that turn a line around', 'a\u202Ecod\u2069.exe', 'a cod .exe'],
])('plain text of a provider leaves out %s', (_what, text, plain) => expect(plainText(text)).toBe(plain))

it.each([
  ['Hindi', 'क्‍ष और श्र'],
  ['Persian', 'می‌خواهم'],
  ['an emoji of several people', '👩‍👧'],
])('plain text of a provider keeps the joiners of %s', (_what, text) => expect(plainText(text)).toBe(text))
