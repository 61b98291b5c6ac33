import { expect, it } from 'vitest'
import { filterFrom, wantedOf } from './usage-filter.ts'

it('the filter of a URL leaves out values that no call accepts', () => {
  const story = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
  const good = new URLSearchParams({
    kind: 'HOLD',
    action: 'upscale',
    story_id: story,
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(wantedOf(filterFrom(good))).toEqual({
    kind: ['HOLD'],
    action: 'upscale',
    story_id: story,
    from: '2026-11-01',
    to: '2026-11-30',
  })
  const bad = new URLSearchParams({ kind: 'THEFT', story_id: 'x', from: 'yesterday', to: '2026-13-45' })
  expect(wantedOf(filterFrom(bad))).toEqual({})
})
