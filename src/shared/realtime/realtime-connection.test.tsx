// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { deliver } from './events.ts'
import { RealtimeConnection } from './realtime-connection.tsx'

afterEach(cleanup)

it.each([
  ['credits-updated', { balance: 7 }],
  ['subscription-changed', { subscription_id: crypto.randomUUID(), status: 'ACTIVE' }],
])('the event %s marks plan and credits as stale on every page', async (name, data) => {
  const client = new QueryClient()
  const isOld = (key: string) => client.getQueryState([key])?.isInvalidated
  for (const key of ['getCurrentSubscription', 'getCreditsSummary', 'getStory']) client.setQueryData([key], {})
  render(
    <QueryClientProvider client={client}>
      <RealtimeConnection />
    </QueryClientProvider>,
  )
  expect(isOld('getCreditsSummary')).toBe(false)
  await deliver(name, data)
  expect(['getCurrentSubscription', 'getCreditsSummary', 'getStory'].map(isOld)).toEqual([true, true, false])
})
