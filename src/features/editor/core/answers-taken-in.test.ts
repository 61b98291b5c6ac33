// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Editor } from './editor.ts'
import { setUpCalls, shortStory } from '../testing/set-up-calls.ts'
import { addAroll, duplicateAroll } from '../visuals/commands/add-aroll.ts'
import { addMediaToScene } from '../media/commands/media-into-story.ts'
import { addScene } from '../scenes/commands/add-scene.ts'
import { applyRewriting } from '../generation/commands/apply-rewriting.ts'
import { cropAroll } from '../visuals/commands/crop-aroll.ts'
import { deleteAroll } from '../visuals/commands/delete-aroll.ts'
import { importSubtitles } from '../captions/commands/import-subtitles.ts'
import { moveAroll } from '../visuals/commands/aroll-edits.ts'
import { overrideCaptions } from '../captions/commands/override-captions.ts'
import { regenerateImage } from '../visuals/commands/regenerate-image.ts'
import { regenerateSceneAudio } from '../voice/commands/regenerate-scene-audio.ts'
import { resyncSceneCaptions } from '../captions/commands/resync-scene-captions.ts'
import { setArollMedia } from '../visuals/commands/set-aroll-media.ts'
import { setStock } from '../visuals/commands/set-stock.ts'
import { swapScene } from '../scenes/commands/swap-scene.ts'
import { updateArollDurations } from '../visuals/commands/update-aroll-durations.ts'
import { updateAspectRatio } from '../shell/commands/update-aspect-ratio.ts'
import { updateCaptions } from '../captions/commands/update-captions.ts'
import { updateImageAnimation } from '../visuals/commands/update-image-animation.ts'
import { updateImagePrompt } from '../visuals/commands/update-image-prompt.ts'
import { updateMusic } from '../music/commands/update-music.ts'
import { updateSceneAudio, updateScenesAudio } from '../voice/commands/update-scene-audio.ts'
import { updateSceneCaptions } from '../captions/commands/update-scene-captions.ts'
import { updateScenePause } from '../scenes/commands/update-scene-pause.ts'
import { updateSpeaker } from '../cast/commands/update-speaker.ts'
import { updateStory } from '../visuals/commands/update-story.ts'
import { updateStoryTitle } from '../shell/commands/update-story-title.ts'
import { updateTransition } from '../visuals/commands/update-transition.ts'
import { updateVideoStartEnd } from '../visuals/commands/update-video-start-end.ts'

const { begin } = setUpCalls()

const { scenes, ...story } = shortStory()
const [one, two] = scenes
const [a] = one?.arolls ?? []
const image = { id: 'picture', media_type: 'image' } as never

type Row = [name: string, run: (editor: Editor) => unknown, operation: string]

/** Runs a command with an answer; returns the visible state, which must equal the confirmed one. */
async function settled([, run, operation]: Row, body: object) {
  const { editor, answer, said, busy, operations } = begin()
  answer(operation, body)
  await run(editor)
  expect([operations(), said(), busy()]).toEqual([[operation], [], []])
  const { open, confirmed } = editor.store.getState()
  expect(confirmed).toEqual(open)
  return open
}

const aboutScene: Row[] = [
  ['addAroll', (editor) => addAroll(editor, 'one'), 'addAroll'],
  ['duplicateAroll', (editor) => duplicateAroll(editor, 'a'), 'addAroll'],
  ['deleteAroll', (editor) => deleteAroll(editor, 'one', 'b'), 'deleteAroll b'],
  ['moveAroll', (editor) => moveAroll(editor, 'one', 'a', 2), 'incrementArollOrder a'],
  [
    'updateArollDurations',
    (editor) => updateArollDurations(editor, 'one', [{ id: 'a', ms: 900 }]),
    'updateArollDurations',
  ],
  [
    'updateImagePrompt',
    (editor) => updateImagePrompt(editor, { sceneId: 'one', arollId: 'a', prompt: 'A fox' }),
    'updateImagePrompt',
  ],
  ['addMediaToScene', (editor) => addMediaToScene(editor, 'one', image, true), 'fileUploaded'],
  ['overrideCaptions', (editor) => overrideCaptions(editor, 'one', [], []), 'overrideCaptions'],
  ['resyncSceneCaptions', (editor) => resyncSceneCaptions(editor, 'one'), 'resyncSceneCaptions'],
  [
    'updateSceneCaptions',
    (editor) => updateSceneCaptions(editor, 'one', { show_captions: false }),
    'updateSceneCaptions',
  ],
  ['updateScenePause', (editor) => updateScenePause(editor, 'one', 0), 'updateScenePause'],
  ['updateSpeaker', (editor) => updateSpeaker(editor, 'one', null), 'updateSceneAudio'],
  ['updateSceneAudio', (editor) => updateSceneAudio(editor, 'one', { rate: 2 }), 'updateSceneAudio'],
  ['regenerateSceneAudio', (editor) => regenerateSceneAudio(editor, 'one', 1), 'regenerateSceneAudio'],
]

