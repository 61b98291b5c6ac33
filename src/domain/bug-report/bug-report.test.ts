// Raw HTTP: calls that were recorded as text.
import { describe, expect, it } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import { StoryDocument } from '#generated/zod/schemas/storyDocument.zod.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { type BugReport, BUG_REPORT_VERSION, mapTexts, withoutAddresses, writeBugReport } from './bug-report.ts'
import { bugReportMigrations, readBugReport, UnreadableBugReport } from './read-bug-report.ts'
import { redactBody, redactMessage, redactPath, redactStack } from './redact-call.ts'
import { KEPT_NAMES, redactText, TEXT_NAMES } from './redact-text.ts'
import { withPlaceholders } from './placeholders.ts'

const ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'

function sample(): BugReport {
  const { story, names } = withoutAddresses({ ...exampleStory(), public_preview_id: 'a-link-that-opens' })
  return {
    version: BUG_REPORT_VERSION,
    madeAt: '2026-11-21T09:30:00.000Z',
    app: { version: '1.4.0', build: 'index-abc' },
    engines: [{ kind: 'WRITER', label: 'Draft', is_built_in: true }],
    browser: { agent: 'Firefox', language: 'en-GB', width: 1440, height: 900, pixelRatio: 2 },
    page: `/story/${ID}`,
    description: 'My secret film is dark',
    failure: { operation: 'splitScene', message: 'Scene Split Failed' },
    story,
    frame: 12,
    still: { frame: 12, drawnWidth: 800, width: 800, height: 450, data: 'iVBORw0K' },
    events: [
      { kind: 'action', ms: 1, id: 'split' },
      {
        ...{ kind: 'call', ms: 2, method: 'POST', path: '/core-api/split_scene', body: { scene_id: ID, index: 4 } },
        ...{ status: 400, tookMs: 9, error: 'VALIDATION_FAILED' },
      },
      { kind: 'error', ms: 3, message: 'TypeError: x is not a function', stack: ['index-abc.js:1:2'] },
    ],
    files: [...names.values()].map((address) => ({ address, contentType: 'image/png', data: 'iVBORw0K' })),
    hasStandIns: false,
  }
}

const zipped = (value: unknown) => writeBugReport(value as BugReport)

describe('a bug report’s file', () => {
  it('a bug report’s file is read back unchanged', async () => {
    const bugReport = sample()
    expect(await readBugReport(await writeBugReport(bugReport))).toEqual(bugReport)
  })

  it('a bug report’s file of an older version is changed step by step into the present one', async () => {
    const { failure, ...rest } = sample()
    const oldest = { ...rest, version: 1, problem: failure }
    const steps = [
      ({ problem, ...older }: Record<string, unknown>) => ({ ...older, problems: [problem] }),
      ({ problems, ...older }: Record<string, unknown>) => ({ ...older, failure: (problems as unknown[])[0] }),
    ]
    expect(await readBugReport(await zipped(oldest), steps)).toEqual(sample())
    const { problem, ...middle } = oldest
    expect(await readBugReport(await zipped({ ...middle, version: 2, problems: [problem] }), steps)).toEqual(sample())
  })

  it('a bug report’s file has a step from every version before the present one', () => {
    expect(bugReportMigrations).toHaveLength(BUG_REPORT_VERSION - 1)
  })

  it.each([
    ['an image', async () => new Blob([new Uint8Array([137, 80, 78, 71])]), 'isn’t compressed correctly'],
    ['another file of ours', () => zipped({ schema: '1' }), 'version is missing'],
    ['a later version', () => zipped({ ...sample(), version: 9 }), 'Bug report version 9 isn’t supported'],
    ['half a bug report', () => zipped({ ...sample(), events: undefined }), "damaged at 'events'"],
    ['a page that leads away', () => zipped({ ...sample(), page: '//evil.example' }), "damaged at 'page'"],
  ])('reading a bug report refuses %s with words', async (_, make, words) => {
    const reading = readBugReport(await make())
    await expect(reading).rejects.toThrow(UnreadableBugReport)
    await expect(reading).rejects.toThrow(words)
  })

  it('a bug report’s file that grows beyond the limit is refused', async () => {
    const bomb = new Blob(Array.from({ length: 90 }, () => new Uint8Array(1_000_000)))
    const file = await new Response(bomb.stream().pipeThrough(new CompressionStream('gzip'))).blob()
    await expect(readBugReport(file)).rejects.toThrow('too large')
  })
})

describe('a story in a bug report', () => {
  it('a story in a bug report has no URL of a file or a page, and still matches the contract’s schema', () => {
    const original = exampleStory()
    const { story, names } = withoutAddresses({ ...original, public_preview_id: 'a-link-that-opens' })
    const text = JSON.stringify(story)
    expect(text).not.toContain('/files/')
    expect(text).not.toContain('sig=')
    expect(text).not.toContain('a-link-that-opens')
    expect(names.size).toBeGreaterThan(0)
    expect(StoryDocument.parse(story)).toEqual(story)
    expect({ ...story, scenes: story.scenes.map(({ text: words }) => words) }).toMatchObject({
      display_title: original.display_title,
      scenes: original.scenes.map(({ text: words }) => words),
    })
  })
})

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}
const schemas = contract.components.schemas as unknown as Record<string, Schema>

