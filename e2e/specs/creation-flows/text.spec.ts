import { expectNoViolations } from '../../fixtures/axe.ts'
import { expectFilm } from '../../fixtures/exported-film.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { textWizardPage } from '../../pages/text-wizard-page.ts'
import { visualsPage } from '../../pages/visuals-page.ts'

everydayHost('node')

const SCRIPT = ['Nora finds an old letter in the kitchen by the sea.', 'Years later Nora reads it again and smiles.']

test('a script becomes a video: look, voice, cast and chosen visuals, through a reload before it is saved @journey', async ({
  page,
  editor,
  signedIn: _,
}) => {
  test.setTimeout(400_000)
  const wizard = textWizardPage(page)
  await page.getByRole('link', { name: /^Script/ }).click()
  await wizard.text('Script').fill(SCRIPT.join('\n\n'))
  // Before the first save the text is stored in the browser.
  await page.reload()
  await expect(wizard.text('Script')).toHaveValue(SCRIPT.join('\n\n'))
  await wizard.goOn('look')
  const storyId = wizard.storyId()
  await wizard.choose('Style', 'Watercolour')
  await wizard.choose('Aspect ratio', '9:16')
  // Without waiting for the save: unsent text is sent after the reload.
  await wizard.reload('look')
  await expect(wizard.chosen('Aspect ratio')).toHaveAccessibleName(/9:16/)
  await wizard.expectSaved()
  await wizard.goOn('voice')
  await wizard.choose('Voice', 'Clara')
  await wizard.choose('Music', 'First Light')
  await wizard.goOn('cast')
  await expect(wizard.cast).toHaveText([/^Nora/])
  await wizard.goBackFrom('cast', 'voice')
  await wizard.goOn('storyboard')
  const shot = page.getByRole('listitem', { name: 'Scene 2, shot 1' })
  await expect(shot.getByRole('img')).toBeVisible()
  await shot.getByRole('button', { name: 'Edit Scene 2, shot 1' }).click()
  await page.getByRole('textbox', { name: 'What you see' }).fill('An old woman smiles at a letter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(shot).toContainText('An old woman smiles at a letter')
  await expectNoViolations(page, 'storyboard')
  await wizard.goOn('review')
  await expect(wizard.scenes).toHaveText(SCRIPT.map((text) => new RegExp(text.replaceAll('.', '\\.'))))
  // Home continues at the last step.
  await page.goto('/app')
  await page.getByRole('article').getByRole('link').first().click()
  await wizard.expectStep('review')
  await expect(wizard.scenes).toHaveCount(SCRIPT.length)
  await page.setViewportSize({ width: 390, height: 844 })
  await wizard.expectFits()
  await page.setViewportSize({ width: 1440, height: 900 })
  // Images for the first scene are picked by key; the second one's is generated.
  const visuals = visualsPage(page)
  await visuals.link.click()
  await visuals.stock.first().focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await expectNoViolations(page, 'choose visuals')
  await page.keyboard.press('Control+Enter')
  await visuals.expectScene(2, SCRIPT.length)
  await visuals.next.click()
  await expect(wizard.scenes.first().getByRole('img', { name: 'Chosen', exact: true })).toBeVisible()
  await wizard.goOn()

  await editor.waitUntilOpen(storyId)
  await expect(editor.scenes).toHaveCount(SCRIPT.length)
})

const PROMPTS: readonly (readonly [language: string, text: string])[] = [
  ['ar', 'تعود السفينة القديمة إلى البيت 🌊 عبر العاصفة الطويلة'],
  ['he', 'הסירה הישנה חוזרת הביתה 🛶 בלילה של סערה 1987'],
  ['zh', '暴风雨之夜，老灯塔守望者给远方的儿子写下最后一封信🌧️👨‍👩‍👧‍👦'.repeat(4)],
  ['ja', '嵐の夜に小さな船が港へ帰る⛵️'.repeat(8)],
  ['ko', '폭풍의 밤에 작은 배가 항구로 돌아온다 ⛈️'],
  ['th', 'เรือเก่ากลับบ้านในคืนพายุที่ยาวนาน 🌀'],
  ['hi', 'तूफ़ानी रात में पुरानी नाव घर लौटती है 🌙'],
  ['ru', 'Старая лодка возвращается домой сквозь бурю 🏠'],
  ['de', `Das ${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8)} Boot kehrt heim`],
  ['en', 'A boat comes home 🚢'],
]

test.describe('languages, limits and other kinds', () => {
  inLongRun(
    'tests/integration/text-wizard.test.tsx, src/features/wizard/lib/text-check.test.ts, src/shared/story/image-styles',
  )

  test('prompts of ten languages fit a narrow screen', async ({ page, signedIn: _ }) => {
    test.setTimeout(400_000)
    const wizard = textWizardPage(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/new?kind=prompt')
    await expect(page).toHaveURL('/new-story?kind=prompt')
    for (const [language, text] of PROMPTS) {
      await wizard.text('Prompt').fill(text)
      await expect(wizard.rail, language).toContainText(/\d words/)
      await wizard.expectFits()
    }
    // Kept unchanged, and within a free account's minute.
    await wizard.text('Prompt').fill(PROMPTS.map(([, text]) => Array.from(text).slice(0, 36).join('')).join(' '))
    await wizard.goOn('look')
    await wizard.reload('look')
    await wizard.goOn('voice')
    await wizard.reload('voice')
    await wizard.goBackFrom('voice', 'look')
    await wizard.goOn('cast')
    // Killed during generation of the script, which continues.
    await wizard.reload('cast')
    await wizard.goOn('storyboard')
    await wizard.goOn('review')
    await expect(wizard.scenes.first()).toBeVisible()
    await page.reload()
    await expect(wizard.scenes.first()).toBeVisible()
    await wizard.expectFits()
    await expectNoViolations(page, 'review')
  })

  test('the text wizard shows limits before generation, and loses no text', async ({ page, signedIn: _ }) => {
    test.setTimeout(400_000)
    const wizard = textWizardPage(page)
    await page.goto('/new-story?kind=script')
    // The browser lays out a megabyte of lines, in parallel with two other tests.
    await wizard.text('Script').fill('word '.repeat(210_000), { timeout: 90_000 })
    await expect(page.getByText('Shorten it to continue.')).toBeVisible()
    await wizard.goOn('story')

    const sentence = 'This is one of many sentences with exactly ten words.'
    await wizard.text('Script').fill(Array.from({ length: 500 }, () => sentence).join(' '))
    await expect(wizard.rail).toContainText('5,000 words')
    await wizard.goOn('look')
    await expectNoViolations(page, 'look')
    await page.getByRole('button', { name: 'New style' }).click()
    const dialog = page.getByRole('dialog', { name: 'New style' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Fog')
    await dialog.getByRole('textbox', { name: 'Prompt for every image' }).fill('fog on every side')
    await dialog.getByRole('button', { name: 'Create style' }).click()
    await expect(wizard.chosen('Your style')).toHaveAccessibleName(/Fog/)
    // One search over the product's and the user's own styles.
    const search = page.getByRole('searchbox', { name: 'Search styles' })
    await search.fill('on every side')
    await expect(page.getByText(/^No matching styles/)).toBeVisible()
    await expect(wizard.chosen('Your style')).toHaveAccessibleName(/Fog/)
    await search.fill('black and white')
    await expect(page.getByRole('radiogroup', { name: 'Style', exact: true }).getByRole('radio')).toHaveCount(1)
    await search.fill('')
    await wizard.goOn('voice')
    await expectNoViolations(page, 'voice and music')
    await wizard.goOn('cast')
    await expect(page.getByText('No characters found')).toBeVisible()
    await page.getByRole('button', { name: 'Add a character' }).click()
    const member = page.getByRole('dialog', { name: 'Add a character' })
    await member.getByRole('textbox', { name: 'Name' }).fill('Ida')
    await member.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(wizard.cast).toHaveText([/^Ida/])
    await expectNoViolations(page, 'cast')
    await wizard.goOn('storyboard')
    await wizard.goOn('review')
    await expect(wizard.scenes).toHaveCount(500)
    await expect(page.getByText('Video length cannot exceed 60 seconds for a free account').first()).toBeVisible()
    await expect(wizard.next).toBeDisabled()
  })

  test('a narration is divided at once and has one voice; a blank story opens empty', async ({
    page,
    home,
    editor,
    signedIn: _,
  }, testInfo) => {
    test.setTimeout(300_000)
    const wizard = textWizardPage(page)
    await page.getByRole('link', { name: /^Narration/ }).click()
    await wizard.text('Narration').fill('Every evening the old lighthouse wakes.\n\nIts light draws a slow circle.')
    await page.reload()
    await expect(wizard.text('Narration')).toHaveValue(/a slow circle/)
    await wizard.goOn('look')
    const storyId = wizard.storyId()
    await expect(wizard.rail.getByText('Cast')).toHaveCount(0)
    await wizard.goOn('voice')
    await wizard.goBackFrom('voice', 'look')
    await wizard.goOn('storyboard')
    await wizard.goOn('review')
    await page.reload()
    await expect(wizard.scenes).toHaveCount(2)
    await wizard.goOn()
    await editor.waitUntilOpen(storyId)
    await expectFilm(editor, testInfo)
    await page.goto('/app')
    await expect(home.title).toBeVisible()
    await page.getByRole('button', { name: /^Blank/ }).click()
    await page.waitForURL(/\/story\//)
    await expect(editor.title).toHaveValue('Untitled story')
    await expect(editor.scenes).toHaveCount(1)
    const said = page.getByRole('textbox', { name: 'Text of scene 1' })
    await said.fill('A boat comes home.')
    await said.press('Tab')
    await page
      .getByRole('button', { name: /^Generate audio/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Regenerate audio/ }).first()).toBeVisible({ timeout: 60_000 })
    await editor.expectSaved()
    const visuals = visualsPage(page)
    await visuals.openFromEditor()
    await visuals.stock.first().click()
    await visuals.next.click()
    await editor.waitUntilOpen(new URL(page.url()).pathname.split('/')[2] ?? '')
    await expectFilm(editor, testInfo)
  })
})
