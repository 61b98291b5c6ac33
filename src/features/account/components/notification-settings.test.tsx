// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { NotificationSetting } from '#generated/schema.ts'
import { NotificationSettings } from './notification-settings.tsx'

const http = vi.hoisted(() => vi.fn())
vi.mock('#src/shared/api/http.ts', () => ({ http }))
const notifyError = vi.hoisted(() => vi.fn())
vi.mock('#src/shared/ui/snackbar/notify-error.ts', () => ({ notifyError }))
afterEach(cleanup)

let saved: NotificationSetting[]
const calls: { change: Partial<NotificationSetting>; accept: () => void; refuse: () => void }[] = []

/** A server whose answers to changes the test releases. */
function answer(_url: string, { method, body }: { method: string; body?: string }) {
  if (method === 'GET') return Promise.resolve({ results: saved })
  const change = JSON.parse(body ?? '') as Partial<NotificationSetting>
  return new Promise((resolve, reject) =>
    calls.push({
      change,
      accept: () => {
        saved = saved.map((one) => (one.kind === change.kind ? { ...one, ...change } : one))
        resolve({ results: saved })
      },
      refuse: () => reject(new Error('The server is full')),
    }),
  )
}

it('switches keep the state of quick presses, and a refused one is reset and says so', async () => {
  saved = [
    { kind: 'CREDITS', in_app: true, by_mail: true },
    { kind: 'PLAN', in_app: true, by_mail: true },
  ]
  http.mockImplementation(answer)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationSettings />
    </QueryClientProvider>,
  )
  const names = ['Credits, in the app', 'Credits, by email', 'Plan, by email']
  await screen.findByRole('switch', { name: names[0] ?? '' })
  const shown = () => names.map((name) => screen.getByRole<HTMLInputElement>('switch', { name }).checked)
  for (const name of names) act(() => screen.getByRole('switch', { name }).click())
  await waitFor(() => expect(shown()).toEqual([false, false, false]))
  await waitFor(() => expect(calls).toHaveLength(1))
  act(() => calls[0]?.refuse())
  await waitFor(() => expect(notifyError).toHaveBeenCalledOnce())
  expect(shown()).toEqual([true, false, false])
  for (const at of [1, 2]) {
    await waitFor(() => expect(calls).toHaveLength(at + 1))
    act(() => calls[at]?.accept())
    expect(shown()).toEqual([true, false, false])
  }
  await waitFor(() => expect(saved.map(({ by_mail }) => by_mail)).toEqual([false, false]))
  expect(shown()).toEqual([true, false, false])
})
