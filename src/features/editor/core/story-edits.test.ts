// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { getListCharactersQueryKey } from '#generated/client/characters/characters.ts'
import { getListStoryVersionsQueryKey } from '#generated/client/stories/stories.ts'
import { busyKeys } from './story-store.ts'
import type { Editor } from './editor.ts'
import { setUpCalls, shortStory, type RefusedEdit } from '../testing/set-up-calls.ts'
import { createStoryVersion } from '../history/commands/create-story-version.ts'
import { generatePreviewLink } from '../shell/commands/generate-preview-link.ts'
import { importSubtitles } from '../captions/commands/import-subtitles.ts'
import { loadHistory, redoStoryEdit, undoStoryEdit } from '../history/commands/undo-story-edit.ts'
import { restoreStoryVersion } from '../history/commands/restore-story-version.ts'
import { revokePreviewLink } from '../shell/commands/revoke-preview-link.ts'
import { setBrandUse, updateStory } from '../visuals/commands/update-story.ts'
import { setMusicMedia, updateMusic } from '../music/commands/update-music.ts'
import { updateAspectRatio } from '../shell/commands/update-aspect-ratio.ts'
import { updateCaptions } from '../captions/commands/update-captions.ts'
import { updateStoryTitle } from '../shell/commands/update-story-title.ts'

const { begin, checkRefused } = setUpCalls()

const example = shortStory()
const silent = { ...example.music, have_background_music: false }
const captionless = { ...example.captions_settings, show_captions: false }
const waves = { url: '/files/waves.wav', file_name: 'waves.wav' } as never

