// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { RealItem } from '#generated/schema.ts'
import { RealNotice } from './real-notice.tsx'

const shown = vi.hoisted(() => ({ items: [] as unknown[] }))
vi.mock('./use-real-work.ts', () => ({
  useRealWork: () => ({ work: { items: shown.items, quote: null }, refetch: () => undefined }),
}))
afterEach(cleanup)

function show(...items: Partial<RealItem>[]) {
  shown.items = items.map((item) => ({ part: 'PICTURE', is_draft: true, problem: null, lock: null, ...item }))
  render(<RealNotice />)
}
const status = () => screen.queryByRole('status')?.textContent ?? null

it('drafts are offered to be made real, with why they are drafts where an engine failed', () => {
  show({})
  expect(status()).toBe('This is a draft made by built-in engines.Generate with AI models')
  cleanup()
  show({}, { problem: 'gpt-image-2: No credit left at OpenAI' })
  expect(status()).toContain('Built-in engines made drafts. gpt-image-2: No credit left at OpenAI.')
})

it('clips are offered once images and voices are real, and nothing once they are, too', () => {
  show({ is_draft: false, lock: 'MADE' }, { part: 'MOTION' })
  expect(status()).toBe('A connected model can turn these images into clips.Generate clips')
  cleanup()
  show({ is_draft: false, lock: 'MADE' }, { part: 'MOTION', is_draft: false, lock: 'MADE' })
  expect(status()).toBeNull()
})
