// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useIsServerReached } from '#src/shared/session/session-sync.tsx'
import { ConnectionBanner } from './connection-banner.tsx'

afterEach(() => {
  cleanup()
  useIsServerReached.setState(true)
  vi.restoreAllMocks()
})

const banner = () => screen.queryByRole('status')?.textContent ?? null

it('a device that goes offline shows a banner until the connection is back', () => {
  const device = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const turn = (isOnline: boolean) =>
    act(() => {
      device.mockReturnValue(isOnline)
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })
  render(<ConnectionBanner />)
  expect(banner()).toBeNull()
  turn(false)
  expect(banner()).toBe('You’re offline. Changes will be sent when you’re back online.')
  turn(true)
  expect(banner()).toBeNull()
})

it('a server that does not answer shows another banner than an offline device', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<ConnectionBanner />)
  act(() => useIsServerReached.setState(false))
  expect(banner()).toBe('Can’t reach the server. You’re still signed in; retrying.')
  act(() => useIsServerReached.setState(true))
  expect(banner()).toBeNull()
})
