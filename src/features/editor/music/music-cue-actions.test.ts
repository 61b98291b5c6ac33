// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Media, MusicCue } from '#generated/schema.ts'
import { chooseCues, chooseOverlays } from '#src/features/editor/core/looked-at.ts'
import { setUpCalls } from '#src/features/editor/testing/set-up-calls.ts'
import type { ActionContext } from '../core/action.tsx'
import * as actions from './music-cue-actions.ts'

const { begin } = setUpCalls()

const media = { id: 'sound', url: '/sound.wav', duration_ms: 400, file_name: 'hit.wav' } as Media
const cue = (id: string, change: Partial<MusicCue> = {}): MusicCue => ({
  ...{ id, scene_id: null, kind: 'EFFECT', media, track: 0, start_ms: 100, duration_ms: null, offset_ms: 0 },
  ...{ volume: 1, loops: false, fade_in_ms: 0, fade_out_ms: 0, is_muted: false, ducking_db: null, ...change },
})

function opened(...music_cues: MusicCue[]) {
  const made = begin((document) => ({ ...document, music_cues }))
  const context = { editor: made.editor, view: {} } as ActionContext
  made.answer('addMusicCues', { story_id: 'story', revision: 2, music_cues: [cue('new')] })
  return { ...made, context, bodies: () => made.calls.map(({ body }) => body) }
}

test('keys act on the chosen sounds, and on overlays once those are chosen', () => {
  const { editor, context } = opened(cue('one'))
  expect(actions.deleteChosenCues.isEnabled(context)).toBe(false)
  chooseCues(editor, ['one'])
  expect(actions.deleteChosenCues.isEnabled(context)).toBe(true)
  chooseOverlays(editor, ['overlay'])
  expect(editor.chosenCues.getState()).toEqual([])
})

test('addMusicCues: a duplicate begins where the original ends, and is chosen', async () => {
  const { editor, context, bodies, isAtRest } = opened(cue('one', { volume: 0.5 }))
  chooseCues(editor, ['one'])
  actions.duplicateCues.run(context)
  await isAtRest()
  expect(bodies()).toMatchObject([{ music_cues: [{ media_id: 'sound', volume: 0.5, start_ms: 500 }] }])
  expect(editor.chosenCues.getState()).toEqual(['new'])
})

test('addMusicCues: pasted sounds keep their distances, the first at the playhead', async () => {
  const { editor, context, bodies, isAtRest } = opened(cue('one'), cue('two', { scene_id: 'one', start_ms: 600 }))
  chooseCues(editor, ['one', 'two'])
  actions.copyCues.run(context)
  editor.playback.seek(6)
  actions.pasteCues.run(context)
  await isAtRest()
  expect(bodies()).toMatchObject([
    {
      music_cues: [
        { scene_id: null, start_ms: 200 },
        { scene_id: 'one', start_ms: 700 },
      ],
    },
  ])
})

test('splitMusicCues: the chosen sounds are cut at the playhead in one call, and outside of them nothing is sent', async () => {
  const { editor, context, answer, bodies, said, isAtRest } = opened(cue('one'), cue('two'))
  answer('splitMusicCues', { story_id: 'story', revision: 2, music_cues: [cue('one'), cue('two')] })
  chooseCues(editor, ['one', 'two'])
  editor.playback.seek(60)
  actions.splitCues.run(context)
  expect(said()).toEqual(['Move the playhead inside the sound, then split it'])
  editor.playback.seek(9)
  actions.splitCues.run(context)
  await isAtRest()
  const cuts = ['one', 'two'].map((music_cue_id) => ({ music_cue_id, after_ms: 200 }))
  expect(bodies()).toEqual([{ story_id: 'story', cuts }])
})

test('solo is of the editor alone: nothing is sent, and it ends by the same action', () => {
  const { editor, context, calls } = opened(cue('one'), cue('two'))
  chooseCues(editor, ['one'])
  actions.soloChosenCues.run(context)
  expect(editor.soloCues.getState()).toEqual(['one'])
  actions.toggleSolo(editor, ['two'])
  actions.soloChosenCues.run(context)
  expect(editor.soloCues.getState()).toEqual(['two'])
  actions.endSolo.run(context)
  expect([editor.soloCues.getState(), calls]).toEqual([[], []])
})

test('updateMusicCues: a point is added at the playhead with the level there, and all are removed in one edit', async () => {
  const volume_points = [
    { at_ms: 0, db: 0 },
    { at_ms: 400, db: -8 },
  ]
  const { editor, context, bodies, isAtRest } = opened(cue('one', { volume_points }))
  chooseCues(editor, ['one'])
  editor.playback.seek(9)
  actions.addVolumePoint.run(context)
  await isAtRest()
  actions.removeVolumePoints.run(context)
  await isAtRest()
  expect(bodies()).toMatchObject([
    { music_cues: [{ music_cue_id: 'one', volume_points: [{}, { at_ms: 200, db: -4 }, {}] }] },
    { music_cues: [{ music_cue_id: 'one', volume_points: [] }] },
  ])
})
