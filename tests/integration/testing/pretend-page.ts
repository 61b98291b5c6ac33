import { vi } from 'vitest'
import type { TestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { providePage } from './page-globals.ts'

// Imported first: the client's modules read these globals while they load.
providePage('http://localhost:4400')

/** From now on the page's calls are this user's and reach this backend. */
export function signIn({ backend }: TestApp, { token }: TestUser): void {
  localStorage.setItem('token', token)
  vi.stubGlobal('fetch', (request: Request) => backend.fetch(request, { clientAddress: '203.0.113.7' }))
}
