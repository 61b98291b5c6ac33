// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { getMailFirstPasswordUrl } from '#generated/client/account/account.ts'
import type { UserProfile } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { PasswordRow } from './password-row.tsx'

afterEach(cleanup)

function renderRow(profile: Pick<UserProfile, 'email' | 'has_password'>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PasswordRow profile={profile as UserProfile} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const mailMe = () => screen.getByRole('button', { name: 'Email me a password' })
const link = (name: string) => screen.getByRole('link', { name })

it('mailFirstPassword: an account without a password gets the email for its first one, and then chooses its own', async () => {
  renderRow({ email: 'ada@storyloom.test', has_password: false })
  expect(screen.getByRole('status').textContent).toBe('Not set. You only sign in with Google')
  http.mockRejectedValueOnce(new Error('offline'))
  await userEvent.click(mailMe())
  expect(screen.getByRole('status').textContent).toBe('Not set. You only sign in with Google')

  http.mockResolvedValueOnce(undefined)
  await userEvent.click(mailMe())
  expect(screen.getByRole('status').textContent).toBe(
    'We emailed one to ada@storyloom.test. Use it within a day to choose your own.',
  )
  expect(http).toHaveBeenLastCalledWith(getMailFirstPasswordUrl(), expect.objectContaining({ method: 'POST' }))
  expect(link('Choose password').getAttribute('href')).toBe(paths.changePassword.href())
})

it('an account with a password can change it, and is not offered the email for a first one', () => {
  renderRow({ email: 'ada@storyloom.test', has_password: true })
  expect(link('Change password').getAttribute('href')).toBe(paths.changePassword.href())
  expect(screen.queryByRole('button')).toBeNull()
})
