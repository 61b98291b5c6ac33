// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { busyKeys, busyScenes } from '#src/features/editor/core/story-store.ts'
import { setUpCalls, type RefusedEdit } from '#src/features/editor/testing/set-up-calls.ts'
import { addScene, duplicateScenes } from './add-scene.ts'
import { deleteScene, deleteScenes } from './delete-scene.ts'
import { overrideCaptions } from '#src/features/editor/captions/commands/override-captions.ts'
import { reorderScenes } from './reorder-scenes.ts'
import { resyncSceneCaptions } from '#src/features/editor/captions/commands/resync-scene-captions.ts'
import { swapScene } from './swap-scene.ts'
import { updateSceneAudio, updateScenesAudio } from '#src/features/editor/voice/commands/update-scene-audio.ts'
import { updateCaptionWord, updateSceneCaptions } from '#src/features/editor/captions/commands/update-scene-captions.ts'
import { updateScenePause } from './update-scene-pause.ts'
import { updateSpeaker } from '#src/features/editor/cast/commands/update-speaker.ts'

const { begin, checkRefused } = setUpCalls()

const TEXT = 'Every evening the old lighthouse wakes.'
const word = (text: string, start: number, end: number) => ({ word: text, start, end })
const written = (second: string) => [
  ...[word('Every', 0, 310), word(second, 310, 790), word('the', 790, 910), word('old', 910, 1180)],
  ...[word('lighthouse', 1180, 1860), word('wakes.', 1860, 2420)],
]
const mine = [word('Mine', 0, 400)]
const character = (id: string, role: string, voice: string | null) =>
  ({ id, role, language_and_voice_code: voice }) as never

const without = (...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id.length > 1 ? `scenes.${id}` : `arolls.${id}`, 'gone']))
const ofOne = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`scenes.one.${name}`, value]))
/** A change of scene one's text or delivery. */
const spoken = (body: object) => ({
  operation: 'updateSceneAudio',
  body: { story_id: 'story', scene_id: 'one', generate_audio: false, upload_audio: false, ...body },
  said: 'Failed to update scene audio',
})

