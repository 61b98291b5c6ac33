// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Composer, EngineError } from '#engines/ports.ts'
import { makeMusic } from '#engines/testing/made-music.ts'
import { media, scenes } from '#server/platform/db/schema/index.ts'
import { soundRow } from '#server/testing/media-row.ts'
import { setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { ViewProvider } from '#src/features/editor/shell/editor-shell.tsx'
import { MusicPanel } from '#src/features/editor/music/music-panel.tsx'
import { EditorContext } from '#src/features/editor/core/use-editor.ts'
import { useTaskUpdates } from '#src/features/editor/generation/use-story-tasks.ts'
import { createEditor } from '#src/features/editor/core/editor.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { deliver } from '#src/shared/realtime/events.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'

const { test, made, read } = await setUpThreeScenes()
const builtIn = test.app.engines.composer
const MODEL = 'fal-ai/elevenlabs/music'
const WORDS = 'A slow piano over soft strings'
const tune = makeMusic(3_000)
const compose = vi.fn<Composer['compose']>()
beforeEach(() => {
  compose.mockReset()
  compose.mockResolvedValue({ bytes: tune, contentType: 'audio/wav', durationMs: 3_000 })
  const info = { label: MODEL, id: `fal:${MODEL}`, builtIn: false }
  test.app.engines.composer = { info, compose }
  useNotices.setState({ shown: [] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
afterAll(() => {
  test.app.engines.composer = builtIn
})

function Updates() {
  useTaskUpdates()
  return null
}

/** A story whose music panel is open, on the backend in this process. */
async function begin() {
  const ada = await test.user()
  localStorage.setItem('token', ada.token)
  vi.stubGlobal('fetch', (request: Request) => test.backend.fetch(request, { clientAddress: '203.0.113.7' }))
  const { story_id: storyId } = await made(ada)
  const balance = await test.balance(ada)
  let delivered = test.events.length
  const open = async () => {
    cleanup()
    const queries = createQueryClient()
    const editor = createEditor(await read(ada, storyId), queries)
    render(
      <QueryClientProvider client={queries}>
        <EditorContext value={editor}>
          <Updates />
          <MemoryRouter>
            <ViewProvider>
              <MusicPanel />
            </ViewProvider>
          </MemoryRouter>
        </EditorContext>
      </QueryClientProvider>,
    )
    await screen.findByRole('radiogroup', { name: 'Track' })
  }
  return {
    open,
    ada,
    cues: async () => (await read(ada, storyId)).music_cues ?? [],
    /** Runs the waiting jobs and delivers their events. */
    runJobs: () =>
      act(async () => {
        await test.runJobs()
        for (const { event, data } of test.events.slice(delivered)) await deliver(event, data)
        delivered = test.events.length
      }),
    spent: async () => balance - (await test.balance(ada)),
    music: async () => (await read(ada, storyId)).music,
    loudness: async () => (await read(ada, storyId)).loudness_lufs,
    undo: () => test.ok('undoStoryEdit', { as: ada, params: { story_id: storyId } }),
  }
}

const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Describe the music' })
const length = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Length in seconds' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Compose/ })

it('does not mention composing if no music model is connected', async () => {
  test.app.engines.composer = null
  const { open } = await begin()
  await open()
  expect(screen.queryByText('Compose')).toBeNull()
})

it('composes a track to the length of the video, and again where the video has another length since', async () => {
  const { open, music } = await begin()
  await open()
  await userEvent.click(screen.getByRole('radio', { name: /^Calm/ }))
  await waitFor(async () => expect((await music()).background_music_duration_ms).toBe(4_000))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Calm/ }).checked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Fit to video length' })).toBeNull()

  await test.app.db.update(scenes).set({ durationInFrames: 200 })
  await open()
  screen.getByText('Loops after 0:04')
  await userEvent.click(screen.getByRole('button', { name: 'Fit to video length' }))
  await waitFor(async () => expect((await music()).background_music_duration_ms).toBe(20_000))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fit to video length' })).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Calm/ }).checked).toBe(true)
})

it('lowers the music under speech by a switch and a slider, sets the loudness, and undoes it', async () => {
  test.app.engines.composer = null
  const { open, music, loudness, undo } = await begin()
  await open()
  const lowered = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Lower the music under speech' })
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Lowered by' })
  // There is nothing to lower without music.
  expect(lowered().disabled).toBe(true)
  await userEvent.click(screen.getByRole('switch', { name: 'Background music' }))
  expect([lowered().checked, slider().value]).toEqual([true, '-12'])
  slider().focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(slider().getAttribute('aria-valuetext')).toBe('−13 dB')
  await waitFor(async () => expect(await music()).toMatchObject({ ducking_db: -13 }))
  await userEvent.click(lowered())
  expect(screen.queryByRole('slider', { name: 'Lowered by' })).toBeNull()
  await waitFor(async () => expect(await music()).toMatchObject({ ducking_db: null }))
  await undo()
  expect(await music()).toMatchObject({ ducking_db: -13 })

  const choice = screen.getByRole('radiogroup', { name: 'Loudness' })
  expect(within(choice).getByRole<HTMLInputElement>('radio', { name: /−14 LUFS/ }).checked).toBe(true)
  await userEvent.click(within(choice).getByRole('radio', { name: /−23 LUFS/ }))
  await waitFor(async () => expect(await loudness()).toBe(-23))
  await userEvent.click(within(choice).getByRole('radio', { name: /As mixed/ }))
  await waitFor(async () => expect(await loudness()).toBeNull())
  await undo()
  expect(await loudness()).toBe(-23)
})

it('composes music for its price through a reload, plays, uses and undoes it', async () => {
  const { open, runJobs, spent, music, undo } = await begin()
  await open()
  await userEvent.type(await words(), WORDS)
  expect(length().value).toBe('4')
  await userEvent.clear(length())
  await userEvent.type(length(), '12{Enter}')
  // 0.7 credits a second.
  expect(button().textContent).toBe('Compose9 credits')
  await open()
  expect([(await words()).value, length().value]).toEqual([WORDS, '12'])

  await userEvent.click(button())
  await screen.findByRole('progressbar', { name: 'Composing' })
  expect((await words()).value).toBe('')
  expect(await spent()).toBe(9)
  await open()
  await screen.findByRole('progressbar', { name: 'Composing' })
  await runJobs()

  const [piece] = within(await screen.findByRole('list', { name: 'Composed for this story' })).getAllByRole('listitem')
  if (!piece) throw new Error('Nothing was composed')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(piece.textContent).toContain(`${WORDS}3 s`)
  within(piece).getByRole('button', { name: `Play ${WORDS}` })
  expect(compose).toHaveBeenCalledExactlyOnceWith({ prompt: WORDS, seconds: 12 }, expect.anything())
  const before = await music()
  await userEvent.click(within(piece).getByRole('button', { name: `Use ${WORDS}` }))
  await within(piece).findByText('In use')
  await waitFor(async () => expect((await music()).background_music_name).toBe(WORDS))
  expect(await music()).toMatchObject({ have_background_music: true })
  await undo()
  expect(await music()).toEqual(before)

  await userEvent.click(within(piece).getByRole('button', { name: 'Generation details' }))
  const receipt = await screen.findByRole('dialog', { name: 'Generation details' })
  await within(receipt).findByText(MODEL)
  expect(receipt.textContent).not.toContain('draft')
  await userEvent.click(within(receipt).getByRole('button', { name: 'Use these settings' }))
  expect([(await words()).value, length().value]).toEqual([WORDS, '12'])
  expect(await spent()).toBe(9)
})

it('failed music shows the reason and that nothing was charged, and offers a retry', async () => {
  const { open, runJobs, spent } = await begin()
  await open()
  compose.mockRejectedValueOnce(new EngineError('fal refused: Not like that singer'))
  await userEvent.type(await words(), `${WORDS}{Control>}{Enter}{/Control}`)
  await screen.findByRole('progressbar', { name: 'Composing' })
  await runJobs()
  expect(test.takeLogged()).toHaveLength(1)
  const failure = 'Generation failed: fal refused: Not like that singer. You were not charged.'
  await screen.findByText(failure)
  expect(await spent()).toBe(0)
  await open()
  await screen.findByText(failure)
  await userEvent.click(screen.getByRole('button', { name: /^Retry/ }))
  await screen.findByRole('progressbar', { name: 'Composing' })
  await runJobs()
  await screen.findByRole('list', { name: 'Composed for this story' })
  expect(screen.queryByText(failure)).toBeNull()
  expect(compose).toHaveBeenCalledTimes(2)
})

it('cancelled music costs nothing and disappears from the list', async () => {
  const { open, runJobs, spent } = await begin()
  await open()
  await userEvent.type(await words(), WORDS)
  await userEvent.click(button())
  await screen.findByRole('progressbar', { name: 'Composing' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  await runJobs()
  expect([compose.mock.calls.length, await spent()]).toEqual([0, 0])
  expect(screen.queryByRole('list', { name: 'Composed for this story' })).toBeNull()
})

it('offers a choice of several music engines, and shows the price of the chosen one', async () => {
  const fallback = { label: 'other/music', id: 'own:other/music', builtIn: false }
  const info = { label: MODEL, id: `fal:${MODEL}`, builtIn: false, fallbacks: [fallback] }
  test.app.engines.composer = { info, compose }
  const { open, runJobs } = await begin()
  await open()
  await userEvent.type(await words(), WORDS)
  await userEvent.clear(length())
  await userEvent.type(length(), '10{Enter}')
  // The fallback costs a credit a second.
  expect(button().textContent).toBe('Compose10 credits')
  await userEvent.click(screen.getByRole('button', { name: /Engine/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'other/music' }))
  await userEvent.click(button())
  await screen.findByRole('progressbar', { name: 'Composing' })
  await runJobs()
  expect(compose.mock.calls[0]?.[1]).toMatchObject({ prefer: 'other/music' })
})

it('listSoundEffects: sounds are found by name, word and kind, played by a press, and added at the playhead', async () => {
  test.app.engines.composer = null
  const { open } = await begin()
  await open()
  const list = () => screen.findByRole('list', { name: 'Effects and ambience' })
  const shown = async () =>
    within(await list())
      .getAllByRole('button', { name: /^Play / })
      .map(({ textContent }) => textContent)
  expect(await shown()).toEqual(['Play Click 1 s', 'Play Rain 1 s, loops'])
  const search = screen.getByRole('searchbox', { name: 'Search sounds' })
  await userEvent.type(search, ' MOUSE cl')
  expect(await shown()).toEqual(['Play Click 1 s'])
  await userEvent.click(screen.getByRole('radio', { name: 'Ambience' }))
  screen.getByText('No sound found. Try another word in English.')
  await userEvent.clear(search)
  expect(await shown()).toEqual(['Play Rain 1 s, loops'])

  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  await userEvent.click(screen.getByText('1 s, loops'))
  await userEvent.click(await screen.findByRole('button', { name: 'Pause Rain 1 s, loops' }))
  await screen.findByRole('button', { name: 'Play Rain 1 s, loops' })
  expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1])
  expect((play.mock.contexts[0] as HTMLAudioElement).src).toContain('library/effect/rain.wav')
  play.mockRestore()
  pause.mockRestore()

  await userEvent.click(screen.getByRole('button', { name: 'Add Rain at the playhead' }))
  const added = await screen.findByRole('group', { name: /rain/i })
  expect(within(added).getByRole<HTMLInputElement>('switch', { name: 'Repeat' }).checked).toBe(true)
})

it('listMedia, addMusicCues: an own sound is found among Yours, played as an effect and lowered by an amount of its own', async () => {
  test.app.engines.composer = null
  const { open, ada, cues } = await begin()
  for (const fileName of ['Door slam.wav', 'Steps.wav']) {
    const id = crypto.randomUUID()
    const row = soundRow({ id, userId: ada.id, source: 'USER', fileName, durationMs: 90_000 })
    await test.db.insert(media).values({ ...row, fileKey: `media/${id}` })
  }
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Yours' }))
  await screen.findByRole('button', { name: 'Play Steps.wav 90 s' })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search sounds' }), 'door')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play Steps.wav 90 s' })).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Add Door slam.wav at the playhead' }))
  const added = await screen.findByRole('group', { name: 'Door slam.wav' })
  await waitFor(async () => expect(await cues()).toMatchObject([{ kind: 'EFFECT' }]))

  await userEvent.click(within(added).getByRole('button', { name: /Under speech/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Own amount' }))
  const amount = await within(added).findByRole<HTMLInputElement>('slider', { name: 'Lowered by' })
  amount.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(async () => expect(await cues()).toMatchObject([{ kind: 'MUSIC', ducking_db: -13 }]))
})

it('a video chosen among Yours is refused in words, as it would never be listed there', async () => {
  test.app.engines.composer = null
  const { open } = await begin()
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Yours' }))
  const video = new File(['a video'], 'waves.mp4', { type: 'video/mp4' })
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Sound file'), video)
  const said = () => useNotices.getState().shown.map(({ message }) => message)
  await waitFor(() => expect(said()).toEqual(['Choose a sound: WAV, MP3, M4A or OGG']))
})
