import { describe, expect, it } from 'vitest'
import type { StoryDocument } from '#generated/schema.ts'
import { exampleStory } from './testing/example-story.ts'
import { toVideoDocument } from './to-video-document.ts'

type Story = StoryDocument
const change = (edit: (story: Story) => void): Story => {
  const story = exampleStory()
  edit(story)
  return story
}
const aroll = (story: Story, scene = 0) => {
  const found = story.scenes[scene]?.arolls[0]
  if (!found) throw new Error('The example has no such A-roll')
  return found
}

describe('the film of a story', () => {
  const film = toVideoDocument(exampleStory())

  it('the film of a story has the size of its shape, and lasts as long as its scenes', () => {
    expect(film).toMatchObject({
      width: 1080,
      height: 1920,
      fps: 30,
      durationInFrames: 264,
      title: 'The old lighthouse',
    })
    expect(film.scenes.map((scene) => [scene.from, scene.durationInFrames])).toEqual([
      [0, 132],
      [132, 132],
    ])
  })

  it('the film of a story ends with the credits of its stock, each once, if enabled', () => {
    const credit = (author: string) => ({
      ...{ author, author_url: null, library: 'Pexels', page_url: 'https://www.pexels.com/1' },
      ...{ licence: 'Pexels License', licence_url: null },
    })
    const withStock = (has_end_card: boolean) =>
      toVideoDocument(
        change((story) => {
          story.has_end_card = has_end_card
          const { media } = aroll(story).aroll_object
          if (media) media.credit = credit('Ada Okafor')
          const other = aroll(story, 1).aroll_object
          if (media) other.media = { ...media, credit: credit('Ben Ito') }
          const again = { ...aroll(story, 1), aroll_order: 1, aroll_object: { ...other, media } }
          story.scenes[1]?.arolls.push(again)
        }),
      )
    expect(withStock(false)).toMatchObject({ durationInFrames: 264, endCard: null })
    const { endCard, durationInFrames } = withStock(true)
    expect(endCard).toMatchObject({ from: 264, credits: [{ author: 'Ada Okafor' }, { author: 'Ben Ito' }] })
    expect(durationInFrames).toBe(264 + (endCard?.durationInFrames ?? 0))
    expect(toVideoDocument(change((story) => (story.has_end_card = true))).endCard).toBeNull()
  })

  it('the film of a story carries voices, words, images, music and caption settings', () => {
    expect(film.scenes[0]).toMatchObject({ showCaptions: true, voice: { volume: 1, durationMs: 3890 } })
    expect(film.scenes[0]?.captions).toHaveLength(6)
    expect(film.scenes[0]?.arolls[0]).toMatchObject({
      type: 'image',
      from: 0,
      durationInFrames: 132,
      animation: 'ZOOM_IN',
      fit: 'COVER',
      layout: 'FULL',
      transition: { name: 'fade', durationInFrames: 15 },
      video: null,
    })
    expect(film.scenes[1]?.arolls[0]?.from).toBe(132)
    expect(film.music).toMatchObject({ volume: 0.2, loop: true })
    expect(film.captions).toMatchObject({
      show: true,
      style: 'KARAOKE',
      fontSize: 'MEDIUM',
      length: 'SHORT',
      marginFromBottom: 0.18,
    })
  })

  it('the film of a story plays scenes and A-rolls in their order, whatever order they arrive in', () => {
    const shuffled = toVideoDocument(change((story) => story.scenes.reverse()))
    expect(shuffled.scenes.map((scene) => scene.id)).toEqual(film.scenes.map((scene) => scene.id))
  })

  it('the film of a story shares a scene among its A-rolls without a gap', () => {
    const made = toVideoDocument(
      change((story) => {
        const first = aroll(story)
        story.scenes[0]?.arolls.push({ ...first, id: 'second', aroll_order: 1, duration_ms: first.duration_ms / 3 })
      }),
    )
    expect(made.scenes[0]?.arolls.map(({ from, durationInFrames }) => [from, durationInFrames])).toEqual([
      [0, 99],
      [99, 33],
    ])
  })

  it('the film of a story leaves out disabled and missing elements', () => {
    const bare = toVideoDocument(
      change((story) => {
        story.music.have_background_music = false
        for (const scene of story.scenes) {
          scene.use_scene_audio = false
          scene.arolls = []
        }
      }),
    )
    expect(bare.music).toBeNull()
    expect(bare.scenes.map((scene) => [scene.voice, scene.arolls])).toEqual([
      [null, []],
      [null, []],
    ])
    const waiting = toVideoDocument(change((story) => void (aroll(story).aroll_object.media = null)))
    expect(waiting.scenes[0]?.arolls[0]?.url).toBeNull()
  })

  it('the film of a story shows a video as the clip that was cut', () => {
    const made = toVideoDocument(
      change((story) => {
        const first = aroll(story)
        if (first.aroll_object.media) first.aroll_object.media.media_type = 'video'
        Object.assign(first.aroll_object, { video_start: 500, video_end: 2500 })
        Object.assign(first, { playback_rate: 2, reversed: true, use_video_audio: true })
      }),
    )
    expect(made.scenes[0]?.arolls[0]).toMatchObject({
      type: 'video',
      video: { startMs: 500, endMs: 2500, playbackRate: 2, reversed: true, useAudio: true },
    })
  })

  it('the film of a story takes the brand: logo, font and colours', () => {
    const made = toVideoDocument(
      change((story) => {
        story.brand_overlay = {
          logo_url: '/files/logo.png',
          logo_size: 12,
          logo_position: 'TOP_RIGHT',
          logo_blur: true,
        }
        story.templated_captions_style = 'BOXED'
        story.custom_captions_style = { font: 'Georgia', highlight_color: '#ff8800' }
      }),
    )
    expect(made.logo).toEqual({ url: '/files/logo.png', width: 0.12, position: 'TOP_RIGHT', blur: true })
    expect(made.captions).toMatchObject({
      style: 'BOXED',
      font: 'Georgia',
      colors: { text: null, highlight: '#ff8800', plate: null },
    })
  })

  it('the film of a story shows the story’s own caption look without a brand, and nothing of it with one', () => {
    const story = change(({ captions_settings: own }) => {
      own.custom_caption_font = 'Oswald'
      own.custom_captions_style = {
        font_weight: 800,
        letter_case: 'UPPERCASE',
        outline: 'THICK',
        has_highlight: false,
      }
    })
    expect(toVideoDocument(story).captions).toMatchObject({
      style: 'KARAOKE',
      font: 'Oswald',
      colors: { text: null },
      weight: 800,
      uppercase: true,
      highlights: false,
      outline: { width: 0.18, color: '#0b0b0f' },
    })
    const brand = { templated_captions_style: 'NEON', custom_captions_style: { color: '#ff0000' } } as const
    expect(toVideoDocument({ ...story, ...brand }).captions).toMatchObject({
      style: 'NEON',
      font: null,
      colors: { text: '#ff0000' },
      weight: null,
      uppercase: null,
      highlights: true,
      outline: null,
    })
  })

  it('the film of a story keeps unchanged scene objects, so that their loaded assets stay', () => {
    const story = exampleStory()
    const [first, second] = story.scenes
    if (!first || !second) throw new Error('The example has two scenes')
    const before = toVideoDocument(story)
    const after = toVideoDocument({ ...story, scenes: [first, { ...second, show_captions: false }] })
    expect(after.scenes[0]).toBe(before.scenes[0])
    expect(after.scenes[1]).not.toBe(before.scenes[1])
  })
})
