// @vitest-environment happy-dom
// @alone The chat’s own script keeps its state on the window.
import { act, cleanup, render } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useConsentRequest } from '../consent/consent-request.ts'
import { clearSession, storeLogin, storeUser } from '#src/shared/session/session-store.ts'
import { ada } from '#src/shared/session/session-user.fixture.ts'
import { openSupportChat } from './open-support-chat.ts'
import { SupportChat } from './support-chat.tsx'

const WEBSITE = '0197f1c2-8a51-4c33-9d0e-4b8f6a2f1e01'
const commands = () => (window as { $crisp?: unknown[] }).$crisp ?? []
const chat = (isAllowed: boolean, address = '/app') => (
  <MemoryRouter initialEntries={[address]}>
    <SupportChat websiteId={WEBSITE} isAllowed={isAllowed} />
    <Link to="/app">Home</Link>
  </MemoryRouter>
)

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  ;(window as { $crisp?: unknown[] }).$crisp = []
  clearSession()
  useConsentRequest.setState(null)
})
afterEach(cleanup)

it('the chat requested without consent opens the consent dialog, and then the chat', async () => {
  const { rerender } = render(chat(false))
  act(openSupportChat)
  expect(useConsentRequest.getState()).toBe('chat')
  expect(commands()).toEqual([])
  rerender(chat(true))
  await vi.waitFor(() => expect(commands()).toContainEqual(['do', 'chat:open']))
})

it('the chat gets the signed-in user, and ends the conversation on sign-out', async () => {
  storeLogin('t')
  render(chat(true))
  act(() => storeUser(ada))
  await vi.waitFor(() => expect(commands()).toContainEqual(['set', 'user:email', [ada.email, undefined]]))
  expect(commands()).not.toContainEqual(['do', 'session:reset', [false]])
  act(() => clearSession())
  expect(commands()).toContainEqual(['do', 'session:reset', [false]])
})

it('the chat hides in the editor, shows elsewhere, and is absent on a page without services', async () => {
  const { unmount, getByText } = render(chat(true, '/story/1'))
  await vi.waitFor(() => expect(commands()).toEqual([['do', 'chat:hide']]))
  act(() => getByText('Home').click())
  expect(commands().slice(1)).toEqual([['do', 'chat:show']])
  unmount()
  expect(commands().slice(2)).toEqual([['do', 'chat:hide']])
})

it('withdrawn consent ends the conversation and reloads the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { rerender } = render(chat(true))
  act(openSupportChat)
  await vi.waitFor(() => expect(commands()).toContainEqual(['do', 'chat:open']))
  rerender(chat(false))
  expect(commands()).toContainEqual(['do', 'session:reset', [false]])
  expect(reload).toHaveBeenCalledOnce()
})
