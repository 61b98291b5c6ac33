import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { PERSONA_PASSWORD, personas } from '#mocks/seeds/personas.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { similarity } from '../../fixtures/similarity.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { developerPanel } from '../../pages/developer-panel.ts'

inLongRun(
  'src/domain/bug-report/bug-report.test.ts, mocks/bug-report/bug-report.test.ts, server/modules/account/routes/feedback/bug-reports.test.ts, src/features/staff/components/opened-bug-report.test.tsx',
)
everydayHost('tab')

type Still = { width: number; height: number; data: string }
type BugReport = { still: Still | null }

const stella = personas.find(({ id }) => id === 'staff')?.email ?? ''

test('a problem of the editor is reported with a snapshot, and staff and developers see the same frame', async ({
  page,
  host,
  login,
  editor,
  openStory,
}) => {
  test.setTimeout(400_000)
  const { storyId } = openStory
  const frame = (await editor.currentFrame()) + 20
  await editor.step(20)
  await editor.shownFrame()

  await page.keyboard.press('ControlOrMeta+Shift+p')
  await page.keyboard.type('Report a problem')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByRole('textbox').fill('The image hangs askew')
  const consent = dialog.getByRole('checkbox', { name: 'Include a snapshot' })
  await expect(consent).toBeEnabled()
  await expect(consent).not.toBeChecked()
  await dialog.getByText('What’s included').click()
  await expect(dialog.getByRole('img', { name: `The video at frame ${frame}` })).toBeVisible()
  await dialog.getByText(/^The last \d+ actions, requests and errors/).click()
  await expect(dialog.getByText('Action: frame-forward').first()).toBeVisible()
  await expectNoViolations(page, 'report with what would be sent')
  await consent.check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toBeHidden()

  await page.evaluate(() => localStorage.clear())
  await login.open()
  await login.logIn({ email: stella, password: PERSONA_PASSWORD })
  await page.waitForURL(/\/(app|complete-profile)/)
  await page.goto(`/admin-stats/debug-story?story_id=${storyId}`)
  const row = page.getByRole('row').filter({ hasText: 'The image hangs askew' })
  await row.getByRole('button', { name: 'Open' }).click()
  const asked = page.getByRole('dialog', { name: 'Open snapshot' })
  await asked.getByLabel('Reason').fill('The report says that it hangs')
  await asked.getByRole('button', { name: 'Open' }).click()
  const bugReport = page.getByRole('region', { name: 'Snapshot', exact: true })
  await expect(bugReport.getByText(`As the user saw it, frame ${frame}`)).toBeVisible()
  await expect(bugReport.getByText(/^Identical, SSIM (?:1\.|0\.99)/)).toBeVisible()
  await expectNoViolations(page, 'opened bug report')

  const saved = page.waitForEvent('download')
  await bugReport.getByRole('button', { name: 'Download for an issue' }).click()
  const file = await (await saved).path()
  await page.getByLabel('Snapshot file').first().setInputFiles(file)
  await expect(bugReport.getByText('Placeholders')).toBeVisible()
  await expect(bugReport.getByText('The image hangs askew')).toHaveCount(0)
  await expect(bugReport.getByText(/^Identical, SSIM (?:1\.|0\.99)/)).toBeVisible()

  // A developer's own browser has no data of this story; only the tab host has the panel.
  if (host !== 'tab') return
  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() })
  if (!other) throw new Error('There is no second browser')
  const developer = await other.newPage()
  await developer.goto('/login')
  const tools = developerPanel(developer)
  await tools.open()
  await tools.panel.getByLabel('Snapshot file').setInputFiles(file)
  await developer.waitForURL(new RegExp(`/story/${storyId}\\?frame=${frame}`))
  const canvas = developer.locator(`canvas[data-film-frame="${frame}"][data-film-sharp="true"]`)
  await expect(canvas).toBeVisible({ timeout: 60_000 })
  const { still } = JSON.parse(gunzipSync(await readFile(file)).toString()) as BugReport
  const [seen, shown] = await canvas.evaluate(brightnessOfBoth, still)
  expect(similarity(Uint8Array.from(seen), Uint8Array.from(shown), still?.width ?? 0)).toBeGreaterThan(0.99)
  await other.close()
})

/** Brightness of a bug report's still and of what the player shows, in the still's size. Runs in the page. */
async function brightnessOfBoth(element: Element, still: Still | null): Promise<[number[], number[]]> {
  const { width, height, data } = still ?? { width: 0, height: 0, data: '' }
  const image = new Image()
  image.src = `data:image/png;base64,${data}`
  await image.decode()
  const brightness = (source: CanvasImageSource) => {
    const ctx = new OffscreenCanvas(width, height).getContext('2d')
    ctx?.drawImage(source, 0, 0, width, height)
    const rgba = ctx?.getImageData(0, 0, width, height).data ?? []
    return Array.from({ length: width * height }, (_, at) =>
      Math.round(0.2126 * (rgba[at * 4] ?? 0) + 0.7152 * (rgba[at * 4 + 1] ?? 0) + 0.0722 * (rgba[at * 4 + 2] ?? 0)),
    )
  }
  return [brightness(image), brightness(element as HTMLCanvasElement)]
}
