import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { setUpEditor } from './testing/set-up-editor.ts'
import { arolls, media, scenes, users } from '#server/platform/db/schema/index.ts'
import { at } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { addScene, duplicateScenes } from '#src/features/editor/scenes/commands/add-scene.ts'
import { createStoryVersion } from '#src/features/editor/history/commands/create-story-version.ts'
import { deleteScenes } from '#src/features/editor/scenes/commands/delete-scene.ts'
import { generatePreviewLink } from '#src/features/editor/shell/commands/generate-preview-link.ts'
import { importSubtitles } from '#src/features/editor/captions/commands/import-subtitles.ts'
import { loadHistory, redoStoryEdit, undoStoryEdit } from '#src/features/editor/history/commands/undo-story-edit.ts'
import { mergeScenes } from '#src/features/editor/scenes/commands/merge-scenes.ts'
import { regenerateStaleWork } from '#src/features/editor/generation/commands/regenerate-stale-work.ts'
import { overrideCaptions } from '#src/features/editor/captions/commands/override-captions.ts'
import { regenerateSceneAudio } from '#src/features/editor/voice/commands/regenerate-scene-audio.ts'
import { reorderScenes } from '#src/features/editor/scenes/commands/reorder-scenes.ts'
import { restoreStoryVersion } from '#src/features/editor/history/commands/restore-story-version.ts'
import { resyncSceneCaptions } from '#src/features/editor/captions/commands/resync-scene-captions.ts'
import { revokePreviewLink } from '#src/features/editor/shell/commands/revoke-preview-link.ts'
import { setBrandUse, updateStory } from '#src/features/editor/visuals/commands/update-story.ts'
import { splitScene } from '#src/features/editor/scenes/commands/split-scene.ts'
import { swapScene } from '#src/features/editor/scenes/commands/swap-scene.ts'
import { transcribeSceneAudio } from '#src/features/editor/voice/commands/transcribe-scene-audio.ts'
import { updateAspectRatio } from '#src/features/editor/shell/commands/update-aspect-ratio.ts'
import { updateCaptions } from '#src/features/editor/captions/commands/update-captions.ts'
import { updateMusic } from '#src/features/editor/music/commands/update-music.ts'
import { updateSceneAudio, updateScenesAudio } from '#src/features/editor/voice/commands/update-scene-audio.ts'
import { updateCaptionWord, updateSceneCaptions } from '#src/features/editor/captions/commands/update-scene-captions.ts'
import { updateScenePause } from '#src/features/editor/scenes/commands/update-scene-pause.ts'
import { updateStoryTitle } from '#src/features/editor/shell/commands/update-story-title.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { deliver } from '#src/shared/realtime/events.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'

const { test: app, begin } = await setUpEditor()
afterEach(() => void vi.unstubAllGlobals())

test('commands on the order of scenes show at once what the server saves, and roll back when refused', async () => {
  const { ids, check, open } = await begin()
  const [one, two, three] = [at(ids, 0), at(ids, 1), at(ids, 2)]
  const added = await check((editor) => addScene(editor, 1))
  expect(open().order).toEqual([one, added?.id, two, three])
  const copies = await check((editor) => duplicateScenes(editor, [two, three]))
  expect(open().order).toEqual([one, added?.id, two, three, ...copies])
  await check((editor) => deleteScenes(editor, [...copies, added?.id ?? '']), { order: [one, two, three] })
  await check((editor) => reorderScenes(editor, [two, three], 0), { order: [two, three, one] })
  await check((editor) => swapScene(editor, two, one), { order: [one, three, two] })
})

test('undo and redo show the server’s story, and what the next of each would do', async () => {
  const { ids, check, editor, open } = await begin()
  await check((each) => updateStoryTitle(each, 'Another title'), { story: { display_title: 'Another title' } })
  await check((each) => deleteScenes(each, [at(ids, 0)]), { order: ids.slice(1) })
  await check((each) => undoStoryEdit(each))
  expect(open().order).toEqual(ids)
  expect(editor.store.getState().history).toMatchObject({ redo: 'Delete scene' })
  await check((each) => redoStoryEdit(each))
  expect(open().order).toEqual(ids.slice(1))
  const { history } = editor.store.getState()
  editor.store.setState({ history: { undo: null, redo: null } })
  await loadHistory(editor)
  expect(editor.store.getState().history).toEqual(history)
})

test('a pause lengthens its scene at once, but not one that plays its full video', async () => {
  const { ids, check, editor, open } = await begin()
  const id = at(ids, 0)
  const pause = open().scenes[id]?.pause_at_the_end ?? 0
  const length = open().scenes[id]?.duration_in_frames ?? 0
  const change = { pause_at_the_end: pause + 1000, duration_in_frames: length + 30 }
  await check((each) => updateScenePause(each, id, pause + 1000), { scenes: { [id]: change } })
  await app.db
    .update(scenes)
    .set({ playFullVideo: true })
    .where(eq(scenes.id, at(ids, 1)))
  await refreshStory(editor)
  const { duration_in_frames: full } = open().scenes[at(ids, 1)] ?? {}
  void updateScenePause(editor, at(ids, 1), 2000)
  expect(open().scenes[at(ids, 1)]).toMatchObject({ pause_at_the_end: 2000, duration_in_frames: full })
  await editor.enqueue(() => Promise.resolve())
})

