// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/story/1"}
import { expect, test } from 'vitest'
import type { Editor } from '../lib/editor.ts'
import { setUpCalls, shortStory } from '../testing/set-up-calls.ts'
import { addAroll } from './add-aroll.ts'
import { addMediaToScene } from './add-media-to-scene.ts'
import { addScene } from './add-scene.ts'
import { applyRewriting } from './apply-rewriting.ts'
import { cropAroll } from './crop-aroll.ts'
import { deleteAroll } from './delete-aroll.ts'
import { duplicateAroll } from './duplicate-aroll.ts'
import { importSubtitles } from './import-subtitles.ts'
import { moveAroll } from './move-aroll.ts'
import { overrideCaptions } from './override-captions.ts'
import { regenerateImage } from './regenerate-image.ts'
import { regenerateSceneAudio } from './regenerate-scene-audio.ts'
import { resyncSceneCaptions } from './resync-scene-captions.ts'
import { setArollMedia } from './set-aroll-media.ts'
import { setStock } from './set-stock.ts'
import { swapScene } from './swap-scene.ts'
import { updateArollDurations } from './update-aroll-durations.ts'
import { updateAspectRatio } from './update-aspect-ratio.ts'
import { updateCaptions } from './update-captions.ts'
import { updateImageAnimation } from './update-image-animation.ts'
import { updateImagePrompt } from './update-image-prompt.ts'
import { updateMusic } from './update-music.ts'
import { updateSceneAudio, updateScenesAudio } from './update-scene-audio.ts'
import { updateSceneCaptions } from './update-scene-captions.ts'
import { updateScenePause } from './update-scene-pause.ts'
import { updateSpeaker } from './update-speaker.ts'
import { updateStory } from './update-story.ts'
import { updateStoryTitle } from './update-story-title.ts'
import { updateTransition } from './update-transition.ts'
import { updateVideoStartEnd } from './update-video-start-end.ts'

const { begin } = setUpCalls()

const { scenes, ...story } = shortStory()
const [one, two] = scenes
const [a] = one?.arolls ?? []
const picture = { id: 'picture', media_type: 'image' } as never

type Row = [name: string, run: (editor: Editor) => unknown, address: string]

/** Runs a command that is answered; what is shown then, and is there when nothing is on its way. */
async function settled([, run, address]: Row, body: object) {
  const { editor, answer, said, busy, addresses } = begin()
  answer(address, body)
  await run(editor)
  expect([addresses(), said(), busy()]).toEqual([[address], [], []])
  const { open, confirmed } = editor.store.getState()
  expect(confirmed).toEqual(open)
  return open
}

const aboutScene: Row[] = [
  ['addAroll', (editor) => addAroll(editor, 'one'), 'POST /core-api/aroll/add/'],
  ['duplicateAroll', (editor) => duplicateAroll(editor, 'a'), 'POST /core-api/aroll/add/'],
  ['deleteAroll', (editor) => deleteAroll(editor, 'one', 'b'), 'DELETE /core-api/aroll/b/'],
  ['moveAroll', (editor) => moveAroll(editor, 'one', 'a', 2), 'POST /core-api/aroll/a/increment_order/'],
  [
    'updateArollDurations',
    (editor) => updateArollDurations(editor, 'one', [{ id: 'a', ms: 900 }]),
    'POST /core-api/aroll/update_durations/',
  ],
  [
    'updateImagePrompt',
    (editor) => updateImagePrompt(editor, { sceneId: 'one', arollId: 'a', prompt: 'A fox' }),
    'POST /core-api/update_image_prompt/',
  ],
  ['addMediaToScene', (editor) => addMediaToScene(editor, 'one', picture, true), 'POST /core-api/file_uploaded'],
  ['overrideCaptions', (editor) => overrideCaptions(editor, 'one', [], []), 'POST /core-api/override_captions'],
  ['resyncSceneCaptions', (editor) => resyncSceneCaptions(editor, 'one'), 'POST /core-api/resync_scene_captions'],
  [
    'updateSceneCaptions',
    (editor) => updateSceneCaptions(editor, 'one', { show_captions: false }),
    'POST /core-api/update_scene_captions',
  ],
  ['updateScenePause', (editor) => updateScenePause(editor, 'one', 0), 'POST /core-api/update_scene_pause'],
  ['updateSpeaker', (editor) => updateSpeaker(editor, 'one', null), 'POST /core-api/update_scene_audio'],
  ['updateSceneAudio', (editor) => updateSceneAudio(editor, 'one', { rate: 2 }), 'POST /core-api/update_scene_audio'],
  ['regenerateSceneAudio', (editor) => regenerateSceneAudio(editor, 'one', 1), 'POST /core-api/regenerate_scene_audio'],
]

test.each(aboutScene)('%s: in the end a scene is as the server saved it', async (...row) => {
  const open = await settled(row, { ...one, transcription_text: 'As saved', arolls: [a] })
  expect(open.scenes['one']).toMatchObject({ transcription_text: 'As saved', arollIds: ['a'] })
  expect(open.order).toEqual(['one', 'two', 'three'])
})

