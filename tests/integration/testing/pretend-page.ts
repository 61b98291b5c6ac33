import { vi } from 'vitest'
import type { TestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

// Globals of a page that a process lacks; the client's modules read them while they load, so this is imported first.
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
  // Shared by no tabs: each has its own.
  sessionStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
})

/** From now on the page's calls are this user's and reach this backend. */
export function signIn({ backend }: TestApp, { token }: TestUser): void {
  localStorage.setItem('token', token)
  vi.stubGlobal('fetch', (request: Request) => backend.fetch(request, { clientAddress: '203.0.113.7' }))
}
