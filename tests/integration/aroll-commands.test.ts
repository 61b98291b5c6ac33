import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { getListCharactersQueryKey } from '#generated/client/characters/characters.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { setUpEditor } from './testing/set-up-editor.ts'
import { scenes } from '#server/platform/db/schema/index.ts'
import { film, png } from '#server/modules/stories/arolls/testing/set-up-arolls.ts'
import { at } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { addAroll, duplicateAroll } from '#src/features/editor/visuals/commands/add-aroll.ts'
import { addMediaToScene } from '#src/features/editor/media/commands/media-into-story.ts'
import { cancelGeneration } from '#src/features/editor/visuals/commands/cancel-generation.ts'
import { cancelTask } from '#src/features/editor/generation/commands/cancel-task.ts'
import { requestInpainting } from '#src/features/editor/visuals/commands/create-inpainting-request.ts'
import { createTask, retryTask } from '#src/features/editor/generation/commands/create-task.ts'
import { cropAroll } from '#src/features/editor/visuals/commands/crop-aroll.ts'
import { deleteAroll } from '#src/features/editor/visuals/commands/delete-aroll.ts'
import { deleteCharacter } from '#src/features/editor/cast/commands/delete-character.ts'
import { flipArollHorizontal } from '#src/features/editor/visuals/commands/flip-aroll-horizontal.ts'
import { generateMagicPrompt } from '#src/features/editor/visuals/commands/generate-magic-prompt.ts'
import { regenerateAllVisuals } from '#src/features/editor/visuals/commands/generate-whole-long-story-video.ts'
import { regenerateCharacterPortrait } from '#src/features/editor/cast/commands/get-character-portrait.ts'
import { imagePromptFromVisualAction } from '#src/features/editor/visuals/commands/image-prompt-from-visual-action.ts'
import { mapCharacter } from '#src/features/editor/cast/commands/map-character.ts'
import { moveAroll } from '#src/features/editor/visuals/commands/aroll-edits.ts'
import { publishCharacter } from '#src/features/editor/cast/commands/publish-character.ts'
import { refreshAroll, refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { resetCharacter } from '#src/features/editor/cast/commands/reset-character.ts'
import { knownCast } from '#src/features/editor/cast/commands/run-cast-command.ts'
import { refreshSeed } from '#src/features/editor/visuals/commands/refresh-seed.ts'
import { regenerateImage } from '#src/features/editor/visuals/commands/regenerate-image.ts'
import { reverseVideo } from '#src/features/editor/visuals/commands/reverse-video.ts'
import { setArollMedia } from '#src/features/editor/visuals/commands/set-aroll-media.ts'
import { setStock } from '#src/features/editor/visuals/commands/set-stock.ts'
import { updateArollDurations } from '#src/features/editor/visuals/commands/update-aroll-durations.ts'
import { updateArollLayout } from '#src/features/editor/visuals/commands/update-aroll-layout.ts'
import { updateCharacter } from '#src/features/editor/cast/commands/update-character.ts'
import { updateContentFit } from '#src/features/editor/visuals/commands/update-content-fit.ts'
import { updateImageAnimation } from '#src/features/editor/visuals/commands/update-image-animation.ts'
import { updateSpeaker } from '#src/features/editor/cast/commands/update-speaker.ts'
import { updateTransition } from '#src/features/editor/visuals/commands/update-transition.ts'
import { updateVideoAudio } from '#src/features/editor/visuals/commands/update-video-audio.ts'
import { updateVideoPlaybackRate } from '#src/features/editor/visuals/commands/update-video-playback-rate.ts'
import { updateVideoStartEnd } from '#src/features/editor/visuals/commands/update-video-start-end.ts'

const { test: app, begin } = await setUpEditor()
afterEach(() => void vi.unstubAllGlobals())

const ofAroll = (id: string, patch: object) => ({ arolls: { [id]: patch } })

test('adds, duplicates, reorders, retimes and deletes visuals (A-rolls) of a scene as the server saves it', async () => {
  const { ids, check, open } = await begin()
  const sceneId = at(ids, 0)
  const arolls = () => open().scenes[sceneId]?.arollIds ?? []
  const [first = ''] = arolls()
  await check((editor) => addAroll(editor, sceneId))
  await check((editor) => duplicateAroll(editor, first))
  expect(arolls()).toHaveLength(3)
  const [one = '', two = '', three = ''] = arolls()
  const inOrder = (...arollIds: string[]) => ({ scenes: { [sceneId]: { arollIds } } })
  await check((editor) => moveAroll(editor, sceneId, one, 2), inOrder(two, three, one))
  await check((editor) => moveAroll(editor, sceneId, one, 1), inOrder(two, one, three))
  const whole = arolls().reduce((sum, id) => sum + (open().arolls[id]?.duration_ms ?? 0), 0)
  const lengths = [
    { id: two, ms: 300 },
    { id: one, ms: 400 },
    { id: three, ms: whole - 700 },
  ]
  await check((editor) => updateArollDurations(editor, sceneId, lengths), ofAroll(one, { duration_ms: 400 }))
  await check((editor) => deleteAroll(editor, sceneId, three), inOrder(two, one))
})

test('shows layout, fit, crop and animation of a visual at once as the server saves it, in one A-roll or in all', async () => {
  const { ids, check, open } = await begin()
  const [first = ''] = open().scenes[at(ids, 0)]?.arollIds ?? []
  const [last = ''] = open().scenes[at(ids, 2)]?.arollIds ?? []
  await check((editor) => updateContentFit(editor, first, 'CONTAIN'), ofAroll(first, { content_fit: 'CONTAIN' }))
  await check((editor) => flipArollHorizontal(editor, first, true), ofAroll(first, { flipped: true }))
  await check((editor) => updateArollLayout(editor, first, 'SPLIT_LEFT'), ofAroll(first, { layout: 'SPLIT_LEFT' }))
  const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.5 }
  await check((editor) => cropAroll(editor, first, crop), ofAroll(first, { crop }))
  const fade = { transition_name: 'wipe', transition_duration_ms: 700 }
  await check((editor) => updateTransition(editor, first, { name: 'wipe', durationMs: 700 }), ofAroll(first, fade))
  expect(open().arolls[last]?.transition_name).not.toBe('wipe')
  await check((editor) => updateImageAnimation(editor, first, 'ZOOM_OUT', true), {
    arolls: { [first]: { image_animation: 'ZOOM_OUT' }, [last]: { image_animation: 'ZOOM_OUT' } },
  })
  await check((editor) => refreshSeed(editor, first))
})