test('settings of the whole story show at once what the server saves', async () => {
  const { ada, check, open, editor } = await begin()
  await check((each) => updateStory(each, { scene_pace: 'FAST' }), { story: { scene_pace: 'FAST' } })
  await check((each) => updateAspectRatio(each, 'ONE_ONE'), { story: { aspect_ratio: 'ONE_ONE' } })
  const margin = { captions_margin_from_bottom: 31 }
  await check((each) => updateCaptions(each, margin), { story: { captions_settings: margin } })
  const [track] = (await app.ok('listMusic', { as: ada })).tracks
  const music = { have_background_music: true, background_music_file_location: track?.file_location ?? '' }
  const change = updateMusic(editor, music, track?.name)
  expect(open().story.music).toMatchObject({ have_background_music: true, background_music_name: track?.name })
  await change
  const quiet = { background_music_volume: 0.25 }
  await check((each) => updateMusic(each, quiet), {
    story: { music: { ...quiet, background_music_name: track?.name } },
  })
  await check((each) => generatePreviewLink(each, 7))
  expect(open().story.public_preview_id).toBeTruthy()
  await check((each) => revokePreviewLink(each))
  expect(open().story.public_preview_id).toBeNull()
})

test('a saved version is restored', async () => {
  const { check, open, said, editor } = await begin()
  const title = open().story.display_title
  const version = await createStoryVersion(editor, 'First')
  await check((each) => updateStoryTitle(each, 'Later'), { story: { display_title: 'Later' } })
  await check((each) => restoreStoryVersion(each, version?.version_id ?? ''))
  expect(open().story.display_title).toBe(title)
  expect(said()).toEqual([])
})

test('captions show at once what the server saves', async () => {
  const { ids, check, open } = await begin()
  const id = at(ids, 0)
  const words = () => open().scenes[id]?.captions ?? []
  const ofScene = (patch: object) => ({ scenes: { [id]: patch } })
  await check((editor) => updateSceneCaptions(editor, id, { show_captions: false }), ofScene({ show_captions: false }))
  const corrected = words().map((word, index) => (index === 1 ? { ...word, word: 'was' } : word))
  await check((editor) => updateCaptionWord(editor, id, 1, 'was'), ofScene({ captions: corrected }))
  const own = [{ word: 'Mine', start: 10, end: 900 }]
  const overridden = { captions: own, are_captions_overridden: true }
  await check((editor) => overrideCaptions(editor, id, own, words()), ofScene(overridden))
  await check((editor) => resyncSceneCaptions(editor, id))
  expect(words().map(({ word }) => word)).not.toEqual(['Mine'])
  await check((editor) => importSubtitles(editor, [{ text: 'Hello there', start: 100, end: 900 }]), {
    story: { captions_settings: { show_captions: true } },
  })
  expect(words().map(({ word }) => word)).toEqual(['Hello', 'there'])
})

test('mutes a voice-over at once without making it stale, and a scene plays its full video', async () => {
  const { ids, check, open, editor } = await begin()
  const id = at(ids, 0)
  const muted = { use_scene_audio: false, is_voiceover_stale: false }
  await check((each) => updateSceneAudio(each, id, { isHeard: false }), { scenes: { [id]: muted } })
  await check((each) => updateSceneAudio(each, id, { isHeard: true }), { scenes: { [id]: { use_scene_audio: true } } })
  const [row] = await app.db.update(arolls).set({ arollType: 'VideoARoll' }).where(eq(arolls.sceneId, id)).returning()
  const film = { mediaType: 'video', durationMs: 20_000 } as const
  await app.db
    .update(media)
    .set(film)
    .where(eq(media.id, row?.mediaId ?? ''))
  await updateSceneAudio(editor, id, { playsFullVideo: true })
  expect(open().scenes[id]).toMatchObject({ play_full_video: true, duration_in_frames: 600 })
  await updateSceneAudio(editor, id, { playsFullVideo: false })
  expect(open().scenes[id]?.duration_in_frames).toBeLessThan(600)
})

test('a new text or voice makes the voice-over stale at once; regenerating replaces it', async () => {
  const { ids, check, open, editor, runJobs } = await begin()
  const id = at(ids, 0)
  const stale = (text: string) => ({ scenes: { [id]: { text, is_voiceover_stale: true } } })
  await check((each) => updateSceneAudio(each, id, { text: 'Four words are here.' }), stale('Four words are here.'))
  await check((each) => regenerateSceneAudio(each, id))
  await refreshStory(editor)
  expect(open().scenes[id]?.is_voiceover_stale).toBe(false)
  const slow = { speaking_rate: 0.5, is_voiceover_stale: true }
  await updateScenesAudio(editor, ids.slice(0, 2), { rate: 0.5 })
  expect(open().scenes).toMatchObject({ [id]: slow, [at(ids, 1)]: slow })
  await updateScenesAudio(editor, ids.slice(0, 2), { pitch: 1 }, true)
  await runJobs()
  await refreshStory(editor)
  expect(ids.slice(0, 2).map((each) => open().scenes[each]?.is_voiceover_stale)).toEqual([false, false])
})

