import { vi } from 'vitest'
import type { TestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

// What a page has and a process has not; the client's modules ask for it while they load, so this is imported before them.
const origin = 'http://localhost:4400'
const Bare = Request
const stored = new Map<string, string>()
Object.assign(globalThis, {
  Request: class extends Bare {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init)
    }
  },
  location: new URL(origin),
  addEventListener: () => undefined,
  localStorage: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  },
  // Of no tab: each of several has its own.
  sessionStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
})

/** From now on the page's calls are this person's and reach this backend. */
export function signIn({ backend }: TestApp, { token }: TestUser): void {
  localStorage.setItem('token', token)
  vi.stubGlobal('fetch', (request: Request) => backend.fetch(request, { clientAddress: '203.0.113.7' }))
}
