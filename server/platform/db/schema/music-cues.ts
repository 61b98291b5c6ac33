import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { VolumePoint } from '#generated/schema.ts'
import { between, checkConstraint, id, oneOf, timestamps } from './columns.ts'
import { media } from './media.ts'
import { scenes } from './scenes.ts'
import { stories } from './stories.ts'
import { musicCueKinds } from './values.ts'

/** Pieces of music and effects of a scene or of the whole film, beside the story's background music. */
export const musicCues = pgTable(
  'music_cues',
  {
    id: id(),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** null: of the whole film. */
    sceneId: uuid().references(() => scenes.id, { onDelete: 'cascade' }),
    kind: text({ enum: musicCueKinds }).notNull(),
    mediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** Row in the timeline. */
    track: integer().notNull(),
    /** ms from the start of the scene or film. */
    startMs: integer().notNull(),
    /** null: to the end of the scene or film. */
    durationMs: integer(),
    /** Where in its file it begins, ms. */
    offsetMs: integer().notNull(),
    /** 0 to 1. */
    volume: doublePrecision().notNull(),
    /** Levels over time, in order: of each ms from its start, dB; even between two, and none: 0 dB throughout. */
    volumePoints: jsonb().$type<VolumePoint[]>().notNull().default([]),
    loops: boolean().notNull(),
    fadeInMs: integer().notNull(),
    fadeOutMs: integer().notNull(),
    isMuted: boolean().notNull(),
    /** How far it is lowered under speech, dB; 0: not at all; null: as far as the story's music. */
    duckingDb: doublePrecision(),
    ...timestamps(),
  },
  (table) => [
    index('music_cues_story_idx').on(table.storyId, table.track, table.startMs),
    index('music_cues_scene_idx').on(table.sceneId),
    index('music_cues_media_idx').on(table.mediaId),
    checkConstraint(
      'music_cues_times_positive',
      sql`${table.startMs} >= 0 and ${table.durationMs} > 0 and ${table.offsetMs} >= 0 and ${table.fadeInMs} >= 0 and ${table.fadeOutMs} >= 0`,
    ),
    between('music_cues_track_range', table.track, 0, 9),
    between('music_cues_volume_range', table.volume, 0, 1),
    between('music_cues_ducking_range', table.duckingDb, -24, 0),
    oneOf('music_cues_kind_known', table.kind, musicCueKinds),
  ],
)