test('adds, trims, slows, reverses and unmutes a video, and replaces it by another media', async () => {
  const { ada, storyId, ids, check, open, editor } = await begin()
  const [first = ''] = open().scenes[at(ids, 0)]?.arollIds ?? []
  const mediaOf = async (file: typeof film) =>
    app.ok('getMedia', { as: ada, params: { media_id: (await uploadFile(app, ada, file)).id } })
  const video = await mediaOf(film)
  await check(
    (editor) => setArollMedia(editor, first, video),
    ofAroll(first, { aroll_object: { media: { id: video.id } } }),
  )
  const length = video.duration_ms ?? 0
  const trim = { video_start: 50, video_end: length }
  await check((editor) => updateVideoStartEnd(editor, first, trim), ofAroll(first, { aroll_object: trim }))
  await check((editor) => updateVideoPlaybackRate(editor, first, 0.5), ofAroll(first, { playback_rate: 0.5 }))
  await check((editor) => reverseVideo(editor, first, true), ofAroll(first, { reversed: true }))
  await check((editor) => updateVideoAudio(editor, first, true), ofAroll(first, { use_video_audio: true }))
  // A scene that plays it in full adapts its length, also here.
  const playFullVideo = { playFullVideo: true, audioDurationMs: 0 }
  await app.db
    .update(scenes)
    .set(playFullVideo)
    .where(eq(scenes.id, at(ids, 0)))
  await refreshStory(editor)
  const frames = () => open().scenes[at(ids, 0)]?.duration_in_frames ?? 0
  await check((each) => updateVideoPlaybackRate(each, first, 0.25), ofAroll(first, { playback_rate: 0.25 }))
  const slow = frames()
  await check((each) => updateVideoPlaybackRate(each, first, 1), ofAroll(first, { playback_rate: 1 }))
  expect(frames()).toBeLessThan(slow)
  const whole = { video_start: 0, video_end: length }
  await check((each) => updateVideoStartEnd(each, first, whole), ofAroll(first, { aroll_object: whole }))
  const image = await mediaOf(png)
  await check(async (editor) => addMediaToScene(editor, at(ids, 0), image, true))
  expect(open().scenes[at(ids, 0)]?.arollIds).toHaveLength(2)
  const [item] = (
    await app.ok('getStock', { as: ada, body: { query: 'forest', story_id: storyId, scene_id: at(ids, 0) } })
  ).results
  if (!item) throw new Error('No stock')
  await check((editor) => setStock(editor, { sceneId: at(ids, 0), arollId: first }, item, 'forest'))
})

test('regenerates one image or all; charges prompts and tasks and shows their results', async () => {
  const { ids, check, open, editor, runJobs, said } = await begin()
  const sceneId = at(ids, 0)
  const [first = ''] = open().scenes[sceneId]?.arollIds ?? []
  const before = open().arolls[first]?.aroll_object.media?.id
  await check((each) => regenerateImage(each, first, { prompt: 'A lighthouse', look: 'watercolor' }))
  await runJobs()
  await refreshAroll(editor, first)
  expect(open().arolls[first]?.aroll_object.media?.id).not.toBe(before)
  expect(open().arolls[first]).toMatchObject({ image_style: 'watercolor' })
  expect(await check((each) => generateMagicPrompt(each, { sceneId, arollId: first, prompt: '' }))).toMatch(
    /One is here/,
  )
  expect(await check((each) => imagePromptFromVisualAction(each, sceneId, 'WIDER'))).toMatch(/\w/)
  const task = await createTask(editor, first, { model_id: 'draft-upscale', duration: 5, expression_intensity: 3 })
  expect(said()).toEqual([])
  expect(await cancelTask(editor, task?.task_id ?? '')).toMatchObject({ status: 'CANCELLED' })
  const ofTask = 'Cancelled. You were not charged.'
  expect(said()).toEqual([ofTask])
  await regenerateAllVisuals(editor, { mode: 'IMAGE', most: 100 })
  const statuses = () => new Set(Object.values(open().arolls).map(({ status }) => status))
  expect([...statuses()]).toEqual(['GENERATING'])
  await cancelGeneration(editor)
  expect(said()).toEqual([ofTask])
  await refreshStory(editor)
  expect([...statuses()]).toEqual(['COMPLETED'])
})

