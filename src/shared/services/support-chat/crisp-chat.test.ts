// @vitest-environment happy-dom
// @alone The chat’s own script keeps its state on the window, and the head is emptied.
import { Crisp } from 'crisp-sdk-web'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCrispChat } from './crisp-chat.ts'

const WEBSITE = '0197f1c2-8a51-4c33-9d0e-4b8f6a2f1e01'
type Queue = unknown[] & { is?: () => boolean }
const queue = () => (window as { $crisp?: Queue }).$crisp
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const said: unknown[] = []

beforeEach(() => {
  // The SDK remembers for a page's life that it has put its script there.
  Reflect.set(Crisp, 'injected', false)
  const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  document.head.innerHTML = ''
  delete (window as { $crisp?: Queue }).$crisp
  said.length = 0
  vi.spyOn(console, 'info').mockImplementation((...words: unknown[]) => void said.push(words))
})
afterEach(() => vi.restoreAllMocks())

it('the chat loads at start', () => {
  createCrispChat({ websiteId: WEBSITE })
  expect(scripts()).toEqual(['https://client.crisp.chat/l.js'])
  expect((window as { CRISP_WEBSITE_ID?: string }).CRISP_WEBSITE_ID).toBe(WEBSITE)
})

it('the chat loads nothing where a widget is present', () => {
  ;(window as { $crisp?: Queue }).$crisp = Object.assign([], { is: () => true })
  createCrispChat({ websiteId: WEBSITE })
  expect(scripts()).toEqual([])
})

it.each([
  ['show', 'chat:show'],
  ['hide', 'chat:hide'],
  ['open', 'chat:open'],
] as const)('without autoload the chat comes on demand, once: %s', (act, command) => {
  const chat = createCrispChat({ websiteId: WEBSITE, autoload: false })
  expect(scripts()).toEqual([])
  chat[act]()
  chat[act]()
  expect(scripts()).toHaveLength(1)
  expect(queue()).toContainEqual(['do', command])
})

it('the loader fails without a site id, while the product continues and the failure is logged', () => {
  const chat = createCrispChat({})
  expect(() => chat.load()).toThrow(new Error('websiteId must be set before loading'))
  chat.open()
  expect(scripts()).toEqual([])
  expect(said).toHaveLength(2)
})

it('the chat gets only present texts, numbers and booleans', () => {
  const chat = createCrispChat({ websiteId: WEBSITE })
  const person = { email: 'ada@example.com', is_premium: false, premium_type: null, user_id: { toString: () => 'x' } }
  chat.setUser(person)
  expect(queue()).toEqual([
    ['set', 'user:email', ['ada@example.com', undefined]],
    ['set', 'session:data', [[['is_premium', false]]]],
  ])
})

it('a failure to identify the user to the chat is only logged', () => {
  const chat = createCrispChat({ websiteId: WEBSITE })
  ;(window as { $crisp?: unknown }).$crisp = {
    push: () => {
      throw new Error('The widget is broken')
    },
  }
  chat.setUser({ name: 'Ada' })
  expect(said).toEqual([
    ['[storyloom] The support chat could not be given the user', new Error('The widget is broken')],
  ])
})

it('signing out ends the conversation', () => {
  const chat = createCrispChat({ websiteId: WEBSITE })
  chat.setUser(null)
  expect(queue()).toContainEqual(['do', 'session:reset', [false]])
})
