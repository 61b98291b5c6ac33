// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { MusicCue } from '#generated/schema.ts'
import { setUpCalls } from '#src/features/editor/testing/set-up-calls.ts'
import { isMusicPlayed, musicCuesIn } from '#src/features/editor/core/open-music-cues.ts'
import { addMusicCue, deleteMusicCues, updateMusicCues } from './edit-music-cues.ts'

const { begin, checkRefused } = setUpCalls()

const cue = (id: string, change: Partial<MusicCue> = {}): MusicCue => ({
  ...{ id, scene_id: null, kind: 'EFFECT', media: null, track: 0, start_ms: 0, duration_ms: null, offset_ms: 0 },
  ...{ volume: 1, loops: false, fade_in_ms: 0, fade_out_ms: 0, is_muted: false, ducking_db: null, ...change },
})
const story = { music_cues: [cue('one'), cue('two', { start_ms: 900 })] }

test.each([
  [
    'updateMusicCues: a change is shown at once, in order',
    {
      ...{ story, scenes: {} },
      run: (editor: never) => updateMusicCues(editor, [{ music_cue_id: 'one', start_ms: 1000, volume: 0.5 }]),
      shown: { 'story.music_cues': [cue('two', { start_ms: 900 }), cue('one', { start_ms: 1000, volume: 0.5 })] },
      operation: 'updateMusicCues',
      body: { story_id: 'story', music_cues: [{ music_cue_id: 'one', start_ms: 1000, volume: 0.5 }] },
    },
  ],
  [
    'deleteMusicCues: it is gone at once',
    {
      ...{ story, scenes: {} },
      run: (editor: never) => deleteMusicCues(editor, ['two']),
      shown: { 'story.music_cues': [cue('one')] },
      operation: 'deleteMusicCues',
      body: { story_id: 'story', music_cue_ids: ['two'] },
    },
  ],
])('%s, and comes back when it is refused', (_, edit) => checkRefused(edit as never))

test('addMusicCue: a short sound is an effect from the playhead on, a long one music; elsewhere it begins with its scene', async () => {
  const { editor, answer, calls, open } = begin()
  const sound = open().scenes.one?.audio_media
  if (!sound) throw new Error('The example speaks')
  answer('addMusicCues', { story_id: 'story', revision: 2, music_cues: [cue('new')] })
  editor.playback.seek(15)
  await addMusicCue(editor, { ...sound, duration_ms: 800 }, null)
  await addMusicCue(editor, { ...sound, duration_ms: 60_000 }, 'three')
  expect(calls.map(({ body }) => body)).toEqual([
    {
      story_id: 'story',
      music_cues: [{ kind: 'EFFECT', scene_id: null, media_id: sound.id, start_ms: 500 }],
    },
    {
      story_id: 'story',
      music_cues: [{ kind: 'MUSIC', scene_id: 'three', media_id: sound.id, start_ms: 0 }],
    },
  ])
  expect(musicCuesIn(open()).map(({ id }) => id)).toEqual(['new'])
})

test('cues of one track and start have the order of the server, whichever was added last', async () => {
  const { editor, answer, open } = begin()
  const sound = open().scenes.one?.audio_media
  if (!sound) throw new Error('The example speaks')
  for (const id of ['b', 'c', 'a']) {
    answer('addMusicCues', { story_id: 'story', revision: 2, music_cues: [cue(id)] })
    await addMusicCue(editor, sound, null)
  }
  expect(open().story.music_cues?.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('a cue of a scene that is gone is not listed', () => {
  const music_cues = [cue('gone', { scene_id: 'gone' }), cue('bound', { scene_id: 'two' }), cue('kept')]
  const { open } = begin((document) => ({ ...document, music_cues }))
  expect(musicCuesIn(open()).map(({ id }) => id)).toEqual(['bound', 'kept'])
})

test('music is played by the background music or by a cue, not by an effect', () => {
  const played = (isOn: boolean, ...music_cues: MusicCue[]) => {
    const { open } = begin((document) => ({
      ...{ ...document, music_cues, music: { ...document.music, have_background_music: isOn } },
    }))
    return isMusicPlayed(open())
  }
  expect([played(true), played(false), played(false, cue('a')), played(false, cue('a', { kind: 'MUSIC' }))]).toEqual([
    ...[true, false, false, true],
  ])
})
