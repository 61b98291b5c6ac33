import { expectFilm } from '../../fixtures/exported-film.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { textWizardPage } from '../../pages/text-wizard-page.ts'

inLongRun('server/modules/generation/any-language.test.ts, src/shared/story/language/language-note.test.tsx')
everydayHost('node')

const JAPANESE = '灯台守は毎晩手紙を書き、冬に光が消えるまで続けた。'
const ARABIC = 'في قديم الزمان عاش حارس منارة وحيدا.\n\nكان يكتب رسالة واحدة كل ليلة حتى انطفأ الضوء.'

test('a Japanese prompt and an Arabic script, which have no voice here, become videos with captions', async ({
  page,
  home,
  editor,
  signedIn: _,
}, testInfo) => {
  test.setTimeout(300_000)
  const silent = page.getByText(/(?:Japanese|Arabic) voice-over isn’t available/)
  await home.idea.fill(JAPANESE)
  await expect(page.getByRole('button', { name: 'Language: Japanese' })).toBeVisible()
  await expect(silent).toBeVisible()
  const japanese = await home.generate(JAPANESE)
  await page.waitForURL(/\/story\//, { timeout: 120_000 })
  await editor.waitUntilOpen(japanese)
  await expectFilm(editor, testInfo)

  await page.goto('/new-story?kind=script')
  const wizard = textWizardPage(page)
  await wizard.text('Script').fill(ARABIC)
  await expect(page.getByRole('button', { name: 'Language: Arabic' })).toBeVisible()
  await expect(silent).toBeVisible()
  await wizard.goOn('look')
  const storyId = wizard.storyId()
  await wizard.goOn('voice')
  await expect(silent).toBeVisible()
  await wizard.goOn('cast')
  await wizard.goOn('storyboard')
  await wizard.goOn('review')
  await expect(wizard.scenes).toHaveCount(2)
  await expect(page.getByText('None, captions only')).toBeVisible()
  await wizard.goOn()
  await editor.waitUntilOpen(storyId)
  await editor.openTab('Voice')
  await expect(editor.inspector.getByText(/^Arabic voice-over isn’t available/)).toBeVisible()
  await expectFilm(editor, testInfo)
})
