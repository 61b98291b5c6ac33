import type { Page } from '@playwright/test'
import { newAccount, register, type Account } from '../../fixtures/accounts.ts'
import { apiIn, callsOf } from '../../fixtures/api.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { ownServer } from '../../fixtures/own-server.ts'
import { CRISP_WEBSITE_ID, serviceDoubles, chatWidget, type ServiceDoubles } from '../../fixtures/service-doubles.ts'
import { expect, test as base } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'
import { consentDialog } from '../../pages/consent-dialog.ts'
import { homePage } from '../../pages/home-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { panelsPage } from '../../pages/panels-page.ts'
import { subscribePage } from '../../pages/subscribe-page.ts'

interface Connected {
  doubles: ServiceDoubles
  url: string
}

/** A server with all services connected, and their received requests. */
const test = base.extend<{ connected: Connected }>({
  connected: async ({ page, host }, use) => {
    test.skip(host !== 'node', 'The page is the same; the policy is the Node host’s.')
    const server = await ownServer()
    const doubles = await serviceDoubles()
    try {
      const url = await server.start({ browser: false, env: doubles.env })
      await doubles.serveWidget(page)
      await use({ doubles, url })
      // No page calls a stopped server.
      await page.goto('about:blank')
    } finally {
      await server.remove()
      await doubles.close()
    }
  },
})

async function signIn(page: Page, url: string): Promise<Account> {
  const account = newAccount()
  await page.goto(`${url}/login`)
  await register(apiIn(page), account)
  await loginPage(page).logIn(account)
  await completeProfilePage(page).finish()
  await expect(homePage(page).title).toBeVisible()
  return account
}

const SECRET = 'A secret of mine'

/** Throws an uncaught error. */
const breakDown = (page: Page) =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new TypeError(`${words} is not a function`)
    })
  }, SECRET)

/** Marks the demo checkout's sales as Stripe's. */
const sellForMoney = (page: Page) =>
  page.route(callsOf('getPurchase'), async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), provider: 'STRIPE' } })
  })

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

test('nothing is sent before consent; then each service gets only permitted data, until consent is withdrawn', async ({
  page,
  connected: { doubles, url },
  editor,
  consoleErrors,
}) => {
  test.setTimeout(240_000)
  consoleErrors.expectText(SECRET)
  const consent = consentDialog(page)
  const home = homePage(page)
  const account = await signIn(page, url)
  const token = await tokenOf(page)

  await expect(consent.dialog).toBeVisible()
  await expectNoViolations(page, 'consent')
  await consent.press('Choose')
  expect(doubles.arrived).toEqual([])

  // The page behind the dialog works.
  await home.idea.fill(SECRET)
  await consent.press('Allow all')
  await expect(consent.dialog).toBeHidden()
  await expect.poll(() => chatWidget(page)).toMatchObject({ websiteId: CRISP_WEBSITE_ID })
  await expect
    .poll(async () => (await chatWidget(page))?.commands)
    .toContainEqual(['set', 'user:email', [account.email]])
  await expect.poll(() => doubles.lookups().length).toBe(1)

  const kinds = () => doubles.envelopes().map(({ kind }) => kind)
  // The first trace shows that reporting has started.
  await expect.poll(kinds, { timeout: 60_000 }).toContain('span')
  await breakDown(page)
  await expect.poll(kinds, { timeout: 60_000 }).toEqual(expect.arrayContaining(['event', 'span', 'replay_recording']))

  await editor.waitUntilOpen(await home.generate(SECRET))
  await panelsPage(page).openPanel('Cast')
  await expect.poll(async () => (await chatWidget(page))?.commands).toContainEqual(['do', 'chat:hide'])
  await expect
    .poll(doubles.events)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'click', control: 'generate', workflow: 'AutoGenerateStory' }),
        expect.objectContaining({ name: 'Page View', page: 'Story UI' }),
        expect.objectContaining({ name: 'UI_Story_Complete', workflow: 'AutoGenerateStory' }),
        expect.objectContaining({ name: 'Panel Open', panel: 'Cast Panel' }),
      ]),
    )

  const billing = subscribePage(page)
  const buy = async () => {
    await page.goto(`${url}/subscribe`)
    await billing.choose('Buy 100 credits')
    await page.getByRole('button', { name: /^Pay [^a-z]/ }).click()
    await billing.expectYours('100 credits added')
  }
  // Demo payments move no money; the page below takes it for Stripe's.
  await buy()
  await sellForMoney(page)
  await buy()
  await expect.poll(doubles.purchases).toHaveLength(1)
  expect(doubles.purchases()).toEqual([
    { value: expect.stringMatching(/^\d+\.\d\d$/), currency: 'EUR', order: expect.any(String), referer: undefined },
  ])
  // Only the chat, whose script runs in the page, gets the user's identity.
  const all = JSON.stringify(doubles.arrived)
  for (const secret of [account.email, token, SECRET, 'Ada', 'Byron', 'Analytical Films'])
    expect(all, secret).not.toContain(secret)

  await page.goto(`${url}/account`)
  await consent.changeInAccount('Usage statistics')
  await consent.changeInAccount('Error reports')
  const before = [doubles.events().length, doubles.envelopes().length]
  await breakDown(page)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(home.title).toBeVisible()
  await home.signOut()
  await expect.poll(async () => (await chatWidget(page))?.commands).toContainEqual(['do', 'session:reset', [false]])
  await loginPage(page).logIn(account)
  await expect(home.title).toBeVisible()
  await expect(consent.dialog).toBeHidden()
  await page.goto(`${url}/account`)
  await Promise.all([page.waitForEvent('load'), consent.changeInAccount('Support chat')])
  await expect(consent.section.getByRole('switch', { name: 'Support chat' })).not.toBeChecked()
  expect(await chatWidget(page)).toBeUndefined()
  expect([doubles.events().length, doubles.envelopes().length]).toEqual(before)
})

test.describe('in the long run', () => {
  inLongRun('src/shared/services/consent/consent.test.tsx, src/shared/services/support-chat/support-chat.test.tsx')

  test('a browser with a privacy signal gets no consent dialog, and a feature that needs consent asks for it', async ({
    page,
    connected: { doubles, url },
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const consent = consentDialog(page)
    await signIn(page, url)
    await consent.openChat()
    const question = page.getByRole('dialog', { name: 'Support chat?' })
    await expect(question).toBeFocused()
    await expectNoViolations(page, 'consent to the chat')
    expect(doubles.arrived).toEqual([])
    await expect(consent.dialog).toBeHidden()
    await question.getByRole('button', { name: 'Allow' }).click()
    await expect.poll(async () => (await chatWidget(page))?.commands).toContainEqual(['do', 'chat:open'])
    const billing = subscribePage(page)
    await page.goto(`${url}/subscribe`)
    await billing.choose('Buy 100 credits')
    await page.getByRole('button', { name: /^Pay [^a-z]/ }).click()
    await billing.expectYours('100 credits added')
    await page.goto(`${url}/account`)
    await expect(page.getByText('Your browser sends a Global Privacy Control signal')).toBeVisible()
    expect(doubles.arrived.map(({ path }) => path)).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/usage|envelope|country|bought/)]),
    )
  })
})