test.each(aboutScene)('%s: a scene ends as the server saved it', async (...row) => {
  const open = await settled(row, { ...one, transcription_text: 'As saved', arolls: [a] })
  expect(open.scenes['one']).toMatchObject({ transcription_text: 'As saved', arollIds: ['a'] })
  expect(open.order).toEqual(['one', 'two', 'three'])
})

test('addScene: the new scene takes the server’s place', async () => {
  const made = { ...one, id: 'new', element_order: 1, arolls: [] }
  const open = await settled(['', (editor) => addScene(editor, 1), 'addScene'], made)
  expect(open.order).toEqual(['one', 'new', 'two', 'three'])
})

test('updateScenesAudio: every scene is as the server saved it', async () => {
  const run = (editor: Editor) => updateScenesAudio(editor, ['one', 'two'], { rate: 2 })
  const answered = {
    ...{ ...one, transcription_text: 'First' },
    further_scenes: [{ ...two, transcription_text: 'Second' }],
  }
  const open = await settled(['', run, 'updateSceneAudio'], answered)
  expect([open.scenes['one'], open.scenes['two']]).toMatchObject([
    { transcription_text: 'First' },
    { transcription_text: 'Second' },
  ])
})

test('swapScene: scenes take the order of the server’s answer, without those that are not known here', async () => {
  const run = (editor: Editor) => swapScene(editor, 'one', 'two')
  const answered = { scene_list: ['two', 'elsewhere', 'three', 'one'] }
  const open = await settled(['', run, 'swapScene'], answered)
  expect(open.order).toEqual(['two', 'three', 'one'])
})

test.each<Row>([
  ['cropAroll', (editor) => cropAroll(editor, 'a', null), 'cropAroll a'],
  ['setArollMedia', (editor) => setArollMedia(editor, 'a', image), 'setArollMedia a'],
  [
    'setStock',
    (editor) => setStock(editor, { sceneId: 'one', arollId: 'a' }, { id: 'wave', title: '' } as never, ''),
    'setStock',
  ],
  ['regenerateImage', (editor) => regenerateImage(editor, 'a', { prompt: '' }), 'regenerateImage a'],
  [
    'updateVideoStartEnd',
    (editor) => updateVideoStartEnd(editor, 'a', { video_start: 0, video_end: 9 }),
    'updateVideoStartEnd a',
  ],
])('%s: a visual ends as the server saved it', async (...row) => {
  const open = await settled(row, { ...a, status: 'GENERATING' })
  expect([open.arolls['a']?.status, open.arolls['b']?.status]).toEqual(['GENERATING', 'COMPLETED'])
})

test.each<Row>([
  ['updateImageAnimation', (editor) => updateImageAnimation(editor, 'a', 'ZOOM_OUT', true), 'updateImageAnimation a'],
  [
    'updateTransition',
    (editor) => updateTransition(editor, 'a', { name: 'wipe', durationMs: 700 }, true),
    'updateTransition a',
  ],
])('%s: every visual ends as the server saved it', async (...row) => {
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
  ['updateAspectRatio', (editor) => updateAspectRatio(editor, 'ONE_ONE'), 'updateAspectRatio'],
  ['updateCaptions', (editor) => updateCaptions(editor, { show_captions: false }), 'updateCaptions'],
  ['updateMusic', (editor) => updateMusic(editor, { background_music_volume: 1 }), 'updateMusic'],
  ['updateStory', (editor) => updateStory(editor, { has_end_card: true }), 'updateStory story'],
  ['updateStoryTitle', (editor) => updateStoryTitle(editor, 'New'), 'updateStoryTitle'],
  ['importSubtitles', (editor) => importSubtitles(editor, []), 'importSubtitles'],
])('%s: the story ends as the server saved it, with its scenes', async (...row) => {
  const open = await settled(row, { ...story, visual_style: 'as saved' })
  expect(open.story.visual_style).toBe('as saved')
  expect([open.story.aspect_ratio, open.order]).toEqual([story.aspect_ratio, ['one', 'two', 'three']])
})

test('applyRewriting: the story is the server’s answer', async () => {
  const chosen = { rewriting_id: 'anew', pair_ids: ['pair'] }
  const { editor, answer, calls, busy, open } = begin()
  const operation = 'applyRewriting story'
  answer(operation, { ...story, scenes: [two] })
  const taken = applyRewriting(editor, chosen)
  expect(busy()).toEqual(['rewriting'])
  expect(await taken).toBe(true)
  expect(calls).toMatchObject([{ operation, body: chosen }])
  expect([open().order, busy()]).toEqual([['two'], []])
})