const CASES: Record<string, RefusedEdit> = {
  'updateAspectRatio: another shape': {
    run: (editor) => updateAspectRatio(editor, 'ONE_ONE'),
    shown: { 'story.aspect_ratio': 'ONE_ONE' },
    operation: 'updateAspectRatio',
    body: { story_id: 'story', aspect_ratio: 'ONE_ONE' },
    said: 'Failed to update story aspect ratio',
  },
  'updateCaptions: other captions': {
    run: (editor) => updateCaptions(editor, { captions_margin_from_bottom: 3 }),
    shown: { 'story.captions_settings.captions_margin_from_bottom': 3 },
    operation: 'updateCaptions',
    body: { story_id: 'story', captions_margin_from_bottom: 3 },
  },
  'updateStory: what new images follow': {
    run: (editor) => updateStory(editor, { scene_pace: 'FAST' }),
    shown: { 'story.scene_pace': 'FAST' },
    operation: 'updateStory story',
    body: { scene_pace: 'FAST' },
  },
  'updateStory: the loudness of its video': {
    run: (editor) => updateStory(editor, { loudness_lufs: null }),
    shown: { 'story.loudness_lufs': null },
    operation: 'updateStory story',
    body: { loudness_lufs: null },
  },
  'updateStoryTitle: a title over the one that is shown': {
    run: (editor) => updateStoryTitle(editor, 'Another'),
    shown: { 'story.display_title': 'Another' },
    operation: 'updateStoryTitle',
    body: { story_id: 'story', display_title: 'Another', base_title: 'The old lighthouse' },
  },
  'updateStoryTitle: a title over the one it was written over': {
    run: (editor) => updateStoryTitle(editor, 'Another', 'Before'),
    shown: { 'story.display_title': 'Another' },
    operation: 'updateStoryTitle',
    body: { story_id: 'story', display_title: 'Another', base_title: 'Before' },
  },
  'updateMusic: softer music keeps its name': {
    run: (editor) => updateMusic(editor, { background_music_volume: 0.5 }),
    shown: { 'story.music.background_music_volume': 0.5 },
    operation: 'updateMusic',
    body: { story_id: 'story', background_music_volume: 0.5 },
  },
  'updateMusic: music that makes room for speech keeps its volume': {
    run: (editor) => updateMusic(editor, { ducking_db: -6 }),
    shown: { 'story.music.ducking_db': -6 },
    operation: 'updateMusic',
    body: { story_id: 'story', ducking_db: -6 },
  },
  'updateMusic: another track has another name': {
    run: (editor) => updateMusic(editor, { background_music_file_location: '/track' }, 'Track'),
    shown: { 'story.music.background_music_file_location': '/track', 'story.music.background_music_name': 'Track' },
    operation: 'updateMusic',
    body: { story_id: 'story', background_music_file_location: '/track' },
  },
  'setMusicMedia: a sound of one’s own is heard': {
    run: (editor) => setMusicMedia(editor, waves),
    story: { music: silent },
    shown: {
      'story.music.have_background_music': true,
      'story.music.background_music_file_location': '/files/waves.wav',
      'story.music.background_music_name': 'waves.wav',
    },
    operation: 'updateMusic',
    body: { story_id: 'story', have_background_music: true, background_music_file_location: '/files/waves.wav' },
  },
  'importSubtitles: captions stand where the file says, and are shown': {
    run: (editor) =>
      importSubtitles(editor, [
        { start: 0, end: 900, text: 'Lit' },
        { start: 4500, end: 5000, text: 'Out' },
      ]),
    story: { captions_settings: captionless },
    // A scene lasts 4400 ms.
    shown: {
      'story.captions_settings.show_captions': true,
      'story.captions_settings.caption_length_option': 'LONG',
      'scenes.one.captions': [{ word: 'Lit', start: 0, end: 900, break_after: 'CUE' }],
      'scenes.two.captions': [{ word: 'Out', start: 100, end: 600, break_after: 'CUE' }],
      'scenes.three.captions': [],
      ...Object.fromEntries(['one', 'two', 'three'].map((id) => [`scenes.${id}.are_captions_overridden`, true])),
    },
    operation: 'importSubtitles',
    body: {
      story_id: 'story',
      cues: [
        { start: 0, end: 900, text: 'Lit' },
        { start: 4500, end: 5000, text: 'Out' },
      ],
    },
    said: 'Couldn’t import the subtitles: Because',
  },
  'generatePreviewLink: a link that ends as before': {
    run: (editor) => generatePreviewLink(editor),
    operation: 'generatePreviewLink',
    body: { story_id: 'story' },
  },
  'generatePreviewLink: a link that ends after a week': {
    run: (editor) => generatePreviewLink(editor, 7),
    operation: 'generatePreviewLink',
    body: { story_id: 'story', expires_in_days: 7 },
  },
  'generatePreviewLink: a link that never ends': {
    run: (editor) => generatePreviewLink(editor, null),
    operation: 'generatePreviewLink',
    body: { story_id: 'story', expires_in_days: null },
  },
  'revokePreviewLink: a link that is closed': {
    run: (editor) => revokePreviewLink(editor),
    story: { public_preview_id: 'key' },
    operation: 'revokePreviewLink story',
  },
  'createStoryVersion: a version with a name': {
    run: (editor) => createStoryVersion(editor, 'First'),
    operation: 'createStoryVersion story',
    body: { name: 'First' },
  },
  'restoreStoryVersion: the story as it was': {
    run: (editor) => restoreStoryVersion(editor, 'version'),
    operation: 'restoreStoryVersion story version',
    busy: busyKeys.restoreVersion,
  },
  'undoStoryEdit: the story before the newest edit': {
    run: (editor) => undoStoryEdit(editor),
    operation: 'undoStoryEdit story',
  },
  'redoStoryEdit: the story after what was undone': {
    run: (editor) => redoStoryEdit(editor),
    operation: 'redoStoryEdit story',
  },
  'setBrandUse: the brand over the story, which is loaded again only when it is taken': {
    run: (editor) => setBrandUse(editor, true),
    shown: { 'story.use_brand_settings': true },
    operation: 'updateStory story',
    body: { use_brand_settings: true },
  },
}

test.each(Object.entries(CASES))('%s; it is sent once, and rolled back when it is refused', async (_title, edit) =>
  checkRefused(edit),
)