/** Names of all texts of a schema except ids, times, URLs and choices. */
function freeTexts(raw: Schema | undefined, name = '', depth = 0): string[] {
  const schema = raw?.$ref ? schemas[raw.$ref.split('/').at(-1) ?? ''] : raw
  if (!schema || depth > 12) return []
  const isFree =
    [schema.type].flat().includes('string') &&
    !schema.enum &&
    !['uuid', 'date-time', 'uri-reference'].includes(schema.format ?? '')
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([each, part]) => freeTexts(part, each, depth + 1)),
    ...[schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((part) =>
      freeTexts(part, name, depth + 1),
    ),
  ]
  return isFree ? [name, ...inner] : inner
}

describe('placeholders', () => {
  it('every text of a story’s document in the contract is either replaced or known to be a choice', () => {
    const unknown = [...new Set(freeTexts(schemas['StoryDocument']))].filter(
      (name) => !TEXT_NAMES.has(name) && !KEPT_NAMES.has(name),
    )
    expect(unknown).toEqual([])
  })

  it('placeholders replace every word and image, keep every length, and leave the contract’s document', async () => {
    const bugReport = sample()
    const sentinel = 'Sentinel Wörter 42'
    bugReport.story = mapTexts(bugReport.story, (text, name) => (TEXT_NAMES.has(name) ? sentinel : text))
    const failure = { operation: 'splitScene', message: 'Nothing is called “Sentinel shore”' }
    const other = await withPlaceholders({ ...bugReport, failure }, async ({ data }) => ({
      contentType: 'image/png',
      data: `${data}AA`,
    }))
    const text = JSON.stringify(other)
    for (const word of ['Sentinel', 'Wörter', 'secret film', 'iVBORw0K"']) expect(text).not.toContain(word)
    expect(other.story?.display_title).toBe('Xxxxxxxx Xxxxxx 00')
    expect(other.story?.scenes.map(({ duration_in_frames: frames }) => frames)).toEqual(
      bugReport.story?.scenes.map(({ duration_in_frames: frames }) => frames),
    )
    expect(StoryDocument.parse(other.story)).toEqual(other.story)
    expect(other).toMatchObject({ hasStandIns: true, events: bugReport.events, frame: 12 })
    expect(other.failure).toEqual({ operation: 'splitScene', message: 'Nothing is called …' })
  })

  it.each(['Hello, World 7!', 'مرحبا 42', 'שלום', '漢字とカナ', 'e\u0301a', '👩‍👩‍👧 a', '𠮷野', '\n\ttwo  lines\n'])(
    'placeholders of %j are as long, in the same script and break at the same places',
    (text) => {
      const other = redactText(text)
      expect(other).toHaveLength(text.length)
      expect(other.split(/\s/).map((word) => word.length)).toEqual(text.split(/\s/).map((word) => word.length))
      expect(/\p{Script=Arabic}/u.test(other)).toBe(/\p{Script=Arabic}/u.test(text))
      expect(/\p{Script=Hebrew}/u.test(other)).toBe(/\p{Script=Hebrew}/u.test(text))
    },
  )
})

describe('recorded calls', () => {
  it('a call is recorded with its ids, numbers and choices; of texts only the length', () => {
    expect(
      redactBody('/core-api/update_scene_audio', {
        ...{ scene_id: ID, index: 4, use_scene_audio: true, aspect_ratio: 'ONE_ONE', voice_code: 'en-US-x' },
        ...{ new_text: 'My Secret', words: [{ word: 'SECRET', start: 1 }], text: 'SECRET' },
      }),
    ).toEqual({
      ...{ scene_id: ID, index: 4, use_scene_audio: true, aspect_ratio: 'ONE_ONE', voice_code: 'en-US-x' },
      ...{ new_text: 'Xx Xxxxxx', words: [{ word: 'XXXXXX', start: 1 }], text: 'XXXXXX' },
    })
  })

  it('a recorded call has no secrets', () => {
    const kept = redactBody('/core-api/story/', { password: 'p', access_token: ID, apiKey: ID, inner: { code: ID } })
    expect(kept).toEqual({ inner: {} })
    expect(redactBody('/dj-rest-auth/login/', { username: 'a', password: 'b' })).toBeNull()
    expect(redactBody('/core-api/account/email/', { email: 'a@b.example' })).toBeNull()
    expect(redactBody('/core-api/bug-reports/', { description: 'Mine' })).toBeNull()
  })

  it('a call is recorded with its path and ids, without its query and other values', () => {
    expect(redactPath(`/core-api/story/${ID}/?token=abc`)).toBe(`/core-api/story/${ID}/`)
    expect(redactPath('/verify/eyJhbGciOi.eyJzdWIi.c2ln/')).toBe('/verify/…/')
    expect(redactPath('/person/ada@studio.example')).toBe('/person/…')
  })

  it('an error of a call is recorded with its code-related message and location', () => {
    const message =
      'Unexpected "My secret title" for ada@studio.example with Bearer abc.def and eyJhbGciOiJIUzI1NiJ9 at /files/a.png?sig=abc'
    const kept = redactMessage(message)
    for (const word of ['secret', 'ada@', 'abc', 'eyJ', 'sig=']) expect(kept).not.toContain(word)
    expect(kept).toContain('Unexpected')
    expect(redactStack('Error: secret\n  at f (https://a.example/assets/index-abc.js?token=x:12:3)')).toEqual([
      'index-abc.js:12:3',
    ])
  })
})
