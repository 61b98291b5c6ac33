import { writeFile } from 'node:fs/promises'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { logIn, newAccount } from '../../fixtures/accounts.ts'
import { apiIn, statusOf } from '../../fixtures/api.ts'
import { readFilm } from '../../fixtures/film-file.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { readMail } from '../../fixtures/mails.ts'
import { readZip } from '../../fixtures/zip-file.ts'
import { accountPage } from '../../pages/account-page.ts'
import { exportDialog } from '../../pages/export-dialog.ts'
import { loginPage } from '../../pages/login-page.ts'

everydayHost('node')

test.use({ filmSeconds: 5, hasOwnAccount: true })

test('a finished video is notified, data is exported, another device is signed out, the account deleted and restored', async ({
  page,
  browser,
  baseURL,
  host,
  openStory: { storyId, account },
  login,
  consoleErrors,
}, testInfo) => {
  test.setTimeout(360_000)
  const own = accountPage(page)
  const exporting = exportDialog(page)
  await exporting.open()
  await exporting.saveBy('Export video')

  await page.goto('/account')
  await expect(own.bell).toHaveAccessibleName('Notifications, 1 new')
  await own.bell.click()
  await expectNoViolations(page, 'notifications under the bell')
  await page.getByRole('menuitem', { name: /Your video is ready/ }).click()
  await expect(page).toHaveURL(/\/film\//)
  await expect(own.bell).toHaveAccessibleName('Notifications')
  await expectNoViolations(page, 'film')
  const mail = await readMail({ page, baseURL, host, to: account.email }, 'Your video is ready')
  await page.goto(/\/film\/[\w-]+/.exec(mail)?.[0] ?? '')
  await expect(page.locator('video')).toHaveJSProperty('error', null)
  await expect.poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(0)

  await own.open()
  const download = await own.takeAlong()
  const files = await readZip(await download.path())
  const story = [...files.keys()].find((name) => name.endsWith('/story.json')) ?? ''
  expect(JSON.parse(String(files.get(story)))).toMatchObject({ story_id: storyId })
  expect(String(files.get('ledger.csv'))).toContain('starting_balance')
  const film = [...files].find(([name]) => name.includes('/films/'))?.[1] ?? Buffer.alloc(0)
  const path = testInfo.outputPath('film.mp4')
  await writeFile(path, film)
  expect(await readFilm(path)).toMatchObject({
    width: 1920,
    height: 1080,
    videoCodec: expect.stringMatching(/h264|avc/),
  })

  if (host === 'node') {
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
    const other = await elsewhere.newPage()
    await loginPage(other).open()
    await loginPage(other).logIn(account)
    await expect(other).toHaveURL('/app')
    await page.reload()
    await own.signOutOthers()
    // Its page is signed out when its connection closes.
    await expect(other).toHaveURL('/login')
    await elsewhere.close()
  } else {
    // Another device cannot reach a backend in this tab, but its session can be created and used here.
    const elsewhere = await logIn(apiIn(page), account)
    const read = () => statusOf(apiIn(page, elsewhere)('getCreditsSummary', {}))
    expect(await read()).toBe(200)
    await page.reload()
    await own.signOutOthers()
    await expect.poll(read).toBe(401)
    consoleErrors.expectStatus(401)
  }

  await own.askToDelete()
  await expectNoViolations(page, 'deletion')
  await own.confirmDeletion(account.email, account.password)
  await expect(page).toHaveURL('/login')
  await expect(login.notice).toContainText('Log in before then to keep it.')
  await login.logIn(account)
  await expect(page.getByText('Welcome back. Your account won’t be deleted.')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('Your export is ready')).toBeVisible()
})

test.describe('in the long run', () => {
  inLongRun('tests/integration/account-pages.test.tsx, server/modules/account/routes/account/account.test.ts')

  test('an email is changed by the link that is sent to it', async ({
    page,
    baseURL,
    host,
    login,
    home,
    signedIn,
    consoleErrors,
  }) => {
    consoleErrors.expectStatus(400)
    const own = accountPage(page)
    const { email } = newAccount()
    await own.open()
    await page.getByLabel('First name').fill('')
    await page.getByLabel('Company').click()
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Required')
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    // Unsaved text survives a reload, a password does not.
    await page.getByLabel('Company').fill('Half-typed Ltd')
    await page.reload()
    await expect(page.getByLabel('Company')).toHaveValue('Half-typed Ltd')
    await own.typeAddress(email, signedIn.password)
    await expectNoViolations(page, 'another address')
    await page.reload()
    await expect(page.getByLabel('New email')).toHaveValue(email)
    await expect(page.getByLabel('Current password')).toHaveValue('')
    await own.sendAddress('some other password')
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('The current password is incorrect')
    await expect(page.getByLabel('New email')).toHaveValue(email)
    await own.sendAddress(signedIn.password)
    await expect(page.getByText(`We emailed a link to ${email}`)).toBeVisible()
    const mail = await readMail({ page, baseURL, host, to: email }, 'Confirm your new email')
    const link = /\/confirm-email\?token=\w+/.exec(mail)?.[0] ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Email changed' })).toBeVisible()
    await expectNoViolations(page, 'address confirmed')
    await page.getByRole('link', { name: 'Go to your account' }).click()
    await expect(page.getByText(email)).toBeVisible()
    await home.signOut()
    await login.logIn({ ...signedIn, email })
    await expect(home.title).toBeVisible()
  })
})