test('generatePreviewLink: the link and its end are shown; revokePreviewLink: they are removed', async () => {
  const { editor, answer, open } = begin()
  answer('generatePreviewLink', { public_preview_id: 'key', expires_at: '2027-01-01T00:00:00Z' })
  await generatePreviewLink(editor, 7)
  const { scenes: _scenes, ...closed } = shortStory()
  expect(open().story).toMatchObject({
    public_preview_id: 'key',
    public_preview_expires_at: '2027-01-01T00:00:00Z',
  })
  answer('revokePreviewLink story', closed)
  await revokePreviewLink(editor)
  expect(open().story).toMatchObject({ public_preview_id: null, public_preview_expires_at: null })
})

test.each([
  [undoStoryEdit, 'undoStoryEdit'],
  [redoStoryEdit, 'redoStoryEdit'],
] as const)('%o shows the story that is answered, and what undo and redo would do then', async (run, name) => {
  const { editor, answer, open } = begin()
  const step = { story: { ...shortStory(), display_title: 'Before' }, undo_label: 'Cut', redo_label: 'Paste' }
  answer(`${name} story`, step)
  expect(await run(editor)).toEqual(step)
  expect(open().story.display_title).toBe('Before')
  expect(editor.store.getState().history).toEqual({ undo: 'Cut', redo: 'Paste' })
})

test('a refused undo keeps the undo and redo steps', async () => {
  const { editor } = begin()
  editor.store.setState({ history: { undo: 'Cut', redo: 'Paste' } })
  await undoStoryEdit(editor)
  expect(editor.store.getState().history).toEqual({ undo: 'Cut', redo: 'Paste' })
})

test('loadHistory requests one edit only, and a failure shows no message', async () => {
  const { editor, answer, operations, said } = begin()
  await loadHistory(editor)
  expect([editor.store.getState().history, said()]).toEqual([{ undo: null, redo: null }, []])
  answer('listStoryEdits story?page_size=1', { results: [], undo_label: 'Cut', redo_label: 'Paste' })
  await loadHistory(editor)
  expect(editor.store.getState().history).toEqual({ undo: 'Cut', redo: 'Paste' })
  expect(new Set(operations())).toEqual(new Set(['listStoryEdits story?page_size=1']))
})

/** Whether the list of versions and the cast are fetched again. */
function outdated({ queries, storyId }: Editor) {
  const keys = [getListStoryVersionsQueryKey(storyId), getListCharactersQueryKey(storyId)]
  for (const key of keys) queries.setQueryData(key, { results: [] })
  return () => keys.map((key) => queries.getQueryState(key)?.isInvalidated)
}

test.each<[what: string, run: (editor: Editor) => Promise<unknown>, operation: string, outdated: boolean[]]>([
  ['saved', (editor) => createStoryVersion(editor, 'First'), 'createStoryVersion story', [true, false]],
  // Characters are restored, too.
  ['restored', (editor) => restoreStoryVersion(editor, 'version'), 'restoreStoryVersion story version', [true, true]],
])(
  'versions are asked for again when one was %s, the cast when it may be another',
  async (_what, run, operation, expected) => {
    const { editor, answer, open } = begin()
    const isOutdated = outdated(editor)
    expect(await run(editor)).toBeUndefined()
    expect(isOutdated()).toEqual([true, false])
    answer(operation, { ...shortStory(), scene_pace: 'SLOW' })
    const isOutdatedThen = outdated(editor)
    expect(await run(editor)).toBeDefined()
    expect(isOutdatedThen()).toEqual(expected)
    expect(open().story.scene_pace).toBe(expected[1] ? 'SLOW' : 'MEDIUM')
  },
)

test('setBrandUse: the story is loaded again with the brand’s style', async () => {
  const { editor, answer, operations, open } = begin()
  const { scenes, ...story } = shortStory()
  answer('updateStory story', { ...story, use_brand_settings: true })
  const branded = { ...story, use_brand_settings: true, templated_captions_style: 'NEON', scenes }
  answer('getStory?story_id=story', branded)
  await setBrandUse(editor, true)
  expect(operations()).toEqual(['updateStory story', 'getStory?story_id=story'])
  expect(open().story).toMatchObject({ use_brand_settings: true, templated_captions_style: 'NEON' })
})
