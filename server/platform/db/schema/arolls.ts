import type { Shot } from '#generated/schema.ts'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { between, id, checkConstraint, oneOf, timestamps } from './columns.ts'
import { media } from './media.ts'
import { scenes } from './scenes.ts'
import { arollStates, arollTypes, contentFits, imageAnimations, layouts, transitions } from './values.ts'

/** Part of the source that is shown, 0 to 1 of its width and height. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** Visual layers of a scene in order. `(scene_id, aroll_order)` is unique at commit (hand-written, deferrable constraint). */
export const arolls = pgTable(
  'arolls',
  {
    id: id(),
    sceneId: uuid()
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    /** 0-based. */
    arollOrder: integer().notNull(),
    arollType: text({ enum: arollTypes }).notNull(),
    status: text({ enum: arollStates }).notNull().default('EMPTY'),
    errorMessage: text(),
    mediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** In and out point of a video, ms from its start. */
    videoStart: integer(),
    videoEnd: integer(),
    imageGenerationPrompt: text(),
    customImageGenerationPrompt: text(),
    /** What it is planned to show; its image prompt is composed of it. null: nothing was planned. */
    shot: jsonb().$type<Shot>(),
    seed: integer(),
    imageStyle: text(),
    leonardoStyleId: text(),
    transitionName: text({ enum: transitions }).notNull().default(''),
    transitionDurationMs: integer().notNull().default(0),
    imageAnimation: text({ enum: imageAnimations }).notNull().default('NONE'),
    contentFit: text({ enum: contentFits }).notNull().default('COVER'),
    layout: text({ enum: layouts }).notNull().default('FULL'),
    crop: jsonb().$type<CropArea>(),
    durationMs: integer().notNull(),
    playbackRate: real().notNull().default(1),
    reversed: boolean().notNull().default(false),
    flipped: boolean().notNull().default(false),
    useVideoAudio: boolean().notNull().default(false),
    /** Of the video's own sound, 0 to 2; 1 is its own. */
    videoVolume: doublePrecision().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    index('arolls_media_idx').on(table.mediaId),
    checkConstraint('arolls_order_positive', sql`${table.arollOrder} >= 0`),
    checkConstraint('arolls_duration_positive', sql`${table.durationMs} >= 0`),
    checkConstraint('arolls_trim_in_order', sql`${table.videoStart} >= 0 and ${table.videoEnd} >= ${table.videoStart}`),
    between('arolls_playback_rate_range', table.playbackRate, 0.25, 4),
    between('arolls_video_volume_range', table.videoVolume, 0, 2),
    between('arolls_transition_range', table.transitionDurationMs, 0, 10_000),
    oneOf('arolls_type_known', table.arollType, arollTypes),
    oneOf('arolls_status_known', table.status, arollStates),
    oneOf('arolls_transition_known', table.transitionName, transitions),
    oneOf('arolls_image_animation_known', table.imageAnimation, imageAnimations),
    oneOf('arolls_content_fit_known', table.contentFit, contentFits),
    oneOf('arolls_layout_known', table.layout, layouts),
  ],
)

/**
 * Overlays replaced it: nothing reads or writes it. It stays for processes of the previous release that still run, and is dropped
 * in the next one.
 */
export const brolls = pgTable(
  'brolls',
  {
    id: id(),
    sceneId: uuid()
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    mediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** ms from the scene's start. */
    startMs: integer().notNull(),
    durationMs: integer().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('brolls_scene_idx').on(table.sceneId, table.startMs),
    checkConstraint('brolls_times_positive', sql`${table.startMs} >= 0 and ${table.durationMs} > 0`),
  ],
)
