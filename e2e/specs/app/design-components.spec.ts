import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'

inLongRun('tests/integration/library-pages.test.tsx')
everydayHost('node')

test('a component is found, its states are stepped through by keys, and each has a URL', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('')
  await page.goto('/design-components')
  const list = page.getByRole('navigation', { name: 'Components' })
  await expect(list.getByRole('link', { name: 'Story card' })).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('textbox', { name: 'Find a component' })
  await expect(field).toBeFocused()
  await page.keyboard.type('card failed')
  await expect(list.getByRole('link')).toHaveText(['Story card', 'Failed'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/design-components/story-card/failed')
  await expect(page.getByRole('heading', { level: 1, name: 'Story card' })).toBeVisible()
  await expect(page.getByText('Scene 4 has no voice-over')).toBeVisible()
  await expectNoViolations(page, 'a state of a component')

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('k')
  await expect(page).toHaveURL('/design-components/story-card/working')
  await page.keyboard.press('j')
  await expect(page).toHaveURL('/design-components/story-card/failed')
  await page.keyboard.press('j')
  await expect(page).toHaveURL('/design-components/story-card/loading')
  await expect(page.getByRole('button', { name: 'Next state' })).toBeDisabled()
  await page.getByRole('link', { name: 'All states' }).click()
  await expect(page).toHaveURL('/design-components/story-card')
  await expect(page.getByRole('region', { name: 'No image' })).toBeVisible()
  await expectNoViolations(page, 'a component in all of its states')

  await page.goto('/design-components/dialog/open')
  await expect(page.getByRole('dialog', { name: 'Exporting' })).toBeVisible()
  await page.goto('/design-components/nothing')
  await expect(page.getByText('No component has this name')).toBeVisible()
})
