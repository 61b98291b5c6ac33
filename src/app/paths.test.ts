import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'

describe('paths', () => {
  it('paths fills the named parameters and encodes them', () => {
    expect(paths.story.href({ storyId: 'a/b' })).toBe('/story/a%2Fb')
    expect(paths.loraStatus.href({ loraId: '7' })).toBe('/lora-training/7/status')
  })

  it('paths turns every other value into the query and leaves undefined out', () => {
    expect(paths.generating.href({ story_id: '1', step: 2, from: undefined })).toBe('/generating?story_id=1&step=2')
    expect(paths.story.href({ storyId: '1', panel: 'cast' })).toBe('/story/1?panel=cast')
  })

  it('paths keeps dollar signs as they are', () => {
    expect(paths.story.href({ storyId: '$&' })).toBe('/story/%24%26')
  })
})
