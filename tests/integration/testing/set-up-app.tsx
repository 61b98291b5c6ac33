import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { createNodeHost } from '#mocks/node.ts'
import type { TestAppOptions } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { App } from '#src/app/app.tsx'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { clearSession, storeLogin } from '#src/shared/session/session-store.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'

// The browser build: under Node the package resolves to another one, which opens its own connections.
const pageBuild = vi.hoisted(() => 'pusher-js/dist/web/pusher.js')
vi.mock('pusher-js', () => import(pageBuild))

/** The whole app in a page without layout, with the backend in this process: tests screens and calls together. */
export async function setUpApp(options: TestAppOptions = {}) {
  const host = await createNodeHost(options)
  const { test, calls } = host
  const { fetch } = globalThis
  // Past the page's own `fetch`, whose answers cannot be read twice.
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    if (typeof asked === 'string') return fetch(asked)
    calls.push(`${asked.method} ${new URL(asked.url).pathname}`)
    return test.backend.fetch(asked, { clientAddress: '203.0.113.7' })
  })
  // Like dropped files: also those that the field's dialog would not offer.
  const user = userEvent.setup({ delay: null, applyAccept: false })
  afterEach(async () => {
    cleanup()
    clearSession({ hasSignedOut: true })
    sessionStorage.clear()
    useNotices.setState({ shown: [] })
    await host.reset()
  })
  afterAll(() => host.close())
  return {
    ...host,
    user,
    /** Opens a URL as a reload does. @param as the user signed in from now on; left out: the one before */
    open: (address: string, as?: TestUser) => {
      cleanup()
      if (as) {
        clearSession({ hasSignedOut: true })
        storeLogin(as.token)
      }
      history.replaceState(null, '', address)
      render(<App queryClient={createQueryClient()} />)
    },
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    choose: async (name: string | RegExp) => user.click(await screen.findByRole('menuitem', { name })),
    /** Pastes all of it at once: typing renders the whole page for each letter. */
    fill: async (label: string, text: string) => {
      await user.clear(await screen.findByLabelText(label))
      await user.paste(text)
    },
    path: (wanted: string) => waitFor(() => expect(location.pathname + location.search).toBe(wanted)),
  }
}
