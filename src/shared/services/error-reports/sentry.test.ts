// @vitest-environment happy-dom
// @alone Sentry wraps the timers for good.
import { getClient } from '@sentry/react'
import { expect, it } from 'vitest'
import { startReporting } from './sentry.ts'

it('every trace is reported, a tenth of the sessions is recorded, and every session with an error', () => {
  const { end } = startReporting({ dsn: 'http://abc@localhost:1/7', environment: 'test', release: '1' })
  expect(getClient()?.getOptions()).toMatchObject({
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  })
  end()
})
