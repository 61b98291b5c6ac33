import { expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig(env, '/client')

it('the demo checkout is refused once a service that sends bills is connected, unless the operator enables it', () => {
  expect(read({}).hasDemoCheckout).toBe(true)
  expect(read({ WHISPER_URL: 'http://localhost:1' }).hasDemoCheckout).toBe(true)
  expect(read({ WHISPER_URL: 'https://asr.example', WHISPER_KEY: 'k' }).hasDemoCheckout).toBe(false)
  expect(read({ TRANSLATE_URL: 'https://mt.example', TRANSLATE_KEY: 'k' }).hasDemoCheckout).toBe(false)
  expect(read({ TRANSLATE_URL: 'https://mt.example', TRANSLATE_KEY: 'k', DEMO_CHECKOUT: '1' }).hasDemoCheckout).toBe(
    true,
  )
  expect(read({ DEMO_CHECKOUT: '0' }).hasDemoCheckout).toBe(false)
  expect(() => read({ DEMO_CHECKOUT: 'yes' })).toThrow(ConfigError)
})

it('Stripe needs both of its secrets, and a refusal to start contains neither’s value', () => {
  expect(read({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }).stripe).toEqual({
    secretKey: 'sk',
    webhookSecret: 'wh',
  })
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(() => read({ [name]: 'very-secret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('very-secret') }),
    )
})
