import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { recordingFile } from '../../fixtures/recording-file.ts'
import { expect, test } from '../../fixtures/test.ts'
import { recordingWizard } from '../../pages/recording-wizard.ts'

everydayHost('node')
const DOWNLOAD = 'Download and translate in this browser'

const style = { palette: '', light: '', lens: '', medium: '', tone: '', audience: '' }
const PLAN = {
  ...{ title: 'A tie, step by step', style, cast: [] },
  scenes: ['Lay the wide end over the narrow one.', 'Pull it through the loop, and up to your collar.'].map(
    (narration, at) => ({
      ...{ narration, speaker: '', emotion: 'NEUTRAL', subject: `Hands with a tie, step ${at + 1}`, size: 'CLOSE_UP' },
      ...{ angle: 'EYE_LEVEL', action: '', screen_direction: 'NONE' },
    }),
  ),
}

test.describe('a browser with models of its own', () => {
  test.use({
    browserModels: {
      pairs: ['en de'],
      // The second time it is asked to mend a story that is too short.
      answers: [JSON.stringify(PLAN), JSON.stringify(PLAN)],
      // It stops listening once in between, as Chrome does after a silence.
      sessions: [['A honey bee leaves the hive.'], ['And so she comes home.']],
    },
  })

  test('the browser writes a story, which is read before its video is made', async ({ page, home, signedIn: _ }) => {
    await home.idea.fill('How to tie a tie')
    await page.getByRole('button', { name: 'Download and write in this browser' }).click()
    const written = page.getByRole('region', { name: 'Written in this browser' })
    await expect(written.getByRole('listitem')).toHaveText(PLAN.scenes.map(({ narration }) => narration))
    await expectNoViolations(page, 'a story that the browser wrote')
    const storyId = await home.generateNow()
    await page.goto(`/story/${storyId}`)
    await expect(page.getByRole('heading', { name: 'A tie, step by step' })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Pull it through the loop').first()).toBeVisible()
  })

  test('a story is duplicated, and the browser translates it', async ({ page, openStory: { storyId } }) => {
    await page.goto(`/duplicate/${storyId}?way=language`)
    await page.getByRole('combobox').click()
    await page.getByRole('option', { name: /^German/ }).click()
    await page.getByRole('button', { name: 'Duplicate and translate', exact: true }).click()
    await expect(page.getByText(/^0 of \d+ scenes translated/)).toBeVisible()
    await expectNoViolations(page, 'an offer to translate in the browser')
    await page.getByRole('button', { name: DOWNLOAD }).click()
    await expect(page.getByRole('textbox', { name: 'Scene 1 in German' })).toHaveValue(/^\[.+\]$/)
    await expect(page.getByText(/^(\d+) of \1 scenes translated/)).toBeVisible()
  })

  test('the speech of a recording is recognised while it plays, and its words are timed to it', async ({
    page,
    signedIn: _,
  }) => {
    const wizard = recordingWizard(page)
    await page.goto('/new-audio')
    await wizard.give('Recording', recordingFile('bees.wav', 2))
    await wizard.next('Next: words').click({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Download and recognise speech in this browser' }).click({ timeout: 60_000 })
    await expect(page.getByRole('progressbar', { name: 'Listening in this browser' })).toBeVisible()
    await expect(wizard.phrase(1)).toHaveValue('A honey bee leaves the hive.', { timeout: 30_000 })
    await expect(wizard.phrase(2)).toHaveValue('And so she comes home.')
    await wizard.expectSaved()
    await wizard.next('Sync words').click()
    await expect(wizard.word('honey')).toBeVisible({ timeout: 60_000 })
  })
})

test.describe('Chromium’s own models', () => {
  test.use({ browserModels: 'OWN' })

  test('it says which language pack would be downloaded, and nothing is before a press', async ({
    page,
    openStory: { storyId },
  }) => {
    await page.goto(`/duplicate/${storyId}?way=language`)
    const offered = await page.evaluate(() => 'Translator' in globalThis)
    test.skip(!offered, 'This Chromium has no translator.')
    await page.getByRole('combobox').click()
    await page.getByRole('option', { name: /^German/ }).click()
    await page.getByRole('button', { name: 'Duplicate and translate', exact: true }).click()
    await expect(page.getByRole('button', { name: DOWNLOAD })).toBeVisible()
    await expect(page.getByText('Your browser downloads a language pack once.')).toBeVisible()
  })
})
