import { setupServer, type SetupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'

/** Where an editor's calls go: nothing answers but what a test says. What the page said before a test is forgotten. */
export function setUpServer(): SetupServer {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => useNotices.setState({ shown: [] }))
  afterEach(() => server.resetHandlers())
  return server
}
