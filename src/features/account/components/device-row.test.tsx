// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SignedInSession } from '#generated/schema.ts'
import { DeviceRow } from './device-row.tsx'

afterEach(cleanup)

const session: SignedInSession = {
  ...{ session_id: '0197f1c2-8a51-7c33-9d0e-4b8f6a2f0c01', device: 'Firefox on Windows', is_current: false },
  ...{ network: '193.0.6.139', country: 'NL' },
  ...{ signed_in_at: '2026-11-21T09:12:04Z', last_seen_at: '2026-11-22T18:02:41Z', expires_at: '2026-12-21T09:12:04Z' },
}

it.each([
  [{}, 'From Netherlands (193.0.6.139)'],
  [{ country: null }, 'From 193.0.6.139'],
  [{ network: '127.0.0.1', country: null }, 'On this network'],
  [{ network: '0:0:0:0::/64', country: null }, 'On this network'],
])('a device with %j shows where it signed in', (place, text) => {
  render(<DeviceRow session={{ ...session, ...place }} isEnding={false} onEnd={vi.fn()} />)
  expect(screen.getByText((words) => words.startsWith(`${text}, last used`))).toBeTruthy()
})

it('a device can be signed out by its name, the current one cannot', () => {
  const onEnd = vi.fn()
  const { rerender } = render(<DeviceRow session={session} isEnding={false} onEnd={onEnd} />)
  screen.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  expect(onEnd).toHaveBeenCalledOnce()
  rerender(<DeviceRow session={{ ...session, is_current: true, device: '' }} isEnding={false} onEnd={onEnd} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Unknown device')).toBeTruthy()
})
