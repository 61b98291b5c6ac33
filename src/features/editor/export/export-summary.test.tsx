// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { EditorContext } from '../core/use-editor.ts'
import { createEditor } from '../core/editor.ts'
import { ExportSummary } from './export-dialog.tsx'
import type { Render } from '#generated/schema.ts'

vi.mock('../core/ui/scene-still.tsx', () => ({ SceneStill: () => null }))
afterEach(cleanup)

const portrait = { width: 1080, height: 1920, duration_in_frames: 240 } as Render

it.each([
  ['what is to be exported has the shape of the story', null, /^1920 × 1080 \(16:9\)/],
  [
    'a film that is ready has its own shape and length, whatever the story has become',
    portrait,
    /^1080 × 1920 \(9:16\), 30 fps, 0:08/,
  ],
])('the export summary: %s', (_, film, size) => {
  const editor = createEditor({ ...exampleStory(), aspect_ratio: 'SIXTEEN_NINE' }, new QueryClient(), { unsent: [] })
  render(
    <EditorContext value={editor}>
      <ExportSummary render={film} />
    </EditorContext>,
  )
  expect(screen.getByText(/30 fps/).textContent).toMatch(size)
})
