import { newAccount, register } from '../../fixtures/accounts.ts'
import { apiIn } from '../../fixtures/api.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'

everydayHost('node')

test('who is sent to login comes back to the page with its app_ parameters, and can sign out', async ({
  page,
  login,
  home,
}) => {
  const account = newAccount()
  await page.goto('/app?app_campaign=winter&secret=1')
  await expect(page).toHaveURL('/login')
  await register(apiIn(page), account)
  await login.logIn(account)
  await completeProfilePage(page).finish()
  await expect(page).toHaveURL('/app?app_campaign=winter')
  await expect(home.title).toBeVisible()

  await page.goto('/login')
  await expect(page).toHaveURL('/app')

  await home.signOut()
  await expect(page).toHaveURL('/login')
  await page.goto('/app')
  await expect(page).toHaveURL('/login')
})
