import { newAccount, register } from '../../fixtures/accounts.ts'
import { apiIn } from '../../fixtures/api.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { developerPanel } from '../../pages/developer-panel.ts'

inLongRun('tests/integration/auth-pages.test.tsx')
// The Node host of these tests allows login before verification and lacks Google; its check of tokens: server/node/google-identity.test.ts.
test.skip(({ host }) => host !== 'tab', 'Only the tab host can require verified emails, and simulates Google.')

test('the emailed link verifies the email; an emailed password opens nothing before it is changed', async ({
  page,
  login,
  consoleErrors,
}) => {
  consoleErrors.expectStatus(400)
  const account = newAccount()
  const panel = developerPanel(page)
  await login.open()
  await page.evaluate(() =>
    sessionStorage.setItem('storyloom-tab-host-scenario', JSON.stringify({ verifiesEmail: true })),
  )
  await register(apiIn(page), account)
  await login.logIn(account)
  await expect(login.refusal).toContainText('Please verify your email first')

  await panel.open()
  const link = /\/verify-email\?token=\w+/.exec(await panel.readMail('Verify your email'))?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()

  await login.email.fill(account.email)
  await login.forgot.click()
  await expect(login.notice).toHaveText('We have mailed you a new password, check your email!')
  await panel.open()
  const mailed = /within a day: (\S+)/.exec(await panel.readMail('password'))?.[1] ?? ''
  await login.logIn({ ...account, password: mailed })
  await expect(page).toHaveURL('/change-password')
  // A new document: a link would leave this URL and return to it, and clear a field in between.
  await page.goto('/app')
  await expect(page).toHaveURL('/change-password')
  await page.getByLabel('Current password').fill(mailed)
  await page.getByLabel('New password').fill('a longer horse battery')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/complete-profile')
  // The signed-in user is fetched again.
  await expect(page.getByRole('banner')).toContainText('100')
})

test('a Google token is rejected if forged or if the email has a password, and creates an account otherwise', async ({
  page,
  login,
  consoleErrors,
}) => {
  consoleErrors.expectStatus(400)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Continue with Google (simulated)' }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await login.open()
  await choose('priya.premium')
  await expect(page.getByRole('alert').filter({ hasText: 'you might already have an account' })).toBeVisible()
  await page.goto('/signup')
  for (const refused of ['otto.other', 'uma.unverified']) {
    await choose(refused)
    await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toBeVisible()
  }
  await choose('gale.guest')
  await expect(page).toHaveURL('/complete-profile')
})
