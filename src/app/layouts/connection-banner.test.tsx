// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { isServerReached } from '#src/shared/session/use-connection.ts'
import { ConnectionBanner } from './connection-banner.tsx'

afterEach(() => {
  cleanup()
  isServerReached.set(true)
  vi.restoreAllMocks()
})

const told = () => screen.queryByRole('status')?.textContent ?? null

it('a device that goes offline is told so until the connection is back', () => {
  const device = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const turn = (isOnline: boolean) =>
    act(() => {
      device.mockReturnValue(isOnline)
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })
  render(<ConnectionBanner />)
  expect(told()).toBeNull()
  turn(false)
  expect(told()).toBe('You are offline. What you see stays; changes wait until the connection is back.')
  turn(true)
  expect(told()).toBeNull()
})

it('a server that does not answer is told apart from a device that is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<ConnectionBanner />)
  act(() => isServerReached.set(false))
  expect(told()).toBe('The server cannot be reached. You stay signed in; trying again.')
  act(() => isServerReached.set(true))
  expect(told()).toBeNull()
})
