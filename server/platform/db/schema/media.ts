import { sql } from 'drizzle-orm'
import type { StockCredit } from '#engines/ports.ts'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, checkConstraint, newest, oneOf, timestamps } from './columns.ts'
import type { StoredReceipt } from './receipt.ts'
import { users } from './users.ts'
import { generationStatuses, mediaSources, mediaStatuses, mediaTypes } from './values.ts'

/** How a generated or stock image was created, so that it can be regenerated. */
export interface MediaOrigin {
  prompt?: string
  look?: string
  seed?: number
  /** The image style whose model or reference image was used: its words alone cannot regenerate it. */
  styleId?: string
  engine?: string
  /** It was made again, and the other take is shown. */
  rejected?: true
  /** It is black or blank, as the check of it says: there is nothing to move over. */
  isBlank?: true
  stockId?: string
  title?: string
  /** The recording or video whose sound was cleaned up. */
  cleanedFromId?: string
  /** For a file from a stock library: the credit that a video shows. */
  credit?: StockCredit
}

/** The position of a video's subject over time; no keys where no subject was detected. */
export interface StoredFocalPath {
  keys: { atMs: number; x: number; y: number }[]
  /** 0 to 1. */
  certainty: number
  /** The engine that detected it; another engine detects again. */
  engine: string
}

/** A word and its time, ms from the start of the recording. */
export interface TimedWord {
  word: string
  start: number
  end: number
  /** Its end, where a subtitle file has one. */
  break_after?: 'LINE' | 'CUE' | undefined
}

/** A word of a recording; `confidence` (0 to 1) where the engine reports it. */
export interface RecognisedWord extends TimedWord {
  confidence?: number
}

/**
 * Files that users see and hear. `story_id`, `scene_id` and `aroll_id` reference their tables too; a hand-written migration
 * has those constraints because the tables reference each other.
 */
export const media = pgTable(
  'media',
  {
    id: id(),
    /** null: the product's, for all users (SYSTEM). */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid(),
    sceneId: uuid(),
    arollId: uuid(),
    mediaType: text({ enum: mediaTypes }).notNull(),
    source: text({ enum: mediaSources }).notNull(),
    status: text({ enum: mediaStatuses }).notNull(),
    /** Key in the files port, once the status is COMPLETED; before that the key of the upload URL. */
    fileKey: text(),
    thumbnailKey: text(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }),
    width: integer(),
    height: integer(),
    durationMs: integer(),
    /** Why the status is FAILED, readable for users. */
    errorMessage: text(),
    origin: jsonb().$type<MediaOrigin>().notNull().default({}),
    /** The engine that generated it; null for uploads, and for media older than receipts. */
    receipt: jsonb().$type<StoredReceipt>(),
    /**
     * The action that paid for a generated file, '' where it was free; null for files that were not generated here. A trigger
     * takes it from the receipt.
     */
    madeFor: text(),
    /** The path of a video's subject; null until it was requested. */
    focalPath: jsonb().$type<StoredFocalPath>(),
    /** SHA-256 of the bytes, in hex; null where they were never read as a whole. */
    contentHash: text(),
    /** A voice recorded or uploaded for a scene or a story; it is not music, also after its scene is deleted. */
    isVoiceRecording: boolean().notNull().default(false),
    /** When the signed upload URL expires; null for files the server made. */
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

/** The text of a recording. */
export const mediaTranscriptions = pgTable(
  'media_transcriptions',
  {
    id: id(),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** IN_PROGRESS: the phrases are found, and the user is to write the words. */
    status: text({ enum: generationStatuses }).notNull(),
    text: text().notNull().default(''),
    /** The speech segments, ms from the start of the recording. */
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
