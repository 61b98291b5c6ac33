// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEndpoint } from './endpoint.ts'

const sent: { url: string; body: { session: string; events: Record<string, string>[]; batch?: unknown } }[] = []

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') })
  vi.stubGlobal(
    'Blob',
    class {
      parts: string[]
      constructor(parts: string[]) {
        this.parts = parts
      }
    },
  )
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, { parts }: { parts: string[] }) => sent.push({ url, body: JSON.parse(parts.join('')) }),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('telemetry sends events together after a while, with their time and one session', () => {
  const { send } = createEndpoint('https://usage.example/events')
  send({ name: 'Page View', page: 'Home' })
  vi.advanceTimersByTime(1_000)
  send({ name: 'Panel Open', panel: 'Cast Panel' })
  expect(sent).toEqual([])
  vi.advanceTimersByTime(4_000)
  expect(sent).toEqual([
    {
      url: 'https://usage.example/events',
      body: {
        session: expect.stringMatching(/^[0-9a-f-]{36}$/),
        events: [
          { name: 'Page View', page: 'Home', at: '2026-11-21T09:00:00.000Z' },
          { name: 'Panel Open', panel: 'Cast Panel', at: '2026-11-21T09:00:01.000Z' },
        ],
      },
    },
  ])
})

it('telemetry sends at once when many wait, and the rest when the page is left', () => {
  const { send } = createEndpoint('https://usage.example/events')
  for (let count = 0; count < 21; count++) send({ name: 'Complete Profile' })
  expect(sent.map(({ body }) => body.events.length)).toEqual([20])
  dispatchEvent(new Event('pagehide'))
  expect(sent.map(({ body }) => body.events.length)).toEqual([20, 1])
  dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(2)
})

it('telemetry with a key uses PostHog’s format for an anonymous user', () => {
  const { send } = createEndpoint('https://eu.i.posthog.com/batch/', 'phc_1')
  send({ name: 'click', page: 'Home', workflow: 'AutoGenerateStory', control: 'generate' })
  vi.advanceTimersByTime(5_000)
  expect(sent.map(({ body }) => body)).toEqual([
    {
      api_key: 'phc_1',
      batch: [
        {
          event: 'click',
          distinct_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          timestamp: '2026-11-21T09:00:00.000Z',
          properties: {
            page: 'Home',
            workflow: 'AutoGenerateStory',
            control: 'generate',
            $process_person_profile: false,
            $geoip_disable: true,
          },
        },
      ],
    },
  ])
})

it('stopped telemetry sends no queued events', () => {
  const { send, stop } = createEndpoint('https://usage.example/events')
  send({ name: 'Complete Profile' })
  stop()
  vi.advanceTimersByTime(10_000)
  dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([])
})
