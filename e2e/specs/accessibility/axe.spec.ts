import { newAccount, register } from '../../fixtures/accounts.ts'
import { apiIn } from '../../fixtures/api.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'

test('no screen has an accessibility violation in either scheme @journey', async ({ page, login, signup, home }) => {
  test.setTimeout(400_000)
  const account = newAccount()
  await signup.open()
  await expectNoViolations(page, 'signup')
  await login.open()
  await expectNoViolations(page, 'login')
  await register(apiIn(page), account)
  await login.logIn(account)
  await completeProfilePage(page).submit.waitFor()
  await expectNoViolations(page, 'complete profile')
  await completeProfilePage(page).finish()
  await expect(home.title).toBeVisible()
  await expectNoViolations(page, 'home')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expectNoViolations(page, '404')
  await page.goto('/design-components')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoViolations(page, 'design components')

  await page.goto('/app')
  // Stopped, so that it does not change during the check; work in progress is among the design components.
  await home.generate('Paper boats on a river', '60 s')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Generation paused')).toBeVisible()
  await expectNoViolations(page, 'generating')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Account', 'Settings', 'Upgrade']) await expect(menu.getByRole('link', { name })).toBeVisible()
  await expectNoViolations(page, 'menu of a phone')
})

test('no panel, tab or dialog of the editor has an accessibility violation', async ({ page, openStory, editor }) => {
  test.setTimeout(400_000)
  expect(openStory.storyId).not.toBe('')
  await expectNoViolations(page, 'editor')
  const rail = page.getByRole('navigation', { name: 'Panels' })
  for (const name of ['Cast', 'Media', 'Overlays', 'Captions', 'Music', 'Style', 'Versions']) {
    await rail.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expectNoViolations(page, `${name} panel`)
    if (name === 'Overlays')
      for (const [kind, add] of [
        ['Text', /^Title$/],
        ['Shape', /^Add rectangle$/],
        ['Sticker', /^Add sticker/],
      ] as const) {
        await page.getByRole('button', { name: add }).first().click()
        await expect(page.getByRole('slider', { name: new RegExp(`^End of ${kind}`) })).toBeVisible()
        await expectNoViolations(page, `chosen overlay: ${kind}`)
        await page.keyboard.press('Escape')
      }
    if (name !== 'Music') continue
    await page
      .getByRole('button', { name: /^Add .+ at the playhead$/ })
      .first()
      .click()
    await expect(page.getByRole('slider', { name: 'Fade in' })).toBeVisible()
    // It begins at the playhead, and points lie within.
    await editor.step(1)
    await page.getByRole('button', { name: 'Add volume point at the playhead' }).click()
    await expect(page.getByRole('slider', { name: /^Volume point/ })).toBeVisible()
    await page.getByRole('radiogroup', { name: 'Kind of sound' }).getByText('Yours').click()
    await expect(page.getByText('No sounds yet.')).toBeVisible()
    await expectNoViolations(page, 'cue with a volume point, own sounds')
  }
  for (const tab of ['Voice', 'Captions', 'Scene'] as const) {
    await editor.openTab(tab)
    await expectNoViolations(page, `${tab} tab`)
  }
  const dialog = page.getByRole('dialog')
  for (const keys of ['Control+e', 'Control+Shift+p', 'Shift+?']) {
    await page.keyboard.press(keys)
    await expect(dialog).toBeVisible()
    await expectNoViolations(page, `dialog of ${keys}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
