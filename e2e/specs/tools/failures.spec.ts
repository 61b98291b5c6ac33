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

type Workspace = ReturnType<typeof toolPage>
interface Trouble {
  address: '/upscale' | '/reframe' | '/modify-video' | '/image'
  engine: 'retoucher' | 'videoRetoucher' | 'illustrator'
  verb: string
  prepare: (workspace: Workspace, files: { image: Buffer; video: Buffer }) => Promise<void>
}

const give = (workspace: Workspace, image: Buffer) =>
  workspace.give({ name: 'disc.png', mimeType: 'image/png', buffer: image })

const TROUBLES: readonly Trouble[] = [
  {
    address: '/upscale',
    engine: 'retoucher',
    verb: 'Upscale',
    prepare: (workspace, { image }) => give(workspace, image),
  },
  {
    address: '/reframe',
    engine: 'retoucher',
    verb: 'Reframe',
    prepare: async (workspace, { image }) => {
      await give(workspace, image)
      await workspace.pick('Aspect ratio', '9:16')
    },
  },
  {
    address: '/modify-video',
    engine: 'videoRetoucher',
    verb: 'Modify',
    prepare: async (workspace, { video }) => {
      await workspace.giveVideo({ name: 'square.mp4', mimeType: 'video/mp4', buffer: video })
      await workspace.prompt.fill('warmer')
    },
  },
  {
    address: '/image',
    engine: 'illustrator',
    verb: 'Generate',
    prepare: async (workspace) => workspace.prompt.fill('A red boat'),
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
    const workspace = toolPage(page, address)
    const before = (await workspace.credits.textContent()) ?? ''
    const inState = async (state: string) => {
      const here = new URL(page.url())
      here.searchParams.set('dev', state)
      await page.goto(here.href)
      await expect(page).not.toHaveURL(/dev=/)
    }
    await page.goto(`${address}?dev=${engine}:waits`)
    await prepare(workspace, {
      image: await offCentreImage(page),
      video: await readFile(path.join(import.meta.dirname, '../../fixtures/clip.mp4')),
    })
    await expect(workspace.start(verb)).toBeEnabled()
    await workspace.start(verb).press('Enter')
    await expect(page).toHaveURL(/result=/)
    await page.reload()
    await expect(workspace.progress).toBeVisible()
    await expect(workspace.cards.first().getByRole('progressbar')).toBeVisible()
    await expectNoViolations(page, `${address}, at work`)
    await workspace.cancel.press('Enter')
    await expect(workspace.problemOfResult).toHaveText('Cancelled. You were not charged.')
    await expect(workspace.cards.first()).toContainText('Cancelled')
    await expect(workspace.credits).toHaveText(before)

    await inState(`${engine}:fails`)
    await expect(workspace.problemOfResult).toHaveText('Cancelled. You were not charged.')
    await workspace.back.press('Enter')
    await expect(workspace.start(verb)).toBeEnabled()
    await workspace.start(verb).press('Enter')
    const problem = 'Generation failed: Broken by the developer panel'
    await expect(workspace.problemOfResult).toHaveText(problem, WORKS)
    await expect(
      workspace.result.getByText('Your source and settings are still here. You were not charged.'),
    ).toBeVisible()
    await page.reload()
    await expect(workspace.problemOfResult).toHaveText(problem, WORKS)
    await expect(workspace.cards.first()).toContainText('Failed')
    await expect(workspace.credits).toHaveText(before)
    await expectNoViolations(page, `${address}, failed`)

    await inState('')
    // Source and settings are unchanged: one press repeats it.
    await workspace.result.getByRole('button', { name: /^Retry/ }).press('Enter')
    await expect(workspace.receipt).toBeVisible(WORKS)
    await expect(workspace.credits).not.toHaveText(before)
  })