const CASES: Record<string, RefusedEdit> = {
  'addScene: a scene appears with the answer': {
    run: (editor) => addScene(editor, 2),
    operation: 'addScene',
    body: { story_id: 'story', new_element_order: 2 },
    busy: busyKeys.newScene,
  },
  'duplicateScenes: the copy of one scene comes behind it': {
    run: (editor) => duplicateScenes(editor, ['two']),
    operation: 'addScene',
    body: { story_id: 'story', new_element_order: 2, duplicate_of: 'two' },
    busy: busyScenes('Duplicating', ['two']),
  },
  'duplicateScenes: copies of several come behind the last of them': {
    run: (editor) => duplicateScenes(editor, ['one', 'three']),
    operation: 'addScene',
    body: { story_id: 'story', new_element_order: 3, duplicate_of: 'one', further_duplicates: ['three'] },
    busy: busyScenes('Duplicating', ['one', 'three']),
  },
  'deleteScene: a scene is gone with its visuals': {
    run: (editor) => deleteScene(editor, 'two'),
    shown: { order: ['one', 'three'], ...without('two', 'd') },
    operation: 'deleteScene',
    body: { story_id: 'story', scene_id: 'two', further_scene_ids: [] },
    said: 'Something Went Wrong: Because',
  },
  'deleteScenes: several are gone together': {
    run: (editor) => deleteScenes(editor, ['two', 'three']),
    shown: { order: ['one'], ...without('two', 'd', 'three', 'e') },
    operation: 'deleteScene',
    body: { story_id: 'story', scene_id: 'two', further_scene_ids: ['three'] },
    said: 'Something Went Wrong: Because',
  },
  'reorderScenes: one scene moves': {
    run: (editor) => reorderScenes(editor, ['three'], 0),
    shown: { order: ['three', 'one', 'two'] },
    operation: 'reorderScenes',
    body: { story_id: 'story', scene_id: 'three', to_position: 0 },
  },
  'reorderScenes: several move together': {
    run: (editor) => reorderScenes(editor, ['one', 'two'], 1),
    shown: { order: ['three', 'one', 'two'] },
    operation: 'reorderScenes',
    body: { story_id: 'story', scene_id: 'one', further_scene_ids: ['two'], to_position: 1 },
  },
  'swapScene: two scenes change places': {
    run: (editor) => swapScene(editor, 'one', 'three'),
    shown: { order: ['three', 'two', 'one'] },
    operation: 'swapScene',
    body: { story_id: 'story', scene_id_one: 'one', scene_id_two: 'three' },
  },
  'overrideCaptions: captions written by hand stay': {
    run: (editor) => overrideCaptions(editor, 'one', mine, written('evening')),
    shown: ofOne({ captions: mine, are_captions_overridden: true }),
    operation: 'overrideCaptions',
    body: { story_id: 'story', scene_id: 'one', captions: mine, base_captions: written('evening') },
    said: 'Couldn’t save the captions: Because',
  },
  'resyncSceneCaptions: captions come with the answer': {
    run: (editor) => resyncSceneCaptions(editor, 'one'),
    operation: 'resyncSceneCaptions',
    body: { story_id: 'story', scene_id: 'one' },
    said: 'Failed to resync captions: Because',
  },
  'updateSceneCaptions: hidden captions are no text that was written over another': {
    run: (editor) => updateSceneCaptions(editor, 'one', { show_captions: false }),
    shown: ofOne({ show_captions: false }),
    operation: 'updateSceneCaptions',
    body: { story_id: 'story', scene_id: 'one', show_captions: false },
  },
  'updateCaptionWord: one word is corrected over what was there': {
    run: (editor) => updateCaptionWord(editor, 'one', 1, 'dawn'),
    shown: ofOne({ captions: written('dawn') }),
    operation: 'updateSceneCaptions',
    body: { story_id: 'story', scene_id: 'one', captions: written('dawn'), base_captions: written('evening') },
  },
  'updateScenePause: a longer silence lengthens the scene': {
    run: (editor) => updateScenePause(editor, 'one', 1510),
    shown: ofOne({ pause_at_the_end: 1510, duration_in_frames: 162 }),
    operation: 'updateScenePause',
    body: { story_id: 'story', scene_id: 'one', pause_at_the_end: 1510 },
  },
  'updateScenePause: a scene is never shorter than a frame': {
    run: (editor) => updateScenePause(editor, 'one', 0),
    scenes: { pause_at_the_end: 1000, duration_in_frames: 30 },
    shown: ofOne({ pause_at_the_end: 0, duration_in_frames: 1 }),
    operation: 'updateScenePause',
    body: { story_id: 'story', scene_id: 'one', pause_at_the_end: 0 },
  },
  'updateScenePause: a scene that plays its video in full stays as long as it': {
    run: (editor) => updateScenePause(editor, 'one', 1510),
    scenes: { play_full_video: true },
    shown: ofOne({ pause_at_the_end: 1510 }),
    operation: 'updateScenePause',
    body: { story_id: 'story', scene_id: 'one', pause_at_the_end: 1510 },
  },
  'updateSceneAudio: a text is written over the one that is shown': {
    run: (editor) => updateSceneAudio(editor, 'one', { text: '' }),
    shown: ofOne({ text: '', is_voiceover_stale: true }),
    ...spoken({ new_text: '', base_text: TEXT }),
  },
  'updateSceneAudio: all that is about a voice': {
    run: (editor) =>
      updateSceneAudio(editor, 'one', {
        ...{ text: 'New', baseText: 'Old', voiceCode: 'otto', rate: 0.5, pitch: -3, emotions: [] },
        ...{ isHeard: false, playsFullVideo: true },
      }),
    shown: ofOne({
      ...{ text: 'New', language_and_voice_code: 'otto', speaking_rate: 0.5, pitch: -3, emotions: [] },
      ...{ use_scene_audio: false, play_full_video: true, is_voiceover_stale: true },
    }),
    ...spoken({
      ...{ new_text: 'New', base_text: 'Old', voice_code: 'otto', speaking_rate: 0.5, pitch: -3, emotions: [] },
      ...{ use_scene_audio: false, play_full_video: true },
    }),
  },
  'updateSceneAudio: mixed otherwise, a voice-over is not out of date': {
    run: (editor) => updateSceneAudio(editor, 'one', { volume: 1.5, fadeInMs: 0, fadeOutMs: 300 }),
    shown: ofOne({ voice_volume: 1.5, voice_fade_in_ms: 0, voice_fade_out_ms: 300 }),
    ...spoken({ voice_volume: 1.5, voice_fade_in_ms: 0, voice_fade_out_ms: 300 }),
  },
  'updateSceneAudio: muted, a voice-over is not out of date': {
    run: (editor) => updateSceneAudio(editor, 'one', { isHeard: false }),
    shown: ofOne({ use_scene_audio: false }),
    ...spoken({ use_scene_audio: false }),
  },
  'updateSceneAudio: what was never spoken is not out of date': {
    run: (editor) => updateSceneAudio(editor, 'one', { pitch: 0.5 }),
    scenes: { audio_media: null },
    shown: ofOne({ pitch: 0.5 }),
    ...spoken({ pitch: 0.5 }),
  },
  'updateScenesAudio: several scenes speak in another way': {
    run: (editor) => updateScenesAudio(editor, ['one', 'two'], { rate: 2 }),
    shown: {
      ...ofOne({ speaking_rate: 2, is_voiceover_stale: true }),
      ...{ 'scenes.two.speaking_rate': 2, 'scenes.two.is_voiceover_stale': true },
    },
    ...spoken({ further_scene_ids: ['two'], speaking_rate: 2 }),
  },
  'updateScenesAudio: a change that is spoken says that nothing was charged': {
    run: (editor) => updateScenesAudio(editor, ['one'], { voiceCode: 'otto' }, true, 4),
    shown: ofOne({ language_and_voice_code: 'otto', is_voiceover_stale: true }),
    ...spoken({ voice_code: 'otto', generate_audio: true }),
    said: 'Failed to update scene audio. You were not charged.',
  },
  'updateSpeaker: a character speaks in its own voice': {
    run: (editor) => updateSpeaker(editor, 'one', character('mara', 'Main', 'otto')),
    shown: ofOne({
      ...{ speaker_story_character_id: 'mara', language_and_voice_code: 'otto', is_voiceover_stale: true },
    }),
    ...spoken({ speaker_story_character_id: 'mara', voice_code: 'otto' }),
  },
  'updateSpeaker: a character without a voice speaks in that of the scene': {
    run: (editor) => updateSpeaker(editor, 'one', character('mara', 'Main', null)),
    shown: ofOne({ speaker_story_character_id: 'mara', is_voiceover_stale: true }),
    ...spoken({ speaker_story_character_id: 'mara' }),
  },
  'updateSpeaker: the narrator speaks in the story’s voice': {
    run: (editor) => updateSpeaker(editor, 'one', character('narrator', 'Narrator', 'otto')),
    scenes: { speaker_story_character_id: 'mara' },
    shown: ofOne({ speaker_story_character_id: null, language_and_voice_code: null, is_voiceover_stale: true }),
    ...spoken({ speaker_story_character_id: null, voice_code: null }),
  },
  'updateSpeaker: without a speaker the narrator speaks, and a missing voice-over is not outdated': {
    run: (editor) => updateSpeaker(editor, 'one', null),
    scenes: { speaker_story_character_id: 'mara', language_and_voice_code: null, audio_media: null },
    shown: ofOne({ speaker_story_character_id: null }),
    ...spoken({ speaker_story_character_id: null }),
  },
}

test.each(Object.entries(CASES))('%s; it is sent once, and rolled back when it is refused', async (_title, edit) =>
  checkRefused(edit),
)

test('duplicateScenes: sends nothing without scenes', async () => {
  const { editor, calls } = begin()
  expect(await duplicateScenes(editor, [])).toEqual([])
  expect(calls).toEqual([])
})

test('duplicateScenes: names the copies in their order, and none after a refusal', async () => {
  const { editor, answer, document, open } = begin()
  const [one, two] = document.scenes
  const copy = { ...one, id: 'copy', arolls: [], element_order: 2 }
  answer('addScene', {
    ...copy,
    further_scenes: [{ ...two, id: 'other copy', arolls: [], element_order: 3 }],
  })
  expect(await duplicateScenes(editor, ['one', 'two'])).toEqual(['copy', 'other copy'])
  expect(open().order).toEqual(['one', 'two', 'copy', 'other copy', 'three'])
  answer('addScene', copy)
  expect(await duplicateScenes(editor, ['one'])).toEqual(['copy'])
  answer('addScene', () => Response.json({ message: 'No' }, { status: 400 }))
  expect(await duplicateScenes(editor, ['one'])).toEqual([])
})
