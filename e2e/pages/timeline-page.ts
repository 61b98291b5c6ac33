import { expect, type Page } from '@playwright/test'

/** The timeline, used by pointer, wheel and key. */
export function timelinePage(page: Page) {
  const region = page.getByRole('region', { name: 'Timeline' })
  const lanes = region.getByRole('group', { name: 'Timeline scenes' })
  const clips = lanes.locator('[data-clip]')
  const clip = (number: number) => lanes.locator(`[data-clip][data-number="${number}"]`)
  const zoomLabel = region.getByRole('button', { name: /^Zoom \d+%/ })

  const boxOf = async (number: number) => {
    const box = await clip(number).boundingBox()
    if (!box) throw new Error(`Scene ${number} is not in sight`)
    return box
  }

  /** Presses at one point, moves in steps like a hand, and releases at the other. */
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 12 })
    await page.mouse.up()
  }

  return {
    region,
    clips,
    clip,
    selected: lanes.locator('[data-clip][data-selected]'),
    fit: region.getByRole('button', { name: 'Fit' }),
    endOf: (number: number) => lanes.getByRole('slider', { name: `End of scene ${number}` }),
    zoom: async () => Number(/\d+/.exec((await zoomLabel.textContent()) ?? '')?.[0]),
    setFullScale: () => zoomLabel.click(),
    select: (number: number, modifiers: 'Shift'[] = []) =>
      clip(number)
        .getByRole('button')
        .click({ position: { x: 12, y: 8 }, modifiers }),
    idOf: (number: number) => clip(number).getAttribute('data-clip'),
    widthOf: async (number: number) => Math.round((await boxOf(number)).width),
    /** Ctrl+wheel over the middle of a clip; returns how far (px) the content under the pointer has moved. */
    zoomAround: async (number: number, delta: number) => {
      const before = await boxOf(number)
      const x = before.x + before.width / 2
      await page.mouse.move(x, before.y + 40)
      await page.keyboard.down('Control')
      await page.mouse.wheel(0, delta)
      await page.keyboard.up('Control')
      await expect.poll(async () => (await boxOf(number)).width).not.toBe(before.width)
      const after = await boxOf(number)
      return Math.abs(after.x + after.width / 2 - x)
    },
    dragEnd: async (number: number, dx: number) => {
      const { x, y, width } = await boxOf(number)
      await drag({ x: x + width, y: y + 60 }, { x: x + width + dx, y: y + 60 })
    },
    /** Drops a scene behind another one. */
    dragBehind: async (number: number, behind: number) => {
      const [from, to] = [await boxOf(number), await boxOf(behind)]
      await drag({ x: from.x + 24, y: from.y + 9 }, { x: to.x + to.width - 6, y: to.y + 9 })
    },
    /** Draws a marquee in the caption lane, from the middle of one scene to the middle of another. */
    marquee: async (from: number, to: number) => {
      const [a, b] = [await boxOf(from), await boxOf(to)]
      const y = a.y + a.height + 20
      await drag({ x: a.x + a.width / 2, y }, { x: b.x + b.width / 2, y })
    },
    /** Clicks the ruler above the middle of a scene. */
    clickRuler: async (number: number) => {
      const { x, y, width } = await boxOf(number)
      await page.mouse.click(x + width / 2, y - 18)
    },
    /** Clicks the caption below a share of a scene. */
    clickCaption: async (number: number, share: number) => {
      const { x, y, width, height } = await boxOf(number)
      await page.mouse.click(x + width * share, y + height + 20)
    },
  }
}
