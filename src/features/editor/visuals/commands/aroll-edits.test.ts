// @vitest-environment happy-dom
import { test } from 'vitest'
import type { Media } from '#src/shared/media/upload-item.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { setUpCalls, shortStory, type RefusedEdit } from '#src/features/editor/testing/set-up-calls.ts'
import { addAroll, duplicateAroll } from './add-aroll.ts'
import { addMediaToScene } from '#src/features/editor/media/commands/media-into-story.ts'
import { cropAroll } from './crop-aroll.ts'
import { deleteAroll } from './delete-aroll.ts'
import { flipArollHorizontal } from './flip-aroll-horizontal.ts'
import { moveAroll } from './aroll-edits.ts'
import { refreshSeed } from './refresh-seed.ts'
import { reverseVideo } from './reverse-video.ts'
import { setArollMedia } from './set-aroll-media.ts'
import { setStock } from './set-stock.ts'
import { updateArollDurations } from './update-aroll-durations.ts'
import { updateArollLayout } from './update-aroll-layout.ts'
import { updateContentFit } from './update-content-fit.ts'
import { updateImageAnimation } from './update-image-animation.ts'
import { updateImagePrompt } from './update-image-prompt.ts'
import { updateTransition } from './update-transition.ts'
import { updateVideoAudio } from './update-video-audio.ts'
import { updateVideoPlaybackRate } from './update-video-playback-rate.ts'
import { updateVideoStartEnd } from './update-video-start-end.ts'

const { checkRefused } = setUpCalls()

const example = shortStory().scenes[0]?.arolls[0]?.aroll_object.media
const image = { ...example, id: 'picture', file_name: 'own.png' } as Media
const ofImage = { 'media.id': 'picture', 'media.file_name': 'own.png' }
const stock = { id: 'wave', title: 'A wave', stock_type: 'PHOTO', url: '/elsewhere' } as never
const wipe = { name: 'wipe', durationMs: 700 } as const
const wiped = { transition_name: 'wipe', transition_duration_ms: 700 }
const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.4 }

const under = (path: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]))
const all = (values: object) =>
  Object.assign({}, ...['a', 'b', 'c', 'd', 'e'].map((id) => under(`arolls.${id}`, values))) as object

