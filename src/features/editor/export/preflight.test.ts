import { describe, expect, it } from 'vitest'
import { loadHyphenation } from '#src/domain/hyphenation.ts'
import { FREE_LIMIT_TEXT } from '#src/domain/length-limits.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { spokenWords } from '#src/video/testing/sample-film.ts'
import { patchScene, patchStory, toOpenStory, type OpenStory, type SceneRow } from '../core/open-story.ts'
import { blocksExport, problemsOf, type ProblemKind } from './preflight.ts'

function readyStory(): OpenStory {
  const open = toOpenStory(exampleStory())
  return open.order.reduce(
    (each, id) => patchScene(each, id, { is_voiceover_stale: false, show_captions: true, duration_in_frames: 120 }),
    patchStory(open, { captions_settings: { ...open.story.captions_settings, show_captions: true } }),
  )
}
const ready = readyStory()
const [first = ''] = ready.order
const kinds = (open: OpenStory, isPremium = false) => problemsOf(open, { isPremium }).map(({ kind }) => kind)
const withCaptions = (change: Partial<OpenStory['story']['captions_settings']>) =>
  patchStory(ready, { captions_settings: { ...ready.story.captions_settings, ...change } })

describe('before an export', () => {
  it('the check before an export reports nothing for a complete story', () =>
    expect(problemsOf(ready, { isPremium: false })).toEqual([]))

  const cases: [ProblemKind, Partial<SceneRow>][] = [
    ['stale-voice', { is_voiceover_stale: true }],
    ['unspoken', { audio_media: null, text: 'Words' }],
    ['no-picture', { arollIds: [] }],
    ['empty-scene', { arollIds: [], audio_media: null, text: ' ', captions: [] }],
    ['quick-caption', { captions: spokenWords('Nobody can ever read so many words at once', 0, 1200) }],
    ['large-caption', { captions: spokenWords('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 0, 3900) }],
  ]
  it.each(cases)('the check before an export finds %s in its scene', (kind, change) => {
    const open = kind === 'large-caption' ? withCaptions({ font_size_option: 'EXTRA_LARGE' }) : ready
    const found = problemsOf(patchScene(open, first, change), { isPremium: false })
    expect(found.map((problem) => [problem.kind, problem.sceneIds])).toEqual([[kind, [first]]])
  })

  it('a hyphenated word is not too large', async () => {
    await loadHyphenation('de')
    const open = patchStory(withCaptions({ font_size_option: 'EXTRA_LARGE' }), { language: 'de-DE' })
    const captions = spokenWords('Donaudampfschifffahrtsgesellschaft', 0, 3900)
    expect(kinds(patchScene(open, first, { captions }))).toEqual([])
  })

  it('a story in generation waits for its scenes, and no fix is offered for them', () => {
    const making = patchScene(patchStory(ready, { status: 'GENERATING' }), first, { arollIds: [], audio_media: null })
    const problems = problemsOf(making, { isPremium: false })
    expect(problems).toMatchObject([{ kind: 'being-made', sceneIds: [] }])
    expect(problems.some(blocksExport)).toBe(true)
    expect(problemsOf(patchStory(making, { status: 'COMPLETED' }), { isPremium: false }).some(blocksExport)).toBe(false)
  })

  it('a scene in a language without a voice is not reported as unspoken', () => {
    const silent = patchScene(ready, first, { audio_media: null, text: '灯台' })
    expect(problemsOf(silent, { isPremium: false, hasVoice: () => false })).toEqual([])
  })

  it('words that are never shown are not too fast', () => {
    const quick = patchScene(ready, first, {
      captions: spokenWords('Nobody can ever read so many words at once', 0, 1200),
    })
    expect(kinds(patchScene(quick, first, { show_captions: false }))).toEqual([])
  })

  it('reports a video over the limit of the account in the catalogue’s words', () => {
    const long = patchScene(ready, first, { duration_in_frames: 1801 })
    expect(problemsOf(long, { isPremium: false })[0]).toEqual({ kind: 'too-long', text: FREE_LIMIT_TEXT, sceneIds: [] })
    expect(kinds(long, true)).not.toContain('too-long')
  })

  it('dark words over images, and words in the colour of their plate, are hard to read', () => {
    const style = (custom: { color: string; background_color?: string }) =>
      patchStory(ready, {
        captions_settings: { ...ready.story.captions_settings, custom_captions_style: custom },
      })
    expect(kinds(style({ color: '#222222' }))).toEqual(['contrast'])
    expect(kinds(style({ color: '#222222', background_color: '#f5e050' }))).toEqual([])
    expect(kinds(style({ color: '#eeeeee', background_color: '#f5e050' }))).toEqual(['contrast'])
  })
})
