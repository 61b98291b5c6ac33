// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Scene } from '#generated/schema.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { EditorContext } from '../core/use-editor.ts'
import { createEditor } from '../core/editor.ts'
import { filmOf } from '../core/open-story.ts'
import { SceneClip } from './scene-clip.tsx'

afterEach(cleanup)

const WIDE = 1
/** Enough pixels for a whole scene. */
const NARROW = 0.05

const handlers = { press: () => undefined, click: () => undefined }

/** The clip of a story's first scene, with these changes. */
function show(changed: Partial<Scene>, scale = WIDE) {
  const story = exampleStory()
  const [first, ...others] = story.scenes
  if (!first) throw new Error('The example has no scene')
  const scenes = [{ ...first, is_voiceover_stale: false, ...changed }, ...others]
  const client = new QueryClient()
  const editor = createEditor({ ...story, scenes }, client, { unsent: [] })
  const [scene] = filmOf(editor.store.getState().open).scenes
  if (!scene) throw new Error('The film has no scene')
  const { container } = render(
    <QueryClientProvider client={client}>
      <EditorContext value={editor}>
        <SceneClip scene={scene} number={1} scale={scale} isSelected={false} isLead={false} handlers={handlers} />
      </EditorContext>
    </QueryClientProvider>,
  )
  return { container, clip: screen.getByRole('button', { name: /^Scene 1 in the timeline/ }) }
}

const nameOf = (clip: HTMLElement) => clip.querySelector('.visually-hidden')?.textContent

it.each<[string, Partial<Scene>]>([
  ['neither image nor voice', { arolls: [], audio_media: null }],
  ['a voice and no picture', { arolls: [] }],
  ['an image and no voice', { audio_media: null }],
  ['an image and a voice of words that were changed', { is_voiceover_stale: true }],
])('a scene in generation with %s says so once, visibly and in its name', (_, changed) => {
  const { clip } = show({ ...changed, status: 'GENERATING' })
  expect(within(clip).getAllByText('Generating')).toHaveLength(1)
  expect(nameOf(clip)).toBe('Scene 1 in the timeline, generating')
  expect(within(clip).queryByText('Out of date')).toBeNull()
})

it('a scene in generation says so where a part is missing: over the image, or over the voice', () => {
  const laneOf = (changed: Partial<Scene>) => {
    const { clip, container } = show({ ...changed, status: 'GENERATING' })
    const lane = within(clip).getByText('Generating').parentElement
    const [, image, voice] = container.querySelectorAll('button > [aria-hidden="true"]')
    cleanup()
    return lane === image ? 'picture' : lane === voice ? 'voice' : 'elsewhere'
  }
  expect(laneOf({ arolls: [], audio_media: null })).toBe('picture')
  expect(laneOf({ audio_media: null })).toBe('voice')
})

it('a scene that is too narrow for the text has it as its title and in its name', () => {
  const { container, clip } = show({ arolls: [], status: 'GENERATING' }, NARROW)
  expect(within(clip).queryByText('Generating')).toBeNull()
  expect(container.querySelector('[data-clip][data-tiny]')?.getAttribute('title')).toBe('Generating')
  expect(nameOf(clip)).toBe('Scene 1 in the timeline, generating')
})

it.each<[string, Partial<Scene>, number]>([
  ['is finished', { status: 'COMPLETED' }, WIDE],
  ['is finished and narrow', { status: 'COMPLETED' }, NARROW],
  ['failed', { status: 'FAILED', arolls: [] }, WIDE],
  ['has nothing yet, and no work is running', { status: 'PENDING', arolls: [], audio_media: null }, WIDE],
])('a scene that %s does not say that it is being generated', (_, changed, scale) => {
  const { container, clip } = show(changed, scale)
  expect(container.textContent).not.toContain('Generating')
  expect(container.querySelector('[data-clip][title]')).toBeNull()
  expect(nameOf(clip)).toBe('Scene 1 in the timeline')
})
