import type { Locator } from '@playwright/test'
import { inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'

inLongRun('src/shared/ui/tooltip/watch-tooltips.test.ts')

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not shown`)
  return box
}

test('a tooltip shows for pointer and keyboard, stays while it is hovered, and Escape hides it', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/design-components')
  const button = page.getByRole('button', { name: 'Point at me' })
  const tooltip = page.getByRole('tooltip')
  const above = page.getByRole('heading', { name: 'Menus and tooltips' })
  await button.scrollIntoViewIfNeeded()

  await test.step('it is below its control, and stays while the pointer moves onto it', async () => {
    await button.hover()
    await expect(tooltip).toContainText('Split at playhead')
    await expect(button).toHaveAccessibleDescription(/^Split at playhead/)
    const [control, shown] = [await boxOf(button), await boxOf(tooltip)]
    expect(shown.y).toBeCloseTo(control.y + control.height + 6, 0)
    expect(shown.x + shown.width / 2).toBeCloseTo(control.x + control.width / 2, 0)
    await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2, { steps: 5 })
    await tooltip.click({ trial: true })
    await expect(tooltip).toBeVisible()
    await above.hover()
    await expect(tooltip).toBeHidden()
    await expect(button).toHaveAccessibleDescription('')
  })

  await test.step('Escape hides it, and it does not come back while the pointer moves within the control', async () => {
    await button.hover()
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
    await button.locator('svg').hover()
    await expect(tooltip).toBeHidden()
  })

  await test.step('it shows on keyboard focus, ignores the pointer, and hides on blur', async () => {
    await above.hover()
    await page.keyboard.press('Tab')
    await button.focus()
    await expect(tooltip).toContainText('Split at playhead')
    await page.mouse.move(2, 2, { steps: 3 })
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(tooltip.filter({ hasText: 'Split at playhead' })).toBeHidden()
  })

  await test.step('a tooltip equal to the accessible name adds no description', async () => {
    const theme = page.getByRole('button', { name: 'Theme', exact: true }).first()
    await theme.hover()
    await expect(tooltip).toHaveText('Theme')
    await expect(theme).toHaveAccessibleDescription('')
  })
})
