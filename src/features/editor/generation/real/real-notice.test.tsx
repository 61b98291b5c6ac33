// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { RealItem } from '#generated/schema.ts'
import { RealNotice } from './real-notice.tsx'

const shown = vi.hoisted(() => ({ items: [] as unknown[] }))
vi.mock('./use-real-work.ts', () => ({
  useRealWork: () => ({ work: { items: shown.items, quote: null }, refetch: () => undefined }),
}))
// Its price is asked for: `tests/integration/real-dialog.test.tsx`.
vi.mock('./make-again.tsx', () => ({ MakeAgain: () => null }))
afterEach(cleanup)

function show(...items: Partial<RealItem>[]) {
  shown.items = items.map((item) => ({ part: 'PICTURE', is_draft: true, problem: null, lock: null, ...item }))
  render(<RealNotice />)
}
const status = () => screen.queryByRole('status')?.textContent ?? null

it('offers to upgrade drafts to AI models, and says which engine failed', () => {
  show({})
  expect(status()).toBe('This is a draft made by built-in engines.Generate with AI models')
  cleanup()
  show({}, { problem: 'gpt-image-2: No credit left at OpenAI' })
  expect(status()).toContain('Built-in engines made 1 image. gpt-image-2: No credit left at OpenAI.')
})

it('offers clips once images and voices are upgraded, and nothing after that', () => {
  show({ is_draft: false, lock: 'MADE' }, { part: 'MOTION' })
  expect(status()).toBe('A connected model can turn these images into clips.Generate clips')
  cleanup()
  show({ is_draft: false, lock: 'MADE' }, { part: 'MOTION', is_draft: false, lock: 'MADE' })
  expect(status()).toBeNull()
})
