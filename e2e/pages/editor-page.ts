import { expect, type Page } from '@playwright/test'

export type EditorPage = ReturnType<typeof editorPage>

const FPS = 30
const LOADING = 60_000

/** `loadMs`: how long the page, and a generated piece, may take, ms. */
export function editorPage(page: Page, loadMs = LOADING) {
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  const words = inspector.getByRole('list', { name: 'Caption words' })
  const time = page.getByRole('timer', { name: 'Time' })
  const canvas = page.locator('canvas[data-film-frame]')
  const saved = page.getByRole('status').filter({ hasText: /^(Saving|Saved|Failed)$/ })

  /** `0:07:12` as frames. */
  const framesOf = (timecode: string) => {
    const [minutes = 0, seconds = 0, frames = 0] = timecode.split(':').map(Number)
    return (minutes * 60 + seconds) * FPS + frames
  }
  const times = async () => ((await time.textContent()) ?? '').split('/').map((part) => framesOf(part.trim()))
  const currentFrame = async () => (await times())[0] ?? 0

  const isMade = () => expect(page.getByText('Scenes appear as they’re generated')).toBeHidden({ timeout: loadMs })

  return {
    inspector,
    time,
    title: page.getByRole('textbox', { name: 'Story title' }),
    scenes: page.getByRole('button', { name: /^Scene \d+$/ }),
    word: (number: number) => words.getByRole('button', { name: new RegExp(`, word ${number}$`) }),
    voices: inspector.getByRole('radiogroup', { name: 'Voice', exact: true }).getByRole('radio'),
    waitUntilOpen: async (storyId: string) => {
      await page.waitForURL(`**/story/${storyId}*`, { timeout: loadMs })
      await expect(canvas).toBeVisible({ timeout: loadMs })
      // The panels around the player load after its first image; on a narrow screen the player is one pane of several.
      await expect(page.getByLabel('Inspector', { exact: true })).toBeAttached()
      await isMade()
      // Without reduced motion it plays at once.
      const pause = page.getByRole('button', { name: 'Pause', exact: true })
      if (await pause.isVisible()) await pause.click()
    },
    /** It opens with the first scene; resolves when the others are loaded. */
    isMade,
    /** Frames. */
    duration: async () => (await times())[1] ?? 0,
    currentFrame,
    /** At its corner, since the middle of the selected one is its text. */
    selectScene: (number: number) => {
      const card = page.getByRole('button', { name: `Scene ${number}`, exact: true }).first()
      return card.click({ position: { x: 12, y: 12 } })
    },
    openTab: (name: 'Visual' | 'Voice' | 'Captions' | 'Scene') =>
      inspector.getByRole('radiogroup', { name: 'Scene settings' }).getByText(name, { exact: true }).click(),
    changeWord: async (number: number, to: string) => {
      await words.getByRole('button', { name: new RegExp(`, word ${number}$`) }).click()
      const field = words.getByRole('textbox', { name: `Word ${number}` })
      await field.fill(to)
      await field.press('Enter')
    },
    /** Chooses another voice and regenerates the scene's voice-over; resolves when it is done. */
    speakWithAnotherVoice: async () => {
      const voice = inspector.getByRole('radiogroup', { name: 'Voice', exact: true })
      const other = voice.locator('label').filter({ has: page.getByRole('radio', { checked: false }) })
      await other.first().click()
      await expect(inspector.getByText('Out of date')).toBeVisible()
      await inspector.getByRole('button', { name: /^Regenerate audio/ }).click()
      await expect(inspector.getByText('Out of date')).toBeHidden({ timeout: loadMs })
      await expect(inspector.getByRole('button', { name: /^Regenerate audio/ })).toBeVisible({ timeout: loadMs })
    },
    expectSaved: () => expect(saved).toHaveText('Saved'),
    /** Moves the playhead forward with the transport's buttons. */
    step: async (frames: number) => {
      const target = (await currentFrame()) + frames
      for (let at = 0; at < Math.floor(frames / FPS); at++)
        await page.getByRole('button', { name: 'Forward one second' }).click()
      for (let at = 0; at < frames % FPS; at++) await page.getByRole('button', { name: 'Forward one frame' }).click()
      await expect.poll(currentFrame).toBe(target)
    },
    /** The player's image at full size, once it is the frame of the playhead with all of its images. */
    shownFrame: async () => {
      const frame = await currentFrame()
      const exact = page.locator(`canvas[data-film-frame="${frame}"][data-film-sharp="true"]`)
      await expect(exact).toBeVisible()
      const image = await exact.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
      return { frame, image }
    },
    /** Exports and resolves with the file that the browser saves. @param withinMs time limit, ms */
    export: async (withinMs = 180_000) => {
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      const dialog = page.getByRole('dialog')
      const download = page.waitForEvent('download', { timeout: withinMs })
      await dialog.getByRole('button', { name: 'Export video' }).click()
      return download
    },
    exportDialog: page.getByRole('dialog'),
  }
}
