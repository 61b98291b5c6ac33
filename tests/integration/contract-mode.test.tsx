// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/app"}
import { cleanup, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { createCallLog } from '#mocks/calls/call-log.ts'
import { contractHandlers } from '#mocks/contract/contract-handlers.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'
import { App } from '#src/app/app.tsx'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { clearSession, storeLogin } from '#src/shared/session/session-store.ts'

const server = setupServer(...contractHandlers(createCallLog()))
server.listen({ onUnhandledFrame: 'error' })
beforeEach(() => storeLogin('made-up'))
afterEach(() => {
  cleanup()
  scenario.reset()
  clearSession({ hasSignedOut: true })
  sessionStorage.clear()
})
afterAll(() => server.close())

function open(path: string): void {
  history.replaceState(null, '', path)
  render(<App queryClient={createQueryClient()} />)
}

const offers = async () => (await screen.findAllByText(/sent you the template/)).map(({ textContent }) => textContent)

it('shows the home page with generated answers, equal ones for equal seeds', async () => {
  const shown: (string | null)[][] = []
  for (const seed of [1, 2, 1]) {
    scenario.set({ seed })
    open('/app')
    shown.push(await offers())
    cleanup()
  }
  expect(shown[2]).toEqual(shown[0])
  expect(shown[1]).not.toEqual(shown[0])
})

it('shows the answer that is chosen for one operation, an example or a refusal', async () => {
  open('/app')
  await screen.findByRole('link', { name: 'Projects' })
  expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull()
  cleanup()
  const calls = {
    getUserDetails: { kind: 'example', status: 200, name: 'staff' },
    getUserStories: { kind: 'example', status: 500, name: 'internal' },
  } as const
  scenario.set({ calls })
  open('/app')
  await screen.findByRole('link', { name: 'Staff' })
  await screen.findByText('Couldn’t load stories')
})
