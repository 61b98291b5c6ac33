import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig(env, '/client')

it.each(['VERIFY_EMAIL', 'TRUST_PROXY'])('the switch %s is on or off, and nothing else is taken for off', (name) => {
  const { verifyEmail, trustsProxy } = read({ [name]: '1' })
  expect([verifyEmail, trustsProxy]).toEqual([name === 'VERIFY_EMAIL', name === 'TRUST_PROXY'])
  expect(read({ [name]: '0' })).toMatchObject({ verifyEmail: false, trustsProxy: false })
  expect(() => read({ [name]: 'yes' })).toThrow(`${name} is yes; it must be 0 or 1`)
})

it.each(['WHISPER', 'TRANSLATE'])(
  'a key of %s without an address is refused, and its value is not repeated',
  (name) => {
    expect(() => read({ [`${name}_KEY`]: 'very-secret' })).toThrow(
      `${name}_KEY is set; ${name}_URL must be set with it`,
    )
  },
)
