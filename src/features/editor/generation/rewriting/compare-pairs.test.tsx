// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Rewriting, RewritingPair } from '#generated/schema.ts'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { EditorContext } from '#src/features/editor/core/use-editor.ts'
import { createEditor } from '#src/features/editor/core/editor.ts'
import { setUpServer } from '#src/features/editor/testing/set-up-server.ts'
import { ComparePairs } from './compare-pairs.tsx'

const server = setUpServer()
beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const pair = (place: number, more: Partial<RewritingPair> = {}): RewritingPair => ({
  id: `${place}-${place}`,
  change: 'CHANGED',
  scene_id: `scene ${place}`,
  scene_number: place,
  old_text: `Old ${place}.`,
  new_text: `New ${place}.`,
  hand_edits: [],
  ...more,
})

const rewriting = (pairs: RewritingPair[]): Rewriting => ({
  story_id: exampleStory().story_id,
  rewriting_id: 'rewriting',
  state: 'READY',
  revision: 7,
  script_type: 'PROMPT',
  initial_prompt: 'Bees',
  engine: 'A writer',
  is_draft: false,
  error_message: null,
  credits: 2,
  pairs,
})

function show(pairs: RewritingPair[]) {
  const sent: unknown[] = []
  const story = exampleStory()
  server.use(
    answerTo('applyRewriting', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(story)
    }),
  )
  const editor = createEditor(story, new QueryClient())
  const calls = { closed: 0 }
  render(
    <EditorContext value={editor}>
      <ComparePairs
        rewriting={rewriting(pairs)}
        refetch={() => undefined}
        onClose={() => void calls.closed++}
        onAgain={() => undefined}
        onDiscard={() => undefined}
      />
    </EditorContext>,
  )
  return { sent, calls }
}

const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('ticks every unedited pair, and takes only what is ticked, at the revision it was compared at', async () => {
  const { sent, calls } = show([pair(1), pair(2, { hand_edits: ['TEXT', 'VISUALS'] }), pair(3)])
  expect(tick('Scene 1').checked).toBe(true)
  expect(tick('Scene 2').checked).toBe(false)
  expect(screen.getByText(/You edited its text, visuals/)).toBeTruthy()
  fireEvent.click(tick('Scene 3'))
  press('Apply 1 of 3')
  await expect.poll(() => calls.closed).toBe(1)
  expect(sent).toEqual([{ rewriting_id: 'rewriting', pair_ids: ['1-1'], revision: 7, over_edits: false }])
})

it('taking all changes skips edited pairs, unless they are ticked', async () => {
  const { sent } = show([pair(1), pair(2, { hand_edits: ['TEXT'] })])
  const all = 'All changes except scenes you edited'
  fireEvent.click(tick(all))
  expect([tick('Scene 1').checked, tick('Scene 2').checked]).toEqual([false, false])
  fireEvent.click(tick(all))
  expect([tick('Scene 1').checked, tick('Scene 2').checked]).toEqual([true, false])
  fireEvent.click(tick('Scene 2'))
  press('Apply all')
  await expect.poll(() => sent).toMatchObject([{ pair_ids: ['1-1', '2-2'], over_edits: true }])
})

it('ticks survive a reload, also when a scene was inserted before them', () => {
  show([pair(1), pair(2)])
  fireEvent.click(tick('Scene 2'))
  cleanup()
  show([pair(1), pair(3, { id: '3-2', scene_id: 'scene 2' })])
  expect([tick('Scene 1').checked, tick('Scene 3').checked]).toEqual([true, false])
})

it('names new and removed scenes, and does not let an unchanged scene be ticked', () => {
  show([
    pair(1, { change: 'SAME', new_text: 'Old 1.' }),
    pair(2, { id: '2-', change: 'REMOVED', new_text: null }),
    pair(3, { id: '-2', change: 'ADDED', scene_id: null, scene_number: null, old_text: null }),
  ])
  expect(screen.queryByRole('checkbox', { name: 'Scene 1' })).toBeNull()
  expect(tick('Scene 2').checked).toBe(true)
  expect(tick('New scene').checked).toBe(true)
  expect(screen.getByText('Removed')).toBeTruthy()
})
