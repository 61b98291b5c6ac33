// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EditorContext } from '../core/use-editor.ts'
import { filmOf } from '../core/open-story.ts'
import { setUpCalls } from '../testing/set-up-calls.ts'
import { BEATS_FROM_SCALE, beatsQuery, beatTargets, beatTargetsOfEnd } from './beat-targets.ts'
import { TrimHandle } from './clip-grips.tsx'
import { sceneEndEdge } from './scene-end-edge.ts'

afterEach(cleanup)
const { begin } = setUpCalls()

const MUSIC = 'https://files.test/music.mp3'
/** px per frame. */
const SCALE = 2
/** A beat each 20 frames of the background music. */
const BEATS = Array.from({ length: 90 }, (_, at) => (at * 20) / 30)
const cueOf = (id: string, scene_id: string | null) => ({
  ...{ id, scene_id, kind: 'MUSIC' as const, track: 0, start_ms: 1000, duration_ms: null, offset_ms: 0, volume: 1 },
  ...{ loops: false, fade_in_ms: 0, fade_out_ms: 0, is_muted: false, ducking_db: null },
  media: { id: 'file', url: `https://files.test/${id}.mp3`, file_name: id, duration_ms: 1500 } as never,
})

function beginWithMusic() {
  const { editor, open, isAtRest } = begin((story) => ({
    ...story,
    music: { ...story.music, have_background_music: true, background_music_file_location: MUSIC },
    music_cues: [cueOf('two-cue', 'two'), cueOf('three-cue', 'three')],
  }))
  editor.queries.setQueryData(beatsQuery(MUSIC).queryKey, { beats: BEATS, tempo: 90, duration: 60 })
  for (const id of ['two-cue', 'three-cue'])
    editor.queries.setQueryData(beatsQuery(`https://files.test/${id}.mp3?signature`).queryKey, {
      ...{ beats: [0.5], tempo: 90, duration: 1.5 },
    })
  const scenes = () => filmOf(open()).scenes
  const firstScene = () => {
    const [scene] = scenes()
    if (!scene) throw new Error('The story has scenes')
    return scene
  }
  return { editor, open, isAtRest, scenes, firstScene }
}

test('beats are targets where they are shown: zoomed in enough and switched on, without those of the moved cue', () => {
  const { editor, scenes } = beginWithMusic()
  const all = beatTargets(editor, SCALE)
  const ofCue = (scenes()[1]?.from ?? 0) + 45
  expect(all).toEqual(expect.arrayContaining([0, 20, 40, ofCue]))
  expect(beatTargets(editor, SCALE, 'two-cue')).toHaveLength(all.length - 1)
  expect(beatTargets(editor, BEATS_FROM_SCALE - 0.01)).toEqual([])
  editor.snapsToBeats.setState(false, true)
  expect(beatTargets(editor, SCALE)).toEqual([])
})

test('the end of a scene has the beats as targets that stay where they are, also those after the end of the film', () => {
  const { editor, scenes } = beginWithMusic()
  const [, two, three] = scenes()
  if (!two || !three) throw new Error('The story has three scenes')
  const [ofTwo, ofThree] = [two.from + 45, three.from + 45]
  const background = (targets: number[]) => targets.filter((frame) => frame % 20 === 0)
  const ofEnd = beatTargetsOfEnd(editor, SCALE, two, three.from + 300)
  expect(ofEnd).toContain(ofTwo)
  expect(ofEnd.filter((frame) => frame === ofThree)).toEqual(ofThree % 20 === 0 ? [ofThree] : [])
  const end = three.from + three.durationInFrames
  expect(Math.max(...background(beatTargetsOfEnd(editor, SCALE, three, end + 100)))).toBeGreaterThan(end + 60)
})

test('a dragged end of a scene snaps to a beat; not with Alt, and not when snapping is off', async () => {
  const { editor, open, firstScene, isAtRest } = beginWithMusic()
  const endOf = () => firstScene().from + firstScene().durationInFrames
  /** Drags it to a frame; returns where it is then. */
  const drag = (to: number, altKey = false) => {
    const row = open().scenes['one']
    if (!row) throw new Error('The story has a first scene')
    const edge = sceneEndEdge(editor, { scene: firstScene(), row, number: 1, scale: SCALE, track: () => null })
    render(
      <QueryClientProvider client={editor.queries}>
        <EditorContext value={editor}>
          <div data-part="lanes">
            <div>
              <TrimHandle kind="scene" scale={SCALE} isReachable edge={edge} />
            </div>
          </div>
        </EditorContext>
      </QueryClientProvider>,
    )
    const px = (to - endOf()) * SCALE
    const grip = screen.getByRole('slider', { name: 'End of scene 1' })
    fireEvent.pointerDown(grip, { button: 0, clientX: 0, altKey })
    fireEvent.pointerMove(window, { clientX: px, altKey })
    fireEvent.pointerUp(window, { clientX: px, altKey })
    const moved = endOf()
    cleanup()
    return moved
  }
  const beat = Math.ceil((endOf() + 20) / 20) * 20
  editor.playback.seek(0)
  expect(drag(beat + 3)).toBe(beat)
  expect(drag(beat + 23)).toBe(beat + 20)
  expect(drag(beat + 43, true)).toBe(beat + 43)
  editor.snapsToBeats.setState(false, true)
  expect(drag(beat + 63)).toBe(beat + 63)
  await isAtRest()
})