test('regenerateStaleWork regenerates stale assets at the shown price, and starts nothing if it is too low', async () => {
  const { ada, ids, open, editor, said, runJobs } = await begin()
  const [first, second] = [at(ids, 0), at(ids, 1)]
  for (const id of [first, second]) await updateSceneAudio(editor, id, { text: 'Four words are here.' })
  const balance = await app.balance(ada)
  expect(await regenerateStaleWork(editor, { mostCredits: 1 })).toBe(false)
  expect(said()).toEqual([
    'The price has changed, so nothing was started. You were not charged. It now costs up to 2 credits.',
  ])
  useNotices.setState({ shown: [] })
  expect([await app.balance(ada), open().scenes[first]?.is_voiceover_stale]).toEqual([balance, true])

  const { items } = await app.ok('listStaleWork', { as: ada, params: { story_id: editor.storyId } })
  const [voice] = items.filter(({ part }) => part === 'VOICE')
  expect(await regenerateStaleWork(editor, { items: [voice?.id ?? ''], mostCredits: 1 })).toBe(true)
  expect(open().scenes[first]?.status).toBe('GENERATING')
  await runJobs()
  await refreshStory(editor)
  expect([first, second].map((id) => open().scenes[id]?.is_voiceover_stale)).toEqual([false, true])
  expect(await regenerateStaleWork(editor, { mostCredits: 1 })).toBe(true)
  await runJobs()
  await refreshStory(editor)
  expect(open().scenes[second]?.is_voiceover_stale).toBe(false)
  expect([await app.balance(ada), said()]).toEqual([balance - 2, []])
})

test('setBrandUse applies the user’s brand to the story, and restores the story’s own style', async () => {
  const { ada, check, open } = await begin()
  await app.ok('updateUserBrandSettings', { as: ada, body: { templated_captions_style: 'NEON' } })
  await check((each) => setBrandUse(each, true), { story: { use_brand_settings: true } })
  expect(open().story.templated_captions_style).toBe('NEON')
  await check((each) => setBrandUse(each, false), { story: { use_brand_settings: false } })
})

test('splitting, merging and transcribing end with the event of this story, not of another one', async () => {
  const { ids, check, open, editor, said, runJobs } = await begin()
  const id = at(ids, 0)
  const split = splitScene(editor, id, { index: 1 })
  await expect.poll(() => app.events.length).toBeGreaterThan(0)
  const other = { source_scene_id: id, scenes: [], error: 'This is about another story' }
  expect(await deliver('scene-split', { ...other, story_id: crypto.randomUUID() })).toBe(true)
  await expect.poll(async () => (await runJobs(), open().order.length)).toBe(4)
  await split
  expect(said()).toEqual([])
  const halves = open().order.slice(0, 2)
  const merged = await check((each) => mergeScenes(each, halves))
  expect(open().order).toEqual([merged?.id, at(ids, 1), at(ids, 2)])
  // The recordings of the test voice are silent.
  const transcription = transcribeSceneAudio(editor, at(ids, 1), { text: 'Two is over there.' })
  const isDone = vi.fn<() => void>()
  void transcription.then(isDone)
  await expect.poll(async () => (await runJobs(), isDone.mock.calls.length)).toBe(1)
  expect(said()).toEqual(['Failed to Transcribe Audio: No speech found in this recording'])
  expect(app.takeLogged()).toHaveLength(1)
  expect(open().scenes[at(ids, 1)]).toMatchObject({ text: 'Two is here.', status: 'COMPLETED' })
})

test('splitScene, mergeScenes: an event that is late brings back nothing that another tab has changed since', async () => {
  const { ada, storyId, ids, open, editor, saved, runJobs } = await begin()
  const [one, two] = [at(ids, 0), at(ids, 1)]
  for (const run of [() => splitScene(editor, one, { index: 1 }), () => mergeScenes(editor, [one, two])]) {
    const sent = app.events.length
    const done = run()
    await expect.poll(() => app.events.length).toBeGreaterThan(sent)
    await app.runJobs()
    await app.ok('undoStoryEdit', { as: ada, params: { story_id: storyId } })
    await refreshStory(editor)
    await runJobs()
    await done
    expect(open()).toEqual(await saved())
    expect(open().order).toEqual(ids)
  }
})

test('shows the server’s message when credits are missing', async () => {
  const { ada, ids, editor, said } = await begin({})
  await app.db.update(users).set({ creditBalance: 0 }).where(eq(users.id, ada.id))
  await regenerateSceneAudio(editor, at(ids, 0))
  expect(said()).toHaveLength(1)
  expect(said()[0]).toMatch(/credits/i)
  expect(said()[0]).not.toMatch(/Failed to regenerate|charged/)
})