test('addScene: the new scene stands where the server put it', async () => {
  const made = { ...one, id: 'new', element_order: 1, arolls: [] }
  const open = await settled(['', (editor) => addScene(editor, 1), 'POST /core-api/add_scene'], made)
  expect(open.order).toEqual(['one', 'new', 'two', 'three'])
})

test('updateScenesAudio: every scene is as the server saved it', async () => {
  const run = (editor: Editor) => updateScenesAudio(editor, ['one', 'two'], { rate: 2 })
  const answered = {
    ...{ ...one, transcription_text: 'First' },
    further_scenes: [{ ...two, transcription_text: 'Second' }],
  }
  const open = await settled(['', run, 'POST /core-api/update_scene_audio'], answered)
  expect([open.scenes['one'], open.scenes['two']]).toMatchObject([
    { transcription_text: 'First' },
    { transcription_text: 'Second' },
  ])
})

test('swapScene: scenes stand in the order the server answers, without those that are not known here', async () => {
  const run = (editor: Editor) => swapScene(editor, 'one', 'two')
  const answered = { scene_list: ['two', 'elsewhere', 'three', 'one'] }
  const open = await settled(['', run, 'POST /core-api/swap_scene'], answered)
  expect(open.order).toEqual(['two', 'three', 'one'])
})

test.each<Row>([
  ['cropAroll', (editor) => cropAroll(editor, 'a', null), 'POST /core-api/aroll/a/crop/'],
  ['setArollMedia', (editor) => setArollMedia(editor, 'a', picture), 'POST /core-api/aroll/a/set_media/'],
  [
    'setStock',
    (editor) => setStock(editor, { sceneId: 'one', arollId: 'a' }, { id: 'wave', title: '' } as never, ''),
    'POST /core-api/aroll/set_stock/',
  ],
  [
    'regenerateImage',
    (editor) => regenerateImage(editor, 'a', { prompt: '' }),
    'POST /core-api/aroll/a/regenerate_image/',
  ],
  [
    'updateVideoStartEnd',
    (editor) => updateVideoStartEnd(editor, 'a', { video_start: 0, video_end: 9 }),
    'POST /core-api/aroll/a/update_video_start_end/',
  ],
])('%s: in the end a visual is as the server saved it', async (...row) => {
  const open = await settled(row, { ...a, status: 'GENERATING' })
  expect([open.arolls['a']?.status, open.arolls['b']?.status]).toEqual(['GENERATING', 'COMPLETED'])
})

test.each<Row>([
  [
    'updateImageAnimation',
    (editor) => updateImageAnimation(editor, 'a', 'ZOOM_OUT', true),
    'POST /core-api/aroll/a/update_image_animation/',
  ],
  [
    'updateTransition',
    (editor) => updateTransition(editor, 'a', { name: 'wipe', durationMs: 700 }, true),
    'POST /core-api/aroll/a/update_transition/',
  ],
])('%s: in the end every visual is as the server saved it', async (...row) => {
  const status = 'GENERATING'
  const open = await settled(row, {
    arolls: [
      { ...a, status },
      { ...two?.arolls[0], status },
    ],
  })
  expect(['a', 'b', 'd'].map((id) => open.arolls[id]?.status)).toEqual([status, 'COMPLETED', status])
})

test.each<Row>([
  ['updateAspectRatio', (editor) => updateAspectRatio(editor, 'ONE_ONE'), 'POST /core-api/update_aspect_ratio/'],
  ['updateCaptions', (editor) => updateCaptions(editor, { show_captions: false }), 'POST /core-api/update_captions'],
  ['updateMusic', (editor) => updateMusic(editor, { background_music_volume: 1 }), 'POST /core-api/update_music'],
  ['updateStory', (editor) => updateStory(editor, { has_end_card: true }), 'PATCH /core-api/story/story/'],
  ['updateStoryTitle', (editor) => updateStoryTitle(editor, 'New'), 'POST /core-api/update_story_title/'],
  ['importSubtitles', (editor) => importSubtitles(editor, []), 'POST /core-api/import_subtitles'],
])('%s: in the end the story is as the server saved it, with its scenes', async (...row) => {
  const open = await settled(row, { ...story, visual_style: 'as saved' })
  expect(open.story.visual_style).toBe('as saved')
  expect([open.story.aspect_ratio, open.order]).toEqual([story.aspect_ratio, ['one', 'two', 'three']])
})

test('applyRewriting: the story is the one that the server made of it', async () => {
  const chosen = { rewriting_id: 'anew', pair_ids: ['pair'] }
  const { editor, answer, calls, busy, open } = begin()
  const address = 'POST /core-api/story/story/rewriting/apply/'
  answer(address, { ...story, scenes: [two] })
  const taken = applyRewriting(editor, chosen)
  expect(busy()).toEqual(['rewriting'])
  expect(await taken).toBe(true)
  expect(calls).toMatchObject([{ address, body: chosen }])
  expect([open().order, busy()]).toEqual([['two'], []])
})
