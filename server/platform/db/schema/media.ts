import { sql } from 'drizzle-orm'
import type { StockCredit } from '#engines/ports.ts'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, checkConstraint, newest, oneOf, timestamps } from './columns.ts'
import type { StoredReceipt } from './receipt.ts'
import { users } from './users.ts'
import { generationStatuses, mediaSources, mediaStatuses, mediaTypes } from './values.ts'

/** How a generated or stock picture came to be, so that it can be made again. */
export interface MediaOrigin {
  prompt?: string
  look?: string
  seed?: number
  /** The image style whose model or reference picture it was drawn with: its words alone do not make it again. */
  styleId?: string
  engine?: string
  stockId?: string
  title?: string
  /** Of a file out of somebody's library: whom a film names. */
  credit?: StockCredit
}

/** Where the subject of a video is in the course of it; no keys where nothing stands out. */
export interface StoredFocalPath {
  keys: { atMs: number; x: number; y: number }[]
  /** 0 to 1. */
  certainty: number
  /** Who looked: another engine looks for itself. */
  engine: string
}

/** A word and when it is heard, ms from the start of the recording. */
export interface TimedWord {
  word: string
  start: number
  end: number
  /** What ends after it where a subtitle file said so. */
  break_after?: 'LINE' | 'CUE' | undefined
}

/** A word of a recording; `confidence` (0 to 1) where the engine says how sure it is. */
export interface RecognisedWord extends TimedWord {
  confidence?: number
}

/**
 * Files people see and hear. `story_id`, `scene_id` and `aroll_id` reference their tables too; those constraints stand in
 * the hand-written migration because the tables reference each other.
 */
export const media = pgTable(
  'media',
  {
    id: id(),
    /** null: everybody's (SYSTEM). */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid(),
    sceneId: uuid(),
    arollId: uuid(),
    mediaType: text({ enum: mediaTypes }).notNull(),
    source: text({ enum: mediaSources }).notNull(),
    status: text({ enum: mediaStatuses }).notNull(),
    /** Key in the files port, once the status is COMPLETED; before that the one that the upload URL was made for. */
    fileKey: text(),
    thumbnailKey: text(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }),
    width: integer(),
    height: integer(),
    durationMs: integer(),
    /** Why the status is FAILED, in words people may read. */
    errorMessage: text(),
    origin: jsonb().$type<MediaOrigin>().notNull().default({}),
    /** What made it; null for uploads, and for what is older than receipts. */
    receipt: jsonb().$type<StoredReceipt>(),
    /** The action that paid for what an engine made, '' where nobody paid; null for what no engine made here. A trigger reads it off the receipt. */
    madeFor: text(),
    /** The way of a video's subject; null while nobody asked for it. */
    focalPath: jsonb().$type<StoredFocalPath>(),
    /** SHA-256 of the bytes, in hex; null where nobody read them as a whole. */
    contentHash: text(),
    /** A voice recorded or uploaded for a scene or a story; it is no music, also once its scene is deleted. */
    isVoiceRecording: boolean().notNull().default(false),
    /** When the signed upload address ends; null for files the server made. */
    uploadExpiresAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('media_user_created_idx').on(table.userId, newest(table.createdAt)),
    index('media_user_type_idx').on(table.userId, table.mediaType, newest(table.createdAt)),
    index('media_story_idx').on(table.storyId, newest(table.createdAt)),
    index('media_scene_idx').on(table.sceneId),
    index('media_aroll_idx').on(table.arollId, newest(table.createdAt)),
    index('media_made_idx')
      .on(newest(table.createdAt), newest(table.id))
      .where(sql`${table.madeFor} is not null`),
    index('media_uploads_idx')
      .on(newest(table.createdAt), newest(table.id))
      .where(sql`${table.source} = 'USER' and ${table.status} = 'COMPLETED'`),
    uniqueIndex('media_file_key_key').on(table.fileKey),
    checkConstraint('media_owner_known', sql`${table.userId} is not null or ${table.source} = 'SYSTEM'`),
    checkConstraint('media_size_positive', sql`${table.sizeBytes} >= 0`),
    oneOf('media_type_known', table.mediaType, mediaTypes),
    oneOf('media_source_known', table.source, mediaSources),
    oneOf('media_status_known', table.status, mediaStatuses),
  ],
)

/** What was said in a recording. */
export const mediaTranscriptions = pgTable(
  'media_transcriptions',
  {
    id: id(),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** IN_PROGRESS: the phrases are found, and a person is to write the words. */
    status: text({ enum: generationStatuses }).notNull(),
    text: text().notNull().default(''),
    /** Where somebody speaks, ms from the start of the recording. */
    phrases: jsonb().$type<{ start: number; end: number }[]>().notNull().default([]),
    words: jsonb().$type<RecognisedWord[]>().notNull().default([]),
    errorMessage: text(),
    ...timestamps(),
  },
  (table) => [
    index('media_transcriptions_media_idx').on(table.mediaId, newest(table.createdAt)),
    oneOf('media_transcriptions_status_known', table.status, generationStatuses),
  ],
)
