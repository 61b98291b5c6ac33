import { setupServer, type SetupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'

/** The server of an editor's calls: only a test's handlers answer. Messages of the page before a test are cleared. */
export function setUpServer(): SetupServer {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => useNotices.setState({ shown: [] }))
  afterEach(() => server.resetHandlers())
  return server
}
