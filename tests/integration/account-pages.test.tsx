// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setUpApp } from './testing/set-up-app.tsx'

const { test, user, open, press, fill, path } = await setUpApp()
const PASSWORD = 'correct horse battery'
const NEW = 'ada@other.example'
const described = (label: string) => {
  const field = screen.getByLabelText(label)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

it('requestEmailChange, confirmEmailChange: a wrong password is named at its field, the emailed link changes the email, and login works with it', async () => {
  const ada = await test.user({ password: PASSWORD })
  open('/account', ada)
  await press('Change email')
  await fill('New email', NEW)
  await fill('Current password', 'some other password')
  await press('Send link')
  await waitFor(() => expect(described('Current password')).toContain('The current password is incorrect'))
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe(NEW)
  // A typed value that is not sent survives a reload, a password does not.
  open('/account')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe(NEW))
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
  await fill('Current password', PASSWORD)
  await press('Send link')
  await screen.findByText(new RegExp(`We emailed a link to ${NEW}`))
  await test.runJobs()
  const mail = test.mail.find(({ to }) => to === NEW)?.text ?? ''
  open(/\/confirm-email\?token=\w+/.exec(mail)?.[0] ?? '')
  await screen.findByRole('heading', { name: 'Email changed' })
  await user.click(screen.getByRole('link', { name: 'Go to your account' }))
  await screen.findByText(NEW)
  await test.ok('login', { body: { username: NEW, password: PASSWORD } })
})

it('updateUserProfile: a missing name is reported at its field, and changes can be discarded', async () => {
  open('/account', await test.user())
  await fill('First name', ' ')
  await user.clear(screen.getByLabelText('First name'))
  await user.tab()
  await waitFor(() => expect(described('First name')).toContain('Required'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save profile' }).disabled).toBe(true)
  await press('Discard changes')
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
})

it('requestAccountDeletion: another email deletes nothing, typed text survives a reload, and a new login keeps the account', async () => {
  const ada = await test.user({ password: PASSWORD })
  const dialog = () => screen.findByRole('dialog', { name: 'Delete your account?' })
  const ADDRESS = 'Type your email to confirm'
  const confirm = async (email: string) => {
    await fill(ADDRESS, email)
    await fill('Current password', PASSWORD)
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete account' }))
  }
  open('/account', ada)
  await press('Delete account')
  await dialog()
  await confirm('other@example.com')
  await within(await dialog()).findByText('This isn’t the email of your account')
  open('/account')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(ADDRESS).value).toBe('other@example.com'))
  await confirm(ada.email)
  await path('/login')
  await screen.findByText(/Log in before then to keep it\.$/)
  await fill('Email', ada.email)
  await fill('Password', PASSWORD)
  await press('Login with Email')
  await screen.findByText('Welcome back. Your account won’t be deleted.')
})

it('revokeOtherSessions: another device is signed out from the list of devices', async () => {
  const ada = await test.user({ password: PASSWORD })
  const { access } = await test.ok('login', { body: { username: ada.email, password: PASSWORD } })
  open('/account', ada)
  await press('Sign out all others')
  await screen.findByText('All other devices signed out')
  const answer = await test.call('getCreditsSummary', { as: { token: access } })
  expect(answer.status).toBe(401)
})
