import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { developerPanel } from '../../pages/developer-panel.ts'

test.skip(({ host }) => host !== 'tab', 'The Node host has no developer panel.')
everydayHost('tab')

/** As the app stores files in the browser. */
const keepFile = (page: Page, name: string) =>
  page.evaluate(async (fileName) => {
    const file = new File([new Uint8Array(3)], fileName, { type: 'audio/webm' })
    const opening = indexedDB.open('storyloom-files')
    opening.onupgradeneeded = () => opening.result.createObjectStore('files')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const written = opening.result.transaction('files', 'readwrite')
    written.objectStore('files').put({ file, at: Date.now() }, 'narration')
    await new Promise((resolve) => (written.oncomplete = resolve))
    opening.result.close()
  }, name)

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('storyloom-files')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const reading = opening.result.transaction('files').objectStore('files').getAll()
    await new Promise((resolve) => (reading.onsuccess = resolve))
    opening.result.close()
    return (reading.result as { file: File }[]).map(({ file }) => `${file.name}, ${file.type}, ${file.size} bytes`)
  })

test('one link shows a page in a state, a state is exported as a file, and a call is reverted @tab-journey', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expectStatus(500)
  const tools = developerPanel(page)
  await page.goto('/projects?dev=as:empty,listProjects:500.internal,delay:5ms,nonsense:1')
  await expect(page.getByText('Couldn’t load projects')).toBeVisible({ timeout: 60_000 })
  await expect(page).toHaveURL('/projects')
  await tools.open()
  await expect(tools.panel.getByText('This page’s link has unknown settings: nonsense:1')).toBeVisible()
  await expect(tools.changes).toContainText('delay:5ms, listProjects:500.internal')
  await expectNoViolations(page, 'developer panel')
  await tools.open()
  expect(await tools.link()).toBe(`${baseURL}/projects?dev=as:empty,delay:5ms,listProjects:500.internal`)
  await tools.reset()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No projects yet')).toBeVisible()
  await page.getByRole('button', { name: 'New project' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring films')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { name: 'Spring films' })).toBeVisible()
  // Its own page, not yet the list that shows it: back from there leads out of the app.
  await expect(page).not.toHaveURL('/projects')
  await page.goBack()

  // A file stored for a page, as a recording is.
  await keepFile(page, 'voice.webm')
  await tools.open()
  const saved = page.waitForEvent('download')
  await tools.panel.getByRole('button', { name: 'Save state' }).click()
  const file = await (await saved).path()
  await tools.open()
  const projects = page.getByRole('main')
  await expect(projects).toContainText('Spring films')
  await tools.goBackBefore('createProject')
  await expect(projects).toContainText('No projects yet')

  // Another user's browser without data of this one.
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const colleague = await other.newPage()
  await colleague.goto('/login')
  const theirs = developerPanel(colleague)
  await theirs.open()
  await theirs.panel.getByLabel('State file').setInputFiles(file)
  await expect(colleague).toHaveURL('/projects')
  await expect(colleague.getByRole('main')).toContainText('Spring films')
  expect(await keptFiles(colleague)).toEqual(['voice.webm, audio/webm, 3 bytes'])
  await other.close()
})

test.describe('in the long run', () => {
  inLongRun('mocks/scenarios/, mocks/link/dev-link.test.ts')

  test('shows a page in a frame of a size, with the clock a month ahead', async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto('/account/subscription?dev=as:past-due,view:390x844')
    const frame = page.frameLocator('iframe[title="This page in 390 × 844 px"]')
    await expect(frame.getByText('Payment due')).toBeVisible({ timeout: 60_000 })
    await expect(frame.getByRole('button', { name: 'Pay now' })).toBeVisible()
    expect(await frame.locator('body').evaluate(() => innerWidth)).toBe(390)
    await frame.getByRole('button', { name: 'Pay now' }).click()
    await frame.getByRole('button', { name: /^Pay \D*\d/ }).click()
    await expect(frame.getByText('Renews on')).toBeVisible({ timeout: 60_000 })
    await expect(frame.getByText('Payment due')).toBeHidden()
    // It includes a month's credits.
    await expect(frame.getByRole('region', { name: 'Credits', exact: true })).toContainText('Available1,100')
  })

  test('a link with failing models is opened as a user whose stories were generated before', async ({ page }) => {
    test.setTimeout(180_000)
    const tools = developerPanel(page)
    await page.goto('/app?dev=as:free,providers,writer:fails')
    await expect(page.getByRole('status')).toContainText('Becoming ‘free’')
    // An early reload loses nothing of the link.
    await page.reload()
    await expect(page.getByRole('status')).toContainText('Becoming ‘free’')
    const stories = page.getByRole('region', { name: 'Stories' })
    await expect(stories.getByRole('listitem').first()).toBeVisible({ timeout: 120_000 })
    await expect(page).toHaveURL('/app')
    await tools.open()
    await expect(tools.changes).toContainText('providers, writer:fails')
    await expect(tools.panel.getByText('unknown settings')).toBeHidden()
  })
})
