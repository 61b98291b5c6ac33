// Raw HTTP: calls that were recorded as text.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { StoryDocument } from '#generated/zod/schemas/storyDocument.zod.ts'
import type { Media, Overlay } from '#generated/schema.ts'
import { FULL_BOX, NO_MOTION } from '#src/domain/overlays.ts'
import { startSession } from '#server/platform/auth/sessions.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import {
  type BugReport,
  BUG_REPORT_VERSION,
  type BugReportEvent,
  isFileAddress,
  mapTexts,
  withoutAddresses,
  writeBugReport,
} from '#src/domain/bug-report/bug-report.ts'
import { readBugReport } from '#src/domain/bug-report/read-bug-report.ts'
import { withPlaceholders } from '#src/domain/bug-report/placeholders.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { importBugReport, type Story } from './import-bug-report.ts'
import { expectFixed, replayBugReport } from './replay-bug-report.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const CREDIT = {
  ...{ author: 'Ada', author_url: 'https://stock.example/ada', library: 'Stock' },
  ...{ page_url: 'https://stock.example/1', licence: 'CC BY 4.0', licence_url: 'https://licence.example/by' },
}
/** One of each version that was ever written: they open for as long as there is a step from it. */
const KNOWN = ['version-1', 'version-2', 'version-3', 'version-4']

const over = {
  overlay_order: 0,
  start_ms: 0,
  duration_ms: 900,
  box: FULL_BOX,
  motion_in: NO_MOTION,
  motion_out: NO_MOTION,
}
const overSample = (scene_id: string, media: Media): Overlay => ({
  ...{ ...over, id: crypto.randomUUID(), scene_id, kind: 'MEDIA', media, fit: 'CONTAIN', video_start: null, volume: 0 },
})
const TITLE: Overlay = {
  ...{
    ...over,
    id: crypto.randomUUID(),
    scene_id: null,
    kind: 'TEXT',
    text: 'Two\nlines',
    font: 'Oswald',
    font_weight: 300,
  },
  ...{ font_size: 0.1, color: '#12ab9f', align: 'START', line_height: 1.5, outline: { width: 0.1, color: '#000000' } },
  ...{ shadow: null, background: { color: '#000000', padding: 0.2, radius: 0.1 }, counts_up: true },
}

/** The user pressed Split after the last word. */
function sample(index = 99): BugReport {
  const example = exampleStory()
  const shown = example.scenes[0]?.arolls[0]?.aroll_object.media
  if (shown) shown.credit = CREDIT
  const [pictured] = example.scenes
  if (pictured && shown) {
    const overlay = overSample(pictured.id, shown)
    const { start_ms, duration_ms } = overlay
    pictured.overlays.push(overlay)
    pictured.brolls.push({ id: overlay.id, scene_id: pictured.id, media: shown, start_ms, duration_ms })
  }
  example.overlays.push(TITLE)
  const voice = pictured?.audio_media
  if (voice)
    example.music_cues = [
      {
        ...{ id: crypto.randomUUID(), scene_id: null, kind: 'MUSIC', media: voice, track: 1, start_ms: 500 },
        ...{ duration_ms: null, offset_ms: 20, volume: 0.4, loops: true, fade_in_ms: 100, fade_out_ms: 200 },
        ...{ is_muted: false, ducking_db: -6 },
      },
    ]
  const { story, names } = withoutAddresses(example)
  const [scene] = story.scenes
  const body = { story_id: story.story_id, scene_id: scene?.id, index }
  const events: BugReportEvent[] = [
    { kind: 'action', ms: 10, id: 'split-scene' },
    {
      ...{ kind: 'call', ms: 11, method: 'POST', path: '/core-api/split_scene', body },
      ...{ status: 400, tookMs: 7, error: 'VALIDATION_FAILED' },
    },
  ]
  return {
    ...{ version: BUG_REPORT_VERSION, madeAt: '2026-11-21T09:30:00.000Z', app: { version: '1.4.0', build: 'index-a' } },
    engines: [{ kind: 'WRITER', label: 'Draft', is_built_in: true }],
    browser: { agent: 'Firefox', language: 'en-GB', width: 1440, height: 900, pixelRatio: 2 },
    ...{ page: `/story/${story.story_id}`, description: 'Nothing is split' },
    failure: { operation: 'splitScene', message: 'Scene Split Failed' },
    ...{ story, frame: 12, still: null, events, hasStandIns: false },
    files: [...names.values()].map((address) => ({ address, contentType: 'image/png', data: PNG })),
  }
}

/** As it is published: with placeholders, through a file. */
const published = async (bugReport: BugReport) =>
  readBugReport(
    await writeBugReport(await withPlaceholders(bugReport, async () => ({ contentType: 'image/png', data: PNG }))),
  )

async function signedIn(userId: string): Promise<{ token: string }> {
  const { access } = await test.scope((scope) => startSession(scope, userId))
  return { token: access }
}

