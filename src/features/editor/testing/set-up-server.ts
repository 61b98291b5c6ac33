import { setupServer, type SetupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { notices } from '#src/shared/ui/snackbar/notify.ts'

/** Where an editor's calls go: nothing answers but what a test says. What it made the page say is forgotten after each. */
export function setUpServer(): SetupServer {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())
  afterEach(() => {
    server.resetHandlers()
    notices.set([])
  })
  return server
}
