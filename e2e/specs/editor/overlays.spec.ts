import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ filmSeconds: 8 })
everydayHost('node')

test('title, shape and sticker lie over the scenes, by mouse and by key, also after a reload', async ({
  page,
  editor,
  openStory: { storyId },
}) => {
  test.setTimeout(180_000)
  const panels = page.getByRole('navigation', { name: 'Panels' })
  const onImage = (name: string) => page.locator('[data-part="overlay-handles"]').getByRole('button', { name })
  const inTimeline = (name: string) => page.locator('[data-part="overlays"]').getByRole('button', { name })
  const clipOf = (number: number) => page.getByRole('button', { name: `Scene ${number} in the timeline` })
  const placeOf = async (name: string) => {
    const box = await onImage(name).boundingBox()
    if (!box) throw new Error(`${name} is not shown`)
    return box
  }
  await editor.selectScene(1)
  await panels.getByRole('button', { name: 'Overlays' }).click()

  await test.step('a title, whose words are typed', async () => {
    await page.getByRole('button', { name: 'Title', exact: true }).click()
    await editor.inspector.getByRole('textbox', { name: 'Text' }).fill('Two bees\nand a map')
    await editor.inspector.getByRole('textbox', { name: 'Text' }).blur()
    await expect(onImage('Text: Two bees and a map')).toBeVisible()
    await editor.expectSaved()
  })

  await test.step('an ellipse, moved by arrow keys and dragged to the corner', async () => {
    await page.getByRole('button', { name: 'Add ellipse' }).click()
    const name = 'Shape: Ellipse'
    const before = await placeOf(name)
    await onImage(name).focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+ArrowRight')
    await editor.expectSaved()
    const scale = before.width / (0.35 * 1080)
    expect((await placeOf(name)).x - before.x).toBeCloseTo(30 * scale, 0)
    const { x, y, width, height } = await placeOf(name)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x - width, y - height, { steps: 6 })
    await page.mouse.up()
    await editor.expectSaved()
    expect((await placeOf(name)).x).toBeLessThan(x - width)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => Math.round((await placeOf(name)).x)).toBe(Math.round(x))
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect.poll(async () => (await placeOf(name)).x).toBeLessThan(x - width)
  })

  await test.step('a sticker over the whole video, found by a word', async () => {
    await page.getByRole('radiogroup', { name: 'Add to' }).getByText('Whole video').click()
    await page.getByRole('searchbox', { name: 'Search stickers' }).fill('rocket')
    await page.getByRole('button', { name: 'Add sticker: rocket', exact: true }).click()
    await expect(inTimeline('Sticker: Rocket')).toHaveAttribute('aria-pressed', 'true')
    await editor.expectSaved()
  })

  await test.step('shape and sticker, chosen together, are aligned and moved in one edit each', async () => {
    const [shape, sticker] = ['Shape: Ellipse', 'Sticker: Rocket'] as const
    await inTimeline(shape).click()
    await inTimeline(sticker).click({ modifiers: ['Shift'] })
    await expect(editor.inspector.getByRole('heading', { name: '2 overlays' })).toBeVisible()
    await page.getByRole('button', { name: 'Align left' }).click()
    await editor.expectSaved()
    expect((await placeOf(sticker)).x).toBeCloseTo((await placeOf(shape)).x, 0)
    const times = () =>
      Promise.all([shape, sticker].map(async (name) => (await inTimeline(name).getAttribute('aria-label')) ?? ''))
    const before = await times()
    await inTimeline(sticker).press('Shift+ArrowRight')
    await editor.expectSaved()
    for (const [at, label] of (await times()).entries()) expect(label).not.toBe(before[at])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(times).toEqual(before)
    await inTimeline(shape).click({ modifiers: ['Shift'] })
    await expect(inTimeline(shape)).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('the title is trimmed by keys and copied into the second scene', async () => {
    await inTimeline('Text: Two bees').click()
    const end = page.getByRole('slider', { name: 'End of Text: Two bees and a map' })
    const until = Number(await end.getAttribute('aria-valuenow'))
    await end.focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(end).toHaveAttribute('aria-valuenow', String(until - 10))
    await page.keyboard.press('ControlOrMeta+c')
    await clipOf(2).click()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(inTimeline('Text: Two bees')).toHaveCount(2)
    await editor.expectSaved()
    await page.keyboard.press('Delete')
    await expect(inTimeline('Text: Two bees')).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(inTimeline('Text: Two bees')).toHaveCount(2)
  })

  await page.reload()
  await editor.waitUntilOpen(storyId)
  await expect(inTimeline('Text: Two bees')).toHaveCount(2)
  await clipOf(1).click()
  for (const name of ['Text: Two bees and a map', 'Shape: Ellipse', 'Sticker: Rocket'])
    await expect(onImage(name)).toBeVisible()
})
