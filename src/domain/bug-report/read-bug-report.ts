import * as z from 'zod'
import type { StoryDocument } from '#generated/schema.ts'
import { withOverlays } from '#src/domain/overlays.ts'
import { type BugReport, BUG_REPORT_VERSION } from './bug-report.ts'

/** Migrates a version's format to the next one's. */
type BugReportMigration = (older: Record<string, unknown>) => Record<string, unknown>

/** Default of a field that older stories lack. */
const withOfStory =
  (added: Record<string, unknown>): BugReportMigration =>
  (older) => {
    const { story } = older
    return typeof story === 'object' && story !== null ? { ...older, story: { ...story, ...added } } : older
  }

/** 1 to 2: stories have the length they keep from a plan that ended. */
const withKeptLength = withOfStory({ kept_length_in_frames: null })

/** 2 to 3: stories have the voice they were spoken with. */
const withUsualVoice = withOfStory({ usual_voice_code: null })

/** 3 to 4: B-rolls became overlays. */
const withOverlaysOfBrolls: BugReportMigration = (older) => {
  const { story } = older
  // A story of another form is refused by the caller, in words.
  return hasBrolls.safeParse(story).success ? { ...older, story: withOverlays(story as StoryDocument) } : older
}
const hasBrolls = z.looseObject({ scenes: z.array(z.looseObject({ brolls: z.array(z.looseObject({})) })) })

/** In order: from version 1 to 2 first. A released step never changes: files of users need it. */
export const bugReportMigrations: readonly BugReportMigration[] = [withKeptLength, withUsualVoice, withOverlaysOfBrolls]

/** Bytes of a bug report's text; a larger file is refused. */
const LIMIT = 80_000_000

const ms = z.number()
const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('action'), ms, id: z.string() }),
  z.object({
    ...{ kind: z.literal('call'), ms, method: z.string(), path: z.string(), body: z.unknown() },
    ...{ status: z.number().nullable(), tookMs: z.number().nullable(), error: z.string().nullable() },
  }),
  z.object({ kind: z.literal('error'), ms, message: z.string(), stack: z.array(z.string()) }),
])
const size = z.number().int().positive().max(8_192)
const base64 = z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/)
const schema = z.object({
  version: z.literal(BUG_REPORT_VERSION),
  madeAt: z.iso.datetime(),
  app: z.object({ version: z.string(), build: z.string() }),
  engines: z.array(z.object({ kind: z.string(), label: z.string(), is_built_in: z.boolean() })),
  browser: z.object({
    ...{ agent: z.string(), language: z.string() },
    ...{ width: z.number(), height: z.number(), pixelRatio: z.number() },
  }),
  page: z.string().regex(/^\/(?!\/)/),
  description: z.string(),
  failure: z.object({ operation: z.string().nullable(), message: z.string().nullable() }).nullable(),
  // The caller validates it against the contract: this file has no schema of it.
  story: z.looseObject({ story_id: z.uuid() }).nullable(),
  frame: z.number().int().nonnegative().nullable(),
  still: z
    .object({ frame: z.number().int().nonnegative(), drawnWidth: size, width: size, height: size, data: base64 })
    .nullable(),
  events: z.array(event).max(1_000),
  files: z.array(z.object({ address: z.string(), contentType: z.string(), data: base64.nullable() })),
  hasStandIns: z.boolean(),
})

/** The file is not a bug report, or of a later version. */
export class UnreadableBugReport extends Error {
  override name = 'UnreadableBugReport'
}

/** Reads a file of this version or an older one. Rejects with UnreadableBugReport. */
export async function readBugReport(
  file: Blob,
  migrations: readonly BugReportMigration[] = bugReportMigrations,
): Promise<BugReport> {
  const raw = await unpacked(file)
  const version = typeof raw === 'object' && raw !== null && 'version' in raw ? raw.version : undefined
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new UnreadableBugReport('Not a bug report: the version is missing')
  const newest = migrations.length + 1
  if (version > newest)
    throw new UnreadableBugReport(
      `Bug report version ${version} isn’t supported. The highest supported version is ${newest}`,
    )
  const migrated = migrations
    .slice(version - 1)
    .reduce<Record<string, unknown>>((older, migrate) => migrate(older), raw as Record<string, unknown>)
  const parsed = schema.safeParse({ ...migrated, version: BUG_REPORT_VERSION })
  if (parsed.success) return parsed.data as unknown as BugReport
  const [issue] = parsed.error.issues
  throw new UnreadableBugReport(`The bug report is damaged at '${issue?.path.join('.') ?? ''}'`)
}

async function unpacked(file: Blob): Promise<unknown> {
  const text = new TextDecoder()
  const parts: string[] = []
  let read = 0
  try {
    const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      read += value.length
      if (read > LIMIT) {
        await reader.cancel()
        break
      }
      parts.push(text.decode(value, { stream: true }))
    }
  } catch {
    throw new UnreadableBugReport('Not a bug report: the file isn’t compressed correctly')
  }
  if (read > LIMIT) throw new UnreadableBugReport('The bug report is too large')
  try {
    return JSON.parse(parts.join(''))
  } catch {
    throw new UnreadableBugReport('Not a bug report: unexpected content')
  }
}
