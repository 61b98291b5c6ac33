import { expect, type Page } from '@playwright/test'

/** The panel with the scenes of the open story. */
export function scenesPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Story Editing Panel' })
  const cards = panel.getByRole('listitem')
  const card = (number: number) => panel.getByRole('button', { name: `Scene ${number}`, exact: true })
  const bar = panel.getByRole('toolbar', { name: 'Selected scenes' })

  return {
    cards,
    bar,
    card,
    /** A snackbar. */
    notice: (text: string | RegExp) => page.getByText(text).last(),
    /** The text of each scene; the open one shows its field. */
    texts: () =>
      cards.evaluateAll((items) =>
        items.map((item) => item.querySelector('textarea')?.value ?? item.querySelector('p')?.textContent ?? ''),
      ),
    /** At the corner, since the middle of the open one is its text. */
    select: (number: number, modifiers: ('Shift' | 'Control')[] = []) =>
      card(number).click({ position: { x: 12, y: 12 }, modifiers }),
    /** Runs an entry of the open scene's menu. */
    choose: async (number: number, entry: string) => {
      await panel.getByRole('button', { name: `More for scene ${number}` }).click()
      await page.getByRole('menuitem', { name: entry }).click()
    },
    act: (name: string) => bar.getByRole('button', { name }).click(),
    expectScenes: (count: number) => expect(cards).toHaveCount(count, { timeout: 20_000 }),
    /** Drags a card by its left edge to the upper half of another. */
    drag: async (from: number, onto: number) => {
      const [start, end] = [await card(from).boundingBox(), await card(onto).boundingBox()]
      if (!start || !end) throw new Error('A card is not seen')
      await page.mouse.move(start.x + 12, start.y + 12)
      await page.mouse.down()
      await page.mouse.move(start.x + 12, start.y + 30, { steps: 3 })
      await page.mouse.move(end.x + 12, end.y + 6, { steps: 5 })
      await page.mouse.up()
    },
  }
}
