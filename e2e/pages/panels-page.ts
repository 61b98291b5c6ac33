import { expect, type Page } from '@playwright/test'

const DRAWING = 60_000

/** The panels beside the rail. */
export function panelsPage(page: Page) {
  const rail = page.getByRole('navigation', { name: 'Panels' })
  const cast = page.getByRole('region', { name: 'Cast Panel' })
  const captions = page.getByRole('region', { name: 'Captions', exact: true })
  const music = page.getByRole('region', { name: 'Music', exact: true })
  const character = (name: string) =>
    cast
      .getByRole('listitem', { name, exact: true })
      .or(cast.getByLabel(name, { exact: true }))
      .first()
  const position = page.getByRole('slider', { name: 'Caption position' })

  return {
    cast,
    captions,
    music,
    character,
    position,
    speaker: page.getByRole('button', { name: /^Speaker: / }),
    openPanel: (name: 'Scenes' | 'Cast' | 'Captions' | 'Music' | 'Style') =>
      rail.getByRole('button', { name, exact: true }).click(),
    addCharacter: async ({ name, look }: { name: string; look: string }) => {
      await cast.getByRole('button', { name: 'Add character' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'New character' })
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
      await dialog.getByRole('textbox', { name: 'Appearance' }).fill(look)
      await dialog.getByRole('combobox', { name: 'Voice' }).click()
      await page.getByRole('option').nth(1).click()
      await dialog.getByRole('button', { name: /^Add with portrait/ }).click()
      await expect(dialog).toBeHidden()
    },
    waitForPortrait: (name: string) => expect(character(name).locator('img')).toBeVisible({ timeout: DRAWING }),
    chooseSpeaker: async (name: string) => {
      await page
        .getByRole('button', { name: /^Speaker: / })
        .first()
        .click()
      await page.getByRole('menuitemradio', { name }).click()
    },
    /** Whole percent from the bottom. */
    dragCaptions: async (upBy: number) => {
      const box = await position.boundingBox()
      const image = await page.locator('[data-part="over-picture"]').boundingBox()
      if (!box || !image) throw new Error('There is no line to drag')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y - (image.height * upBy) / 100, { steps: 4 })
      await page.mouse.up()
    },
  }
}
