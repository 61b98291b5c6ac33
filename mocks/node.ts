import { http } from 'msw'
import { setupServer, type SetupServer } from 'msw/node'
import { createRealtimeHub, type RealtimeHub } from '#server/platform/realtime/hub.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { linkSockets } from './realtime/link-sockets.ts'
import { operationOf } from './scenarios/scenario.ts'

export interface NodeHost {
  /** The backend in process; see server/testing/create-test-app.ts. */
  test: TestApp
  /** `server.use(…)` overrides one operation with a generated answer or a catalogued error. */
  server: SetupServer
  /** The page's calls and file requests ('PUT /files/…'), in order. */
  calls: string[]
  /** Realtime events as the page receives them; `test.events` stays empty. */
  hub: RealtimeHub
  /** Stores this user's session where the product does. */
  signIn(user: TestUser): void
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * The third host: the whole backend behind a component's or a store's own requests, `fetch` and XMLHttpRequest alike, in a test
 * with a page (happy-dom). The tab host does the same in a browser.
 */
export async function createNodeHost(options: TestAppOptions = {}): Promise<NodeHost> {
  const test = await createTestApp(options)
  const calls: string[] = []
  const answer = ({ request }: { request: Request }) => {
    calls.push(operationOf(request) ?? `${request.method} ${new URL(request.url).pathname}`)
    return test.backend.fetch(request, { clientAddress: '203.0.113.7' })
  }
  const hub = createRealtimeHub(test.app)
  test.app.realtime = hub
  const server = setupServer(
    http.all('*/api/*', answer),
    http.all('*/files/*', answer),
    linkSockets(async () => hub),
  )
  server.listen({ onUnhandledFrame: 'error' })
  return {
    test,
    server,
    calls,
    hub,
    signIn: ({ token }) => localStorage.setItem('token', token),
    async reset() {
      server.resetHandlers()
      hub.closeAll()
      localStorage.clear()
      calls.length = 0
      await test.reset()
    },
    async close() {
      server.close()
      await test.close()
    },
  }
}
