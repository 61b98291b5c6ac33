import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../../fixtures/connected.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { offCentreImage } from '../../pages/given-file.ts'
import { toolPage, WORKS } from '../../pages/tool-page.ts'

inLongRun('tests/integration/tool-pages.test.tsx, server/modules/tools/paid-once.test.ts')

// Also for the tests' own servers, which start on a busy machine.
test.describe.configure({ timeout: 300_000 })

/** They have no built-in fallback. */
const ALONE = {
  ENGINE_ILLUSTRATOR: 'openai:gpt-image-2',
  ENGINE_UPSCALER: 'fal:fal-ai/clarity-upscaler',
}
const REFUSED = { kind: 'status', status: 400, body: { error: { message: 'Not that' }, detail: 'Not that' } } as const

test('images that a provider refuses or is too slow for cost nothing: cancelled and refused in each tool, over reloads', async ({
  page,
  connected: { providers, url, restart },
  consoleErrors,
}) => {
  consoleErrors.expectLostConnection()
  await page.goto('about:blank')
  await restart({ ...providers.env, ...ALONE })
  await page.goto(`${url}/app`)
  const image = { name: 'disc.png', mimeType: 'image/png', buffer: await offCentreImage(page) }
  for (const [address, provider, verb] of [
    ['/image', 'openai', 'Generate'],
    ['/upscale', 'fal', 'Upscale'],
  ] as const)
    await test.step(address, async () => {
      const workspace = toolPage(page, address)
      await page.goto(`${url}${address}`)
      const before = (await workspace.credits.textContent()) ?? ''
      if (address === '/image') await workspace.prompt.fill('A red boat')
      else await workspace.give(image)
      await expect(workspace.start(verb)).toBeEnabled()
      const isDrawing = (asked: { provider: string; path: string }) =>
        asked.provider === provider && /fal-ai|images/.test(asked.path)
      const wanted = (await providers.verify()).asked.filter(isDrawing).length
      await providers.trouble(provider, { kind: 'held' })
      await workspace.start(verb).press('Enter')
      await expect(page).toHaveURL(/result=/)
      await page.reload()
      // Otherwise the next request would be delayed.
      await expect.poll(async () => (await providers.verify()).asked.filter(isDrawing).length).toBe(wanted + 1)
      await workspace.cancel.press('Enter')
      await expect(workspace.problemOfResult).toHaveText('Cancelled. You were not charged.')
      await providers.release()
      await expect(workspace.credits).toHaveText(before)

      await workspace.back.press('Enter')
      await providers.trouble(provider, REFUSED)
      await expect(workspace.start(verb)).toBeEnabled()
      await workspace.start(verb).press('Enter')
      await expect(workspace.problemOfResult).toHaveText(/^Generation failed: .*refused: Not that/, WORKS)
      await page.reload()
      await expect(workspace.problemOfResult).toHaveText(/^Generation failed: .*refused: Not that/)
      await expect(workspace.result.getByText('You were not charged.', { exact: false })).toBeVisible()
      await expect(workspace.credits).toHaveText(before)
      await workspace.result.getByRole('button', { name: /^Retry/ }).press('Enter')
      await expect(workspace.receipt).toBeVisible(WORKS)
      await expect(workspace.credits).not.toHaveText(before)
    })
})

test('a video is cancelled without a charge; one whose server crashes meanwhile is finished, and charged once', async ({
  page,
  connected: { url, restart, call },
  consoleErrors,
}) => {
  consoleErrors.expectLostConnection()
  const workspace = toolPage(page, '/modify-video')
  await page.goto(`${url}/modify-video`)
  const before = (await workspace.credits.textContent()) ?? ''
  const balance = async () => (await call('getUserDetails', {})).credit_summary.balance
  const had = await balance()
  const buffer = await readFile(path.join(import.meta.dirname, '../../fixtures/clip.mp4'))
  await workspace.giveVideo({ name: 'square.mp4', mimeType: 'video/mp4', buffer })
  await workspace.prompt.fill('warmer')
  await expect(workspace.start('Modify')).toBeEnabled()
  await workspace.start('Modify').press('Enter')
  await workspace.cancel.press('Enter')
  await expect(workspace.problemOfResult).toHaveText('Cancelled. You were not charged.', WORKS)
  await expect(workspace.credits).toHaveText(before)

  await workspace.back.press('Enter')
  await expect(workspace.start('Modify')).toBeEnabled()
  await workspace.start('Modify').press('Enter')
  await expect(page).toHaveURL(/result=/)
  await expect(workspace.progress).toBeVisible()
  await restart({})
  await page.reload()
  await expect(workspace.receipt).toContainText('4 credits', WORKS)
  expect(await balance()).toBe(had - 4)
})
