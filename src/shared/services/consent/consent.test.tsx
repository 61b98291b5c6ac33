// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearSession } from '#src/shared/session/session-store.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { useConsentRequest } from './consent-request.ts'
import { consentTo, decide } from './consent-store.ts'

const clear = () => document.getElementById('services')?.remove()
const configure = (settings: object) => {
  clear()
  const script = `<script type="application/json" id="services">${JSON.stringify(settings)}</script>`
  document.head.insertAdjacentHTML('beforeend', script)
}
const USAGE = { analytics: { url: 'https://usage.example/events' } }
const BOTH = { ...USAGE, location: { url: 'https://where.example/json' } }

/** As another tab, or the browser's own settings, leave the storage. */
const forget = () => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
}
const askNotToShare = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value })

beforeEach(() => {
  askNotToShare(false)
  render(<ConsentDialog />)
  act(forget)
  cleanup()
})
afterEach(() => {
  cleanup()
  clear()
})

const dialog = () => screen.queryByRole('dialog')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('no consent is requested where no service is configured', () => {
  render(<ConsentDialog />)
  expect(dialog()).toBeNull()
})

it('each service is off by default, and the saved choice is kept for the device', async () => {
  configure(BOTH)
  render(<ConsentDialog />)
  await press('Choose')
  expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([false, false])
  expect(screen.getByText(/Sent to usage.example/)).toBeTruthy()
  await userEvent.click(screen.getByRole('switch', { name: 'Country lookup' }))
  await press('Save choice')
  expect(dialog()).toBeNull()
  expect([consentTo('analytics'), consentTo('location')]).toEqual([false, true])
  clearSession()
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toMatchObject({
    choices: { analytics: false, location: true },
  })
})

it('declining takes one press as allowing does, and only added services are asked about again', async () => {
  configure(USAGE)
  const { rerender } = render(<ConsentDialog />)
  await press('Decline')
  expect(consentTo('analytics')).toBe(false)
  configure(BOTH)
  rerender(<ConsentDialog />)
  act(() => decide({}))
  expect(screen.getByRole('dialog', { name: 'Country lookup?' })).toBeTruthy()
  await press('Allow')
  expect([consentTo('analytics'), consentTo('location')]).toEqual([false, true])
})

it('Global Privacy Control overrides earlier consent, but not consent given despite it', () => {
  configure(BOTH)
  act(() => decide({ analytics: true, location: true }))
  askNotToShare(true)
  render(<ConsentDialog />)
  expect(dialog()).toBeNull()
  expect([consentTo('analytics'), consentTo('location')]).toEqual([false, false])
  act(() => decide({ location: true }))
  expect([consentTo('analytics'), consentTo('location')]).toEqual([false, true])
})

it('a requested service opens the consent dialog at once, with focus', async () => {
  configure({ chat: { websiteId: '0197f1c2-8a51-4c33-9d0e-4b8f6a2f1e01' } })
  act(() => decide({ chat: false }))
  render(<ConsentDialog />)
  expect(dialog()).toBeNull()
  act(() => useConsentRequest.setState('chat'))
  expect(document.activeElement).toBe(dialog())
  await press('Allow')
  expect(consentTo('chat')).toBe(true)
  expect(dialog()).toBeNull()
})
