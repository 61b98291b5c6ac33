// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodeWav } from '#engines/audio/wav.ts'
import { EngineError, type SoundCleaner } from '#engines/ports.ts'
import { setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { createEditor, type Editor } from '#src/features/editor/core/editor.ts'
import { EditorContext } from '#src/features/editor/core/use-editor.ts'
import { useTaskUpdates } from '#src/features/editor/generation/use-story-tasks.ts'
import { allActions } from '#src/features/editor/shell/all-actions.ts'
import { ViewProvider } from '#src/features/editor/shell/editor-shell.tsx'
import { CleanUpDialogs } from '#src/features/editor/voice/clean-up-dialogs.tsx'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { deliver } from '#src/shared/realtime/events.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'

const { test, made, read } = await setUpThreeScenes()
const builtIn = test.app.engines.soundCleaner
const clean = vi.fn<SoundCleaner['clean']>()
beforeEach(() => {
  clean.mockReset()
  // Half as loud: only the dialog is tested here.
  clean.mockImplementation(async ({ sound, from, length }) => ({
    ...sound,
    channels: sound.channels.map((samples) => samples.slice(from, from + length).map((sample) => sample / 2)),
  }))
  test.app.engines.soundCleaner = { ...builtIn, clean }
  useNotices.setState({ shown: [] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Updates() {
  useTaskUpdates()
  return null
}

const tone = (hz: number) =>
  encodeWav({
    sampleRate: 16_000,
    channels: [Float32Array.from({ length: 16_000 }, (_, at) => 0.4 * Math.sin((2 * Math.PI * hz * at) / 16_000))],
  })

/** A story with recordings in its first scenes, on the backend in this process. */
async function begin(recordings: number) {
  const ada = await test.user()
  localStorage.setItem('token', ada.token)
  vi.stubGlobal('fetch', (request: Request) => test.backend.fetch(request, { clientAddress: '203.0.113.7' }))
  const { story_id, ids } = await made(ada)
  const sources: string[] = []
  for (const [at, scene_id] of ids.slice(0, recordings).entries()) {
    const { id } = await uploadFile(test, ada, {
      name: `take ${at}.wav`,
      type: 'audio/wav',
      bytes: tone(200 + 50 * at),
    })
    await test.runJobs()
    const body = { story_id, scene_id, audio_media: id, upload_audio: true, generate_audio: false }
    await test.ok('updateSceneAudio', { as: ada, body })
    sources.push(id)
  }
  let delivered = test.events.length
  let editor: Editor | undefined
  const open = async () => {
    cleanup()
    const queries = createQueryClient()
    editor = createEditor(await read(ada, story_id), queries)
    render(
      <QueryClientProvider client={queries}>
        <EditorContext value={editor}>
          <Updates />
          <MemoryRouter>
            <ViewProvider>
              <CleanUpDialogs />
            </ViewProvider>
          </MemoryRouter>
        </EditorContext>
      </QueryClientProvider>,
    )
  }
  const context = () => {
    if (!editor) throw new Error('The story is not open')
    const selected = { sceneId: ids[0] ?? null, selectedSceneIds: ids.slice(0, 1) }
    return { editor, view: { selectedNow: () => selected } as never }
  }
  const actionOf = (id: string) => {
    const action = allActions.find((each) => each.id === id)
    if (!action) throw new Error(`There is no action ${id}`)
    return action
  }
  return {
    sources,
    open,
    canRun: (id: string) => actionOf(id).isEnabled(context()),
    run: (id: string) => act(async () => actionOf(id).run(context())),
    /** Runs the waiting jobs and delivers their events. */
    runJobs: () =>
      act(async () => {
        await test.runJobs()
        for (const { event, data } of test.events.slice(delivered)) await deliver(event, data)
        delivered = test.events.length
      }),
    playing: async () => (await read(ada, story_id)).scenes.map((scene) => scene.audio_media?.id),
    undo: () => test.ok('undoStoryEdit', { as: ada, params: { story_id } }),
  }
}

const dialog = () => screen.findByRole('dialog', { name: 'Clean up sound' })
const button = async (name: string | RegExp) => within(await dialog()).findByRole<HTMLButtonElement>('button', { name })

it('cleans up the recording of the chosen scene, compares it at the same place, applies, undoes and restores it', async () => {
  const { open, run, canRun, runJobs, playing, sources, undo } = await begin(1)
  await open()
  expect([canRun('clean-up-recording'), canRun('clean-up-video-sound'), canRun('restore-original-sound')]).toEqual([
    ...[true, false, false],
  ])
  await run('clean-up-recording')
  await userEvent.click(within(await dialog()).getByRole('switch', { name: 'Match level' }))
  await userEvent.click(await button('Clean up'))
  await within(await dialog()).findByRole('progressbar', { name: 'Cleaning up' })
  await runJobs()
  const player = within(await within(await dialog()).findByRole('group', { name: 'Compare Recording of scene 1' }))
  const [before, after] = document.querySelectorAll('audio')
  if (!before || !after) throw new Error('There are no players')
  expect([before.muted, after.muted]).toEqual([true, false])
  after.currentTime = 0.5
  await userEvent.click(player.getByRole('radio', { name: 'Before' }))
  expect([before.muted, after.muted, before.currentTime]).toEqual([false, true, 0.5])
  await userEvent.click(await button('Apply'))
  await waitFor(async () => expect(await playing()).not.toContain(sources[0]))
  const [cleaned] = await playing()
  await undo()
  expect((await playing())[0]).toBe(sources[0])
  await open()
  // What was cleaned before is not cleaned again.
  await run('clean-up-recording')
  await userEvent.click(within(await dialog()).getByRole('switch', { name: 'Match level' }))
  await userEvent.click(await button('Apply'))
  await waitFor(async () => expect((await playing())[0]).toBe(cleaned))
  expect(clean).toHaveBeenCalledTimes(1)
  await open()
  await run('clean-up-recording')
  await userEvent.click(await button('Restore original'))
  await waitFor(async () => expect((await playing())[0]).toBe(sources[0]))
})

it('cleans up all recordings, says which failed and why, cleans the rest again, and applies all in one edit', async () => {
  const { open, run, runJobs, playing, sources, undo } = await begin(3)
  await open()
  clean.mockRejectedValueOnce(new EngineError('The model is hoarse'))
  await run('clean-up-all-recordings')
  await within(await dialog()).findByText(/^3 recordings/u)
  await userEvent.click(await button('Clean up'))
  await within(await dialog()).findByText('0 of 3 cleaned up')
  await runJobs()
  expect(test.takeLogged()).toHaveLength(1)
  await within(await dialog()).findByText(/Scene \d: Generation failed: The model is hoarse\. You were not charged\./u)
  await userEvent.click(await button('Clean up the rest'))
  await within(await dialog()).findByText('2 of 3 cleaned up')
  await runJobs()
  await userEvent.click(await button('Apply to 3'))
  await waitFor(async () => expect((await playing()).some((id) => sources.includes(id ?? ''))).toBe(false))
  await undo()
  expect(await playing()).toEqual(sources)
})

it('a cancelled clean-up changes nothing, and nothing begins without a choice', async () => {
  const { open, run, runJobs, playing, sources } = await begin(1)
  await open()
  await run('clean-up-recording')
  for (const name of ['Reduce noise', 'Match level', 'Cut rumble'])
    await userEvent.click(within(await dialog()).getByRole('switch', { name }))
  expect((await button('Clean up')).disabled).toBe(true)
  await userEvent.click(within(await dialog()).getByRole('switch', { name: 'Reduce noise' }))
  await userEvent.click(await button('Clean up'))
  await userEvent.click(await button('Cancel'))
  await waitFor(async () => expect((await button('Clean up')).disabled).toBe(false))
  await runJobs()
  expect(clean).not.toHaveBeenCalled()
  expect((await playing())[0]).toBe(sources[0])
})