const CASES: Record<string, RefusedEdit> = {
  'addAroll: a visual appears with the answer': {
    run: (editor) => addAroll(editor, 'one'),
    operation: 'addAroll',
    body: { scene: 'one' },
  },
  'duplicateAroll: a copy appears with the answer': {
    run: (editor) => duplicateAroll(editor, 'a'),
    operation: 'addAroll',
    body: { duplicate_of: 'a' },
  },
  'deleteAroll: a visual is gone at once': {
    run: (editor) => deleteAroll(editor, 'one', 'b'),
    shown: { 'scenes.one.arollIds': ['a', 'c'], 'arolls.b': 'gone' },
    operation: 'deleteAroll b',
  },
  'moveAroll: a visual moves later': {
    run: (editor) => moveAroll(editor, 'one', 'a', 2),
    shown: {
      'scenes.one.arollIds': ['b', 'c', 'a'],
      ...{ 'arolls.a.aroll_order': 2, 'arolls.b.aroll_order': 0, 'arolls.c.aroll_order': 1 },
    },
    operation: 'incrementArollOrder a',
    body: { places: 2 },
  },
  'moveAroll: a visual moves earlier': {
    run: (editor) => moveAroll(editor, 'one', 'c', 1),
    shown: { 'scenes.one.arollIds': ['a', 'c', 'b'], 'arolls.c.aroll_order': 1, 'arolls.b.aroll_order': 2 },
    operation: 'decrementArollOrder c',
    body: { places: 1 },
  },
  'updateArollDurations: every length is shown and sent': {
    run: (editor) =>
      updateArollDurations(editor, 'one', [
        { id: 'a', ms: 1000 },
        { id: 'b', ms: 2000 },
      ]),
    shown: { 'arolls.a.duration_ms': 1000, 'arolls.b.duration_ms': 2000 },
    operation: 'updateArollDurations',
    body: { scene: 'one', aroll_ids: ['a', 'b'], aroll_durations: [1000, 2000] },
  },
  'cropAroll: a part of an image is shown': {
    run: (editor) => cropAroll(editor, 'a', crop),
    shown: { 'arolls.a.crop': crop },
    operation: 'cropAroll a',
    body: { crop },
  },
  'flipArollHorizontal: an image is mirrored': {
    run: (editor) => flipArollHorizontal(editor, 'a', true),
    shown: { 'arolls.a.flipped': true },
    operation: 'flipArollHorizontal a',
    body: { flipped: true },
  },
  'reverseVideo: a video runs backwards': {
    run: (editor) => reverseVideo(editor, 'a', true),
    shown: { 'arolls.a.reversed': true },
    operation: 'reverseVideo a',
    body: { reversed: true },
  },
  'updateVideoAudio: a video is heard': {
    run: (editor) => updateVideoAudio(editor, 'a', true),
    shown: { 'arolls.a.use_video_audio': true },
    operation: 'updateVideoAudio a',
    body: { use_video_audio: true },
  },
  'updateVideoAudio: a video becomes softer': {
    run: (editor) => updateVideoAudio(editor, 'a', true, 0.5),
    shown: { 'arolls.a.use_video_audio': true, 'arolls.a.video_volume': 0.5 },
    operation: 'updateVideoAudio a',
    body: { use_video_audio: true, video_volume: 0.5 },
  },
  'updateVideoPlaybackRate: a video runs faster': {
    run: (editor) => updateVideoPlaybackRate(editor, 'a', 2),
    shown: { 'arolls.a.playback_rate': 2 },
    operation: 'updateVideoPlaybackRate a',
    body: { playback_rate: 2 },
  },
  'updateVideoStartEnd: a video is trimmed': {
    run: (editor) => updateVideoStartEnd(editor, 'a', { video_start: 50, video_end: 900 }),
    shown: under('arolls.a.aroll_object', { video_start: 50, video_end: 900 }),
    operation: 'updateVideoStartEnd a',
    body: { video_start: 50, video_end: 900 },
  },
  'updateArollLayout: a visual takes another area': {
    run: (editor) => updateArollLayout(editor, 'a', 'SPLIT_LEFT'),
    shown: { 'arolls.a.layout': 'SPLIT_LEFT' },
    operation: 'updateArollLayout a',
    body: { layout: 'SPLIT_LEFT' },
  },
  'updateContentFit: a visual fills its area in another way': {
    run: (editor) => updateContentFit(editor, 'a', 'CONTAIN'),
    shown: { 'arolls.a.content_fit': 'CONTAIN' },
    operation: 'updateContentFit a',
    body: { content_fit: 'CONTAIN' },
  },
  'updateImageAnimation: one image moves in another way': {
    run: (editor) => updateImageAnimation(editor, 'a', 'ZOOM_OUT'),
    shown: { 'arolls.a.image_animation': 'ZOOM_OUT' },
    operation: 'updateImageAnimation a',
    body: { image_animation: 'ZOOM_OUT', is_update_for_all_scenes: false },
  },
  'updateImageAnimation: every image moves in another way': {
    run: (editor) => updateImageAnimation(editor, 'a', 'ZOOM_OUT', true),
    shown: all({ image_animation: 'ZOOM_OUT' }),
    operation: 'updateImageAnimation a',
    body: { image_animation: 'ZOOM_OUT', is_update_for_all_scenes: true },
  },
  'updateTransition: one visual comes in in another way': {
    run: (editor) => updateTransition(editor, 'a', wipe),
    shown: under('arolls.a', wiped),
    operation: 'updateTransition a',
    body: { ...wiped, is_update_for_all_scenes: false },
  },
  'updateTransition: every visual comes in in another way': {
    run: (editor) => updateTransition(editor, 'a', wipe, true),
    shown: all(wiped),
    operation: 'updateTransition a',
    body: { ...wiped, is_update_for_all_scenes: true },
  },
  'updateImagePrompt: only words are saved': {
    run: (editor) => updateImagePrompt(editor, { sceneId: 'one', arollId: null, prompt: 'A fox' }),
    operation: 'updateImagePrompt',
    body: { story_id: 'story', scene_id: 'one', aroll_id: null, prompt: 'A fox' },
  },
  'refreshSeed: nothing but the next image changes': {
    run: (editor) => refreshSeed(editor, 'a'),
    operation: 'refreshSeed a',
  },
  'setArollMedia: an image is shown in place of another': {
    run: (editor) => setArollMedia(editor, 'a', image),
    shown: under('arolls.a.aroll_object', ofImage),
    operation: 'setArollMedia a',
    body: { media: 'picture' },
    busy: busyKeys.visual('a'),
  },
  'addMediaToScene: an image takes the place of the first one': {
    run: (editor) => addMediaToScene(editor, 'one', image),
    shown: under('arolls.a.aroll_object', ofImage),
    operation: 'setArollMedia a',
    body: { media: 'picture' },
    busy: busyKeys.visual('a'),
  },
  'addMediaToScene: an image comes beside the others': {
    run: (editor) => addMediaToScene(editor, 'one', image, true),
    operation: 'fileUploaded',
    body: { story_id: 'story', scene_id: 'one', media_id: 'picture' },
  },
  'setStock: a stock image says by which words it was found': {
    run: (editor) => setStock(editor, { sceneId: 'one', arollId: 'a' }, stock, 'sea'),
    operation: 'setStock',
    body: {
      ...{ story: 'story', scene: 'one', aroll: 'a', custom_query: 'sea', stock_type: 'PHOTO' },
      stock_data: { id: 'wave', title: 'A wave' },
    },
    busy: busyKeys.visual('a'),
  },
  'setStock: a stock image that was found without words': {
    run: (editor) => setStock(editor, { sceneId: 'one', arollId: 'a' }, stock, ''),
    operation: 'setStock',
    body: {
      ...{ story: 'story', scene: 'one', aroll: 'a', stock_type: 'PHOTO' },
      stock_data: { id: 'wave', title: 'A wave' },
    },
    busy: busyKeys.visual('a'),
  },
}

test.each(Object.entries(CASES))('%s; it is sent once, and rolled back when it is refused', async (_title, edit) =>
  checkRefused(edit),
)