async function replay(bugReport: BugReport) {
  const { userId, storyId } = await importBugReport(test.app, bugReport)
  const as = await signedIn(userId)
  return { as, storyId, replayed: await replayBugReport(test, as, bugReport) }
}

/** What a bug report leaves out because it is not part of the story: URLs and accompanying fields. */
const LEFT_BEHIND: Partial<Story> = {
  ...{ project_id: null, image_style_id: null, leonardo_style_reference_image_id: null },
  ...{ source_media_id: null, source_sound_media_id: null, last_video_file: null, thumbnail_url: null },
  ...{ public_preview_id: null, public_preview_expires_at: null, brand_exported_at: null },
}
const compared = (story: Story) =>
  mapTexts({ ...story, ...LEFT_BEHIND }, (text, name) =>
    name === 'media_transcription_id'
      ? null
      : isFileAddress(text, name)
        ? 'an address'
        : name.endsWith('_at')
          ? new Date(text).toISOString()
          : text,
  )

describe('a bug report that is opened', () => {
  it('an opened bug report restores the same document with the same ids and images', async () => {
    const bugReport = await published(sample())
    const { userId, storyId } = await importBugReport(test.app, bugReport)
    const story = await test.ok('getStory', { as: await signedIn(userId), query: { story_id: storyId } })
    // Absent in bug reports that were written before there were these settings.
    const older = bugReport.story as Story
    const unknown = { background_music_track_id: null, background_music_duration_ms: null }
    const music = { ducking_db: null, ...unknown, ...older.music }
    const cues = older.music_cues?.map((cue) => ({ volume_points: [], ...cue }))
    const voices = { voice_volume: 1, voice_fade_in_ms: 0, voice_fade_out_ms: 0 }
    const scenes = older.scenes.map((scene) => ({
      ...{ ...voices, ...scene },
      arolls: scene.arolls.map((aroll) => ({ video_volume: 1, shot: null, ...aroll })),
    }))
    expect(compared(story)).toEqual(
      compared({
        has_end_card: false,
        shots_per_scene: 'AUTO',
        film_style: null,
        loudness_lufs: null,
        ...older,
        music,
        music_cues: cues ?? [],
        scenes,
      }),
    )
    const address = story.scenes
      .flatMap(({ arolls }) => arolls.map((each) => each.aroll_object.media?.url))
      .find(Boolean)
    const answer = await test.backend.fetch(new Request(`http://localhost:4400${address}`))
    expect(answer.status).toBe(200)
  })

  it('opening a bug report again replaces its earlier story and leaves other users’ stories alone', async () => {
    const bugReport = await published(sample())
    const first = await importBugReport(test.app, bugReport)
    const again = await importBugReport(test.app, bugReport)
    expect(again.storyId).toBe(first.storyId)
    expect(again.userId).not.toBe(first.userId)
    await test.db.execute(`update users set email = 'ada@studio.example' where id = '${again.userId}'`)
    await expect(importBugReport(test.app, bugReport)).rejects.toThrow('This story already exists')
    await expect(importBugReport(test.app, { ...bugReport, story: null })).rejects.toThrow('No story was open')
  })

  it('an opened bug report reproduces its failure: its test fails, and passes after the fix', async () => {
    const broken = await replay(await published(sample()))
    const failure = { status: 400, error: 'VALIDATION_FAILED' }
    expect(broken.replayed).toEqual([{ operationId: 'splitScene', then: failure, now: failure }])
    expect(() => expectFixed(broken.replayed)).toThrow(
      'The failure in the bug report still occurs:\nsplitScene: 400 VALIDATION_FAILED, as in the bug report',
    )
    // Mended: where it is cut there are words.
    const mended = await replay(await published(sample(1)))
    expect(mended.replayed).toMatchObject([{ operationId: 'splitScene', now: { status: 202, error: null } }])
    expect(() => expectFixed(mended.replayed)).not.toThrow()
  })

  it('rejects a bug report without a repeatable call as a test, with the reason', async () => {
    const { replayed } = await replay({ ...sample(), events: [] })
    expect(() => expectFixed(replayed)).toThrow('has no failed call')
  })
})

describe('a file that was written by', () => {
  it.each(KNOWN)('a bug report written by %s opens and shows its failure', async (name) => {
    const bytes = await readFile(new URL(`./testing/${name}.gz`, import.meta.url))
    const bugReport = await readBugReport(new Blob([new Uint8Array(bytes)]))
    expect(StoryDocument.parse(bugReport.story)).toEqual(bugReport.story)
    const { replayed } = await replay(bugReport)
    expect(() => expectFixed(replayed)).toThrow('as in the bug report')
  })

  it('every version has a stored bug report', () => {
    expect(KNOWN).toHaveLength(BUG_REPORT_VERSION)
  })
})
