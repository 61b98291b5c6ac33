import { expect, test } from 'vitest'
import { aMedia } from '#src/shared/media/media.fixture.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { toOpenStory, type OpenStory } from '../core/open-story.ts'
import { agingMedia, withFreshMedia } from './story-media.ts'

const NOW = 1_000_000_000_000
const HOUR = 3_600_000
const until = (ms: number) => `/files/media/m.png?exp=${ms / 1000}&sig=x`

/** A story whose only media is one A-roll's. */
function storyWith(change: Parameters<typeof aMedia>[1]): OpenStory {
  const open = toOpenStory(exampleStory())
  const [aroll] = Object.values(open.arolls)
  if (!aroll) throw new Error('The example has no A-roll')
  const scenes = Object.entries(open.scenes).map(([id, scene]) => [id, { ...scene, audio_media: null }])
  const shown = { ...aroll, aroll_object: { ...aroll.aroll_object, media: aMedia('m', change) } }
  return {
    ...open,
    story: { ...open.story, music: { ...open.story.music, background_music_media_id: null } },
    scenes: Object.fromEntries(scenes) as OpenStory['scenes'],
    arolls: { [aroll.id]: shown },
  }
}

test('fetches media that are being generated or whose URL expires soon', () => {
  expect(agingMedia(storyWith({ url: until(NOW + 2 * HOUR) }), NOW)).toEqual([])
  expect(agingMedia(storyWith({ url: until(NOW + HOUR - 1) }), NOW)).toEqual(['m'])
  const signedByS3 = 'https://bucket.test/media/m.png?X-Amz-Date=20010908T234640Z&X-Amz-Expires='
  expect(agingMedia(storyWith({ url: `${signedByS3}${3 * 3600}` }), NOW)).toEqual([])
  expect(agingMedia(storyWith({ url: `${signedByS3}${3 * 3600 - 1}` }), NOW)).toEqual(['m'])
  expect(agingMedia(storyWith({ url: '/library/still.jpg' }), NOW)).toEqual([])
  expect(agingMedia(storyWith({ url: null, status: 'PROCESSING' }), NOW)).toEqual(['m'])
  expect(agingMedia(storyWith({ url: null, status: 'FAILED' }), NOW)).toEqual([])
})

test('a new URL of a media reaches the story; the same URL changes nothing', () => {
  const open = storyWith({ url: until(NOW) })
  const same = { m: { ...aMedia('m', { url: until(NOW) }), fetchedAt: 1 } }
  expect(withFreshMedia(open, same)).toBe(open)
  const next = withFreshMedia(open, { m: { ...aMedia('m', { url: until(NOW + HOUR) }), fetchedAt: 1 } })
  const [aroll] = Object.values(next.arolls)
  expect(aroll?.aroll_object.media).toEqual(aMedia('m', { url: until(NOW + HOUR) }))
  expect(next.scenes).toBe(open.scenes)
})
