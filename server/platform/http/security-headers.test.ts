import { expect, it } from 'vitest'
import { contentSecurityPolicy, serviceSources } from './security-headers.ts'

/** The policy of a server without connected services, byte for byte. */
const PLAIN =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' data: blob:; " +
  "frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const policyOf = (...given: Parameters<typeof serviceSources>) => {
  const policy = contentSecurityPolicy({ services: serviceSources(...given) })
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}
const plain = policyOf({})

/** What a service adds, by directive. */
const added = (...given: Parameters<typeof serviceSources>) =>
  Object.fromEntries(
    Object.entries(policyOf(...given)).flatMap(([name, sources]) => {
      const more = sources.filter((source) => !plain[name]?.includes(source))
      return more.length > 0 ? [[name, more]] : []
    }),
  )

it('the content security policy allows images, media and calls of the host that stores files, and nothing else', () => {
  const files = 'https://files.example'
  const policy = contentSecurityPolicy({ files: [files] })
  const opened = policy.split('; ').filter((directive) => directive.includes(files))
  expect(opened.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'media-src', 'connect-src'])
  expect(policy.replaceAll(` ${files}`, '')).toBe(PLAIN)
})

it('the content security policy is the same to the byte when no service is configured', () => {
  expect(contentSecurityPolicy()).toBe(PLAIN)
  expect(contentSecurityPolicy({ services: serviceSources({}) })).toBe(PLAIN)
})

it('the content security policy opens for each service what it needs, and runs foreign code only of the chat', () => {
  expect(added({ errors: { dsn: 'https://key@errors.example/7', environment: 'production' } })).toEqual({
    'connect-src': ['https://errors.example'],
  })
  expect(added({ analytics: { url: 'https://usage.example/events?x=1' } })).toEqual({
    'connect-src': ['https://usage.example'],
  })
  expect(added({ realtime: { key: 'a', url: 'https://live.example' } })).toEqual({
    'connect-src': ['wss://live.example'],
  })
  expect(added({ location: { url: 'https://where.example/json' } })).toEqual({
    'connect-src': ['https://where.example'],
  })
  expect(added({ ads: { url: 'https://ads.example/{order}' } }, ['https://www.ads.example'])).toEqual({
    'img-src': ['https://ads.example', 'https://www.ads.example'],
  })
  const chat = added({ chat: { websiteId: '0197f1c2-8a51-4c33-9d0e-4b8f6a2f1e01' } })
  expect(chat['script-src']).toEqual(['https://client.crisp.chat'])
  expect(chat['connect-src']).toContain('wss://client.relay.crisp.chat')
  expect(Object.values(chat).flat()).toSatisfy((sources: string[]) =>
    sources.every((source) => /^(https|wss):\/\/[a-z.]+\.crisp\.chat$/.test(source)),
  )
})
