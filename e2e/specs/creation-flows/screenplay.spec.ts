import { readFile } from 'node:fs/promises'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { tabTo } from '../../fixtures/tab-to.ts'
import { dropText } from '../../pages/given-file.ts'
import { screenplayPage } from '../../pages/screenplay-page.ts'
import { textWizardPage } from '../../pages/text-wizard-page.ts'

everydayHost('node')

const SCRIPT = `Title: Two cups

FADE IN:

INT. KITCHEN - NIGHT

[[Slow.]]

Rain runs down the window.

MARA
(softly)
One more night.

EXT. HARBOUR - DAWN

EMIL
Come down!
`

/** The beginning of the same screenplay from another program. */
const FINAL_DRAFT = `<?xml version="1.0" encoding="UTF-8" standalone="no" ?>
<FinalDraft DocumentType="Script" Template="No" Version="4"><Content>
<Paragraph Type="Scene Heading"><Text>INT. KITCHEN - NIGHT</Text></Paragraph>
<Paragraph Type="Action"><Text>Rain runs down the window.</Text></Paragraph>
</Content></FinalDraft>`

test('a screenplay is imported, edited in place, moved by key, exported, and becomes a video', async ({
  page,
  editor,
  signedIn: _,
}) => {
  test.setTimeout(400_000)
  const wizard = textWizardPage(page)
  const screenplay = screenplayPage(page)
  await page.goto('/new-story')
  const buffer = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(SCRIPT, 'utf16le')])
  await page.getByLabel('Script file').setInputFiles({ name: 'two cups.fountain', mimeType: 'text/plain', buffer })
  await expect(wizard.text('Screenplay')).toHaveValue(SCRIPT)
  await page.getByRole('button', { name: 'Import screenplay' }).click()

  await expect(screenplay.title).toHaveText('Screenplay')
  const storyId = new URL(page.url()).pathname.split('/')[2] ?? ''
  await expect(screenplay.place(1)).toHaveValue('Kitchen')
  await expect(screenplay.words(1)).toHaveText(['Rain runs down the window.', 'One more night.'])
  await expect(screenplay.speaker('Dialogue 2')).toHaveValue('Mara')
  await expect(screenplay.emotions('Dialogue 2')).toHaveText('Calm')
  await expectNoViolations(page, 'screenplay')
  // A paragraph moves down by key and keeps the focus; text typed meanwhile survives an immediate reload.
  await screenplay.paragraph(1, 'Action 1').press('Alt+ArrowDown')
  await expect(screenplay.words(1)).toHaveText(['One more night.', 'Rain runs down the window.'])
  await expect(screenplay.paragraph(1, 'Action 2')).toBeFocused()
  await screenplay.paragraph(1, 'Action 2').fill('Rain runs down the old window.')
  await page.reload()
  await expect(screenplay.paragraph(1, 'Action 2')).toHaveValue('Rain runs down the old window.')
  await screenplay.expectSaved()
  await screenplay.handle('segment 2').press('ArrowUp')
  await expect(screenplay.place(1)).toHaveValue('Harbour')
  await screenplay.addTo(1).click()
  await screenplay.newLine.fill('The horn sounds, once.')
  await screenplay.newLine.press('Enter')
  await screenplay.newLine.press('Escape')
  await screenplay.expectSaved()
  const exported = await screenplay.exported()
  expect(exported.suggestedFilename()).toBe('Two cups.fountain')
  const edited = await readFile(await exported.path(), 'utf8')
  expect(edited).toContain(
    'EXT. HARBOUR - DAWN\n\nEMIL\nCome down!\n\nThe horn sounds, once.\n\nINT. KITCHEN - NIGHT\n\n',
  )
  expect(edited).toContain('[[Slow.]]')

  await screenplay.next.click()
  await expect(screenplay.title).toHaveText('Style and voices')
  await expect(page.getByRole('button', { name: 'Voice of Mara' })).toBeVisible()
  await expectNoViolations(page, 'look and voices')
  await screenplay.generate.click()
  await editor.waitUntilOpen(storyId)
  await expect(editor.scenes).toHaveCount(4)
})

test.describe('imports and long lists', () => {
  inLongRun('tests/integration/screenplay-import.test.tsx, src/shared/story/screenplay/read-script-file.test.ts')

  test('a screenplay import points at the unreadable line, and nothing is lost', async ({ page, signedIn: _ }) => {
    test.setTimeout(120_000)
    const wizard = textWizardPage(page)
    const screenplay = screenplayPage(page)
    await page.goto('/new-story?kind=prompt')
    await test.step('a dropped file replaces the text, and the previous text can be restored', async () => {
      await wizard.text('Prompt').fill('Once upon a time.')
      await dropText(wizard.text('Prompt'), { name: 'two cups.fdx', text: FINAL_DRAFT })
      await expect(wizard.text('Screenplay')).toHaveValue(/INT\. KITCHEN - NIGHT\s+Rain runs down the window\./)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(wizard.text('Prompt')).toHaveValue('Once upon a time.')
      await dropText(wizard.text('Prompt'), { name: 'two cups.fountain', text: SCRIPT })
      await expect(wizard.text('Screenplay')).toHaveValue(SCRIPT)
    })
    await page.getByRole('button', { name: 'Import screenplay' }).click()
    const dialog = await screenplay.import('{\n  "segments": [\n    { "location": "Attic", "elements": [ }\n  ]\n}')
    await expect(dialog.getByRole('alert')).toHaveText(/Line 3/)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoViolations(page, 'import')
    await dialog.getByRole('textbox').fill('{\n  "segments": [\n    { "location": "Attic", "elements": [] }\n  ]\n}')
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect(screenplay.place(1)).toHaveValue('Attic')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(screenplay.place(2)).toHaveValue('Harbour')
  })

  test('a long list of speakers is scrolled by key, in a low window', async ({ page, signedIn: _ }) => {
    await page.setViewportSize({ width: 1440, height: 640 })
    const names = Array.from({ length: 14 }, (_each, at) => `PERSON ${String.fromCharCode(65 + at)}`)
    await page.goto('/new-story?kind=screenplay')
    await textWizardPage(page)
      .text('Screenplay')
      .fill(`INT. HALL - DAY\n\n${names.map((name) => `${name}\nHere.\n`).join('\n')}`)
    await page.getByRole('button', { name: 'Import screenplay' }).click()
    const list = screenplayPage(page).facts.getByRole('group', { name: 'Speaker' })
    const last = list.getByRole('listitem').last()
    await expect(last).toContainText('Person N')
    await expect(last).not.toBeInViewport()
    await tabTo(page, list)
    await page.keyboard.press('End')
    await expect(last).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(list.getByRole('listitem').first()).toBeInViewport()
    await expect(last).not.toBeInViewport()
  })
})
