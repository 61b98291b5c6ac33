import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { inLongRun } from '../../fixtures/hosts.ts'
import { expectSheet, isUpdate, IMAGES } from '../../fixtures/screenshots/expect-sheet.ts'
import { dress, look, SCHEMES } from '../../fixtures/screenshots/look.ts'
import type { Cell } from '../../fixtures/screenshots/sheet.ts'
import { expect, test } from '../../fixtures/test.ts'

inLongRun('src/app/routes/design-components/specimens/specimens.test.ts')
test.skip(({ host }) => host !== 'node', 'They look the same on both hosts.')
test.describe.configure({ mode: 'parallel' })

const FOLDER = 'components'
const WIDTHS = [1440, 1024, 390]
/** As high as the highest component, so that all of it is in the window. */
const HEIGHT = 1800
/** Number of tests over which the components are divided, to run in parallel. */
const SHARES = 3

interface Component {
  id: string
  states: readonly { name: string; address: string }[]
}

for (let share = 0; share < SHARES; share++)
  test(`every component looks as it did in each of its states, part ${share + 1} of ${SHARES}`, async ({
    page,
    signedIn,
  }) => {
    test.setTimeout(1_800_000)
    expect(signedIn.email).not.toBe('')
    const components = await findComponents(page)
    for (const [at, { id, states }] of components.entries()) {
      if (at % SHARES !== share) continue
      const rows = new Map<string, Cell[]>()
      for (const width of WIDTHS)
        for (const scheme of SCHEMES) {
          await dress(page, scheme, { width, height: HEIGHT })
          for (const { name, address } of states) {
            await goTo(page, address)
            const key = `${name}, ${scheme}`
            const cell = { name: `${key}, ${width}`, image: await look(page, () => specimenOf(page, address)) }
            rows.set(key, [...(rows.get(key) ?? []), cell])
          }
        }
      await expectSheet(`${FOLDER}/${id}`, [...rows.values()])
    }
  })

test('no image is stored of a removed component', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('')
  const ids = (await findComponents(page)).map(({ id }) => `${id}.webp`)
  const stale = readdirSync(path.join(IMAGES, FOLDER)).filter((file) => !ids.includes(file))
  if (isUpdate) for (const file of stale) rmSync(path.join(IMAGES, FOLDER, file))
  else expect(stale).toEqual([])
})

/** All components with the URL of each state, from the links of their pages. */
async function findComponents(page: Page): Promise<Component[]> {
  await page.goto('/design-components')
  const list = page.getByRole('navigation', { name: 'Components' }).getByRole('listitem').getByRole('link')
  await expect(list.first()).toBeVisible()
  const addresses = await list.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const components: Component[] = []
  for (const address of addresses) {
    const id = path.basename(address)
    await goTo(page, address)
    const links = page.locator(`[data-component="${id}"] h2 a`)
    await expect(links.first()).toBeVisible()
    components.push({
      id,
      states: await links.evaluateAll((all) =>
        all.map((link) => ({ name: link.textContent, address: link.getAttribute('href') ?? '' })),
      ),
    })
  }
  return components
}

/** As a link of the app does it. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 0, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)

/** A state's area in the window: that of its dialog, or its own. */
async function specimenOf(page: Page, address: string) {
  const [stateId, id] = address.split('/').reverse()
  const place = page.locator(`[data-component="${id}"] [data-specimen="${stateId}"]`)
  await expect(place).toBeVisible()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const box = await ((await dialog.count()) > 0 ? dialog.first() : place).boundingBox()
  if (!box) throw new Error(`${page.url()} shows nothing`)
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))]
  return { x, y, width: Math.ceil(box.x + box.width) - x, height: Math.ceil(box.y + box.height) - y }
}
