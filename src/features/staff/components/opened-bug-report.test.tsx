// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { BugReport } from '#src/domain/bug-report/bug-report.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import type { Redrawn } from '../lib/draw-bug-report.ts'
import { OpenedBugReport } from './opened-bug-report.tsx'

const redraw = vi.hoisted(() => vi.fn())
vi.mock('../lib/draw-bug-report.ts', () => ({ redraw, storyTrouble: () => null }))
afterEach(cleanup)

const bugReport = {
  ...{ madeAt: '2026-01-01T00:00:00.000Z', page: '/story/1', description: 'It hangs askew', hasStandIns: false },
  ...{ app: { version: '1', build: 'abc' }, engines: [], failure: null, story: null },
  browser: { agent: 'Chromium', width: 1440, height: 900, pixelRatio: 1, language: 'en' },
  still: { frame: 42, data: '', width: 2, height: 2, drawnWidth: 2 },
  events: [{ kind: 'action', at: 0, name: 'frame-forward' }],
} as unknown as BugReport

function show(drawn: Partial<Redrawn>, more: Partial<BugReport> = {}) {
  redraw.mockResolvedValue({ image: new Blob(['png']), missing: [], likeness: null, ...drawn })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OpenedBugReport bugReport={{ ...bugReport, ...more }} />
    </QueryClientProvider>,
  )
}

it.each([
  [0.9951, 'Identical, SSIM 0.9951'],
  [0.8, 'Different, SSIM 0.8000'],
])(
  'an opened bug report shows its frame as it was seen beside the one drawn now: %f is shown as %s',
  async (likeness, text) => {
    show({ likeness })
    await screen.findByText(text)
    screen.getByText('As the user saw it, frame 42')
    screen.getByText('It hangs askew')
    expect(screen.queryByText('Placeholders')).toBeNull()
  },
)

it('an opened bug report lists what is missing from its frame, and says that its texts are redacted', async () => {
  show({ missing: ['The image of scene 2'] }, { hasStandIns: true })
  await screen.findByText('The image of scene 2')
  screen.getByText('Placeholders')
  expect(screen.queryByText(/SSIM/)).toBeNull()
})
