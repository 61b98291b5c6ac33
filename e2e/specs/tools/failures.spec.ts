import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { offCentreImage } from '../../pages/given-file.ts'
import { toolPage, WORKS } from '../../pages/tool-page.ts'

// Faults of the Node host's engines are caused by their providers: provider-failures.spec.ts.
test.skip(({ host }) => host !== 'tab', 'The Node host has no developer panel.')
inLongRun('tests/integration/tool-pages.test.tsx')
everydayHost('tab')

type Bench = ReturnType<typeof toolPage>
interface Trouble {
  address: '/upscale' | '/reframe' | '/modify-video' | '/image'
  engine: 'retoucher' | 'videoRetoucher' | 'illustrator'
  verb: string
  prepare: (bench: Bench, files: { image: Buffer; video: Buffer }) => Promise<void>
}

const give = (bench: Bench, image: Buffer) => bench.give({ name: 'disc.png', mimeType: 'image/png', buffer: image })

const TROUBLES: readonly Trouble[] = [
  {
    address: '/upscale',
    engine: 'retoucher',
    verb: 'Upscale',
    prepare: (bench, { image: picture }) => give(bench, picture),
  },
  {
    address: '/reframe',
    engine: 'retoucher',
    verb: 'Reframe',
    prepare: async (bench, { image: picture }) => {
      await give(bench, picture)
      await bench.pick('Aspect ratio', '9:16')
    },
  },
  {
    address: '/modify-video',
    engine: 'videoRetoucher',
    verb: 'Modify',
    prepare: async (bench, { video }) => {
      await bench.giveVideo({ name: 'square.mp4', mimeType: 'video/mp4', buffer: video })
      await bench.prompt.fill('warmer')
    },
  },
  {
    address: '/image',
    engine: 'illustrator',
    verb: 'Generate',
    prepare: async (bench) => bench.prompt.fill('A red boat'),
  },
]

for (const { address, engine, verb, prepare } of TROUBLES)
  test(`a task of ${address} is cancelled, then fails, shows each at no cost, also after a reload, and then succeeds`, async ({
    page,
    signedIn: _,
    consoleErrors,
  }) => {
    test.setTimeout(400_000)
    // The tab's backend logs why the work failed.
    consoleErrors.expectText('Broken by the developer panel')
    const bench = toolPage(page, address)
    const before = (await bench.credits.textContent()) ?? ''
    const inState = async (state: string) => {
      const here = new URL(page.url())
      here.searchParams.set('dev', state)
      await page.goto(here.href)
      await expect(page).not.toHaveURL(/dev=/)
    }
    await page.goto(`${address}?dev=${engine}:waits`)
    await prepare(bench, {
      image: await offCentreImage(page),
      video: await readFile(path.join(import.meta.dirname, '../../fixtures/clip.mp4')),
    })
    await expect(bench.start(verb)).toBeEnabled()
    await bench.start(verb).press('Enter')
    await expect(page).toHaveURL(/result=/)
    await page.reload()
    await expect(bench.progress).toBeVisible()
    await expect(bench.cards.first().getByRole('progressbar')).toBeVisible()
    await expectNoViolations(page, `${address}, at work`)
    await bench.cancel.press('Enter')
    await expect(bench.problemOfResult).toHaveText('Cancelled. You were not charged.')
    await expect(bench.cards.first()).toContainText('Cancelled')
    await expect(bench.credits).toHaveText(before)

    await inState(`${engine}:fails`)
    await expect(bench.problemOfResult).toHaveText('Cancelled. You were not charged.')
    await bench.back.press('Enter')
    await expect(bench.start(verb)).toBeEnabled()
    await bench.start(verb).press('Enter')
    const told = 'Generation failed: Broken by the developer panel'
    await expect(bench.problemOfResult).toHaveText(told, WORKS)
    await expect(bench.result.getByText('Your source and settings are still here. You were not charged.')).toBeVisible()
    await page.reload()
    await expect(bench.problemOfResult).toHaveText(told, WORKS)
    await expect(bench.cards.first()).toContainText('Failed')
    await expect(bench.credits).toHaveText(before)
    await expectNoViolations(page, `${address}, failed`)

    await inState('')
    // Source and settings are unchanged: one press repeats it.
    await bench.result.getByRole('button', { name: /^Retry/ }).press('Enter')
    await expect(bench.receipt).toBeVisible(WORKS)
    await expect(bench.credits).not.toHaveText(before)
  })
