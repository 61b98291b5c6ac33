import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { scenesPanel } from '../../pages/scenes-panel.ts'
import { timelinePage } from '../../pages/timeline-page.ts'

everydayHost('node')

/** Whether the text of an element is neither covered nor cut off at either end. */
const isLegible = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].every(({ left, right, top, height }) =>
      [left + 1, right - 1].every((x) => element.contains(document.elementFromPoint(x, top + height / 2))),
    )
  })

/** How far visible content overflows the sides of an element, px. */
async function overhang(element: Locator, inner: Locator): Promise<number> {
  const box = await element.boundingBox()
  const boxes = await Promise.all((await inner.all()).map((each) => each.boundingBox()))
  if (!box || boxes.length === 0) throw new Error('There is nothing to be seen')
  const out = boxes.flatMap((each) => (each ? [box.x - each.x, each.x + each.width - box.x - box.width] : []))
  return Math.max(0, ...out.map(Math.round))
}

/** How far the editor extends below the window, or the page scrolls, px. */
const belowWindow = (page: Page) =>
  page.evaluate(() => {
    const ends = [...document.querySelectorAll('main *')].map((each) => each.getBoundingClientRect())
    const root = document.documentElement
    const editor = ends.find(({ height }) => height > 0)
    return Math.round(Math.max(root.scrollHeight - innerHeight, (editor?.bottom ?? 0) - innerHeight))
  })

test('the editor’s layout holds with many selected scenes, stale scenes, in a low window and offline', async ({
  page,
  context,
  editor,
  openStory: _story,
  consoleErrors,
}) => {
  test.setTimeout(300_000)
  const panel = scenesPanel(page)

  await test.step('at 1024 px the number of selected scenes is beside their buttons', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await panel.select(1)
    await panel.select(3, ['Shift'])
    const count = panel.bar.getByText('3 selected', { exact: true })
    await expect(count).toBeVisible()
    expect(await isLegible(count)).toBe(true)
    expect(await overhang(panel.bar, panel.bar.getByRole('button').or(count))).toBe(0)
  })

  await test.step('a scene with a stale voice-over shows it inside its card, open and closed', async () => {
    await panel.select(1)
    const card = panel.cards.first()
    await card.getByRole('textbox').fill('Other words than those that were spoken.')
    const note = card.getByText('Out of date')
    // Between the cards is the button that adds a scene.
    const inside = card.getByRole('button', { name: /^(?!Add a scene)/ }).or(note)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 768 })
      await panel.select(1)
      await expect(card.getByRole('textbox')).toBeVisible()
      await expect(note).toBeVisible()
      expect([await overhang(card, inside), await isLegible(note)]).toEqual([0, true])
      await panel.select(2)
      await expect(card.getByRole('textbox')).toBeHidden()
      await expect(note).toBeVisible()
      expect(await overhang(card, inside)).toBe(0)
    }
    await editor.expectSaved()
  })

  await test.step('each tab of the inspector opens at its top', async () => {
    const scrolled = () =>
      editor.inspector.evaluate((element) => Math.max(...[...element.children].map(({ scrollTop }) => scrollTop)))
    await page.setViewportSize({ width: 1440, height: 640 })
    await editor.openTab('Voice')
    await expect(editor.voices.first()).toBeVisible()
    await editor.openTab('Visual')
    await editor.inspector.getByRole('button').last().scrollIntoViewIfNeeded()
    expect(await scrolled()).toBeGreaterThan(40)
    await editor.openTab('Voice')
    await expect(editor.voices.first()).toBeVisible()
    expect(await scrolled()).toBe(0)
  })

  await test.step('at the default zoom a block of captions is wide enough to be read', async () => {
    const blocks = timelinePage(page).region.locator('[data-part="captions"] [data-scene]')
    const narrow = await blocks.evaluateAll((scenes) =>
      scenes.flatMap((scene) =>
        scene.children.length < 2 ? [] : [...scene.children].filter(({ clientWidth }) => clientWidth < 60),
      ),
    )
    expect(await blocks.count()).toBeGreaterThan(1)
    expect(narrow.length).toBe(0)
  })

  await test.step('the keys in the palette are readable, also under the pointer', async () => {
    await page.keyboard.press('Control+Shift+p')
    const options = page
      .getByRole('dialog')
      .getByRole('option')
      .filter({ has: page.locator('kbd') })
    await options.first().hover()
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expectNoViolations(page, 'palette')
    await page.keyboard.press('Escape')
  })

  await test.step('the offline banner shrinks the editor and pushes nothing out', async () => {
    consoleErrors.expectLostConnection()
    await context.setOffline(true)
    const banner = page.getByRole('status').filter({ hasText: 'You’re offline' })
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(banner).toBeVisible()
      await expect.poll(() => belowWindow(page), `${width} px`).toBe(0)
    }
    await context.setOffline(false)
    await expect(banner).toBeHidden()
  })
})