test('a scene takes over its character’s voice, and its voice-over is stale at once', async () => {
  const { ada, storyId, ids, check, editor, said, open } = await begin()
  const body = { call_name: 'Mara', description: 'A woman in a coat', language_and_voice_code: 'en-GB-test' }
  const mara = await app.ok('createCharacter', { as: ada, params: { storyId }, body })
  const spoken = {
    speaker_story_character_id: mara.id,
    language_and_voice_code: 'en-GB-test',
    is_voiceover_stale: true,
  }
  await check((each) => updateSpeaker(each, at(ids, 0), mara), { scenes: { [at(ids, 0)]: spoken } })
  await updateCharacter(editor, mara, { language_and_voice_code: 'en-US-test' })
  expect(open().scenes[at(ids, 0)]?.language_and_voice_code).toBe('en-US-test')
  expect(await publishCharacter(editor, mara.id)).toMatchObject({ id: mara.id })
  await app.runJobs()
  expect(await regenerateCharacterPortrait(editor, mara.id)).toBeDefined()
  await app.runJobs()
  expect(said()).toEqual([])
  await check((each) => deleteCharacter(each, mara.id), {
    scenes: { [at(ids, 0)]: { speaker_story_character_id: null } },
  })
})

test('a character replaces another one, with its voice in every scene it speaks, and is reset to its defaults', async () => {
  const { ada, storyId, ids, check, editor, open } = await begin()
  const add = (call_name: string, language_and_voice_code: string) => {
    const body = { call_name, description: 'A woman in a coat', language_and_voice_code }
    return app.ok('createCharacter', { as: ada, params: { storyId }, body })
  }
  const mara = await add('Mara', 'en-GB-test')
  const tess = await add('Tess', 'en-US-test')
  const published = await app.ok('publishCharacter', { as: ada, params: { storyId, id: tess.id } })
  await updateSpeaker(editor, at(ids, 0), mara)
  editor.queries.setQueryData(getListCharactersQueryKey(storyId), { results: [mara, published] })
  const shown = () => knownCast(editor)?.find(({ id }) => id === mara.id)
  await check((each) => mapCharacter(each, mara.id, published), {
    scenes: { [at(ids, 0)]: { language_and_voice_code: 'en-US-test', is_voiceover_stale: true } },
  })
  expect(shown()).toMatchObject({ call_name: 'Tess', mapped_from: tess.id, status: 'published' })
  await check((each) => resetCharacter(each, mara.id))
  expect(shown()).toMatchObject({ call_name: 'Mara', mapped_from: null, status: 'draft' })
  expect(open().scenes[at(ids, 1)]?.language_and_voice_code).not.toBe('en-US-test')
})

test('repaints a part of an image, and repeats a cancelled request with the same mask', async () => {
  const { ada, ids, editor, open, runJobs, said } = await begin()
  const place = { sceneId: at(ids, 0), arollId: open().scenes[at(ids, 0)]?.arollIds[0] ?? '' }
  const upload = (name: string) =>
    uploadFile(app, ada, { name, type: 'image/png', bytes: new Uint8Array(makePng(400, 300)) })
  const image = await app.ok('getMedia', { as: ada, params: { media_id: (await upload('harbour.png')).id } })
  await setArollMedia(editor, place.arollId, image)
  const { id: mask_media } = await upload('mask.png')
  const wanted = { image_media: image.id, mask_media, prompt: 'a small boat' }
  const task = await requestInpainting(editor, place, () => Promise.resolve(wanted))
  if (!task) throw new Error('It was refused')
  expect(task).toMatchObject({ task_type: 'inpainting', credits_charged: 2 })
  await cancelTask(editor, task.task_id)
  const balance = await app.balance(ada)
  const again = await retryTask(editor, task)
  expect(again).toMatchObject({ prompt: 'a small boat', request: task.request })
  expect(again?.task_id).not.toBe(task.task_id)
  expect(await app.balance(ada)).toBe(balance - 2)
  await runJobs()
  await refreshAroll(editor, place.arollId)
  expect(open().arolls[place.arollId]?.aroll_object.media?.id).not.toBe(image.id)
  expect(said()).toEqual(['Cancelled. You were not charged.'])
})
