import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type {
  MediaOverlay,
  OverlayBox,
  OverlayMotion,
  ShapeOverlay,
  StickerOverlay,
  TextOverlay,
} from '#generated/schema.ts'
import { checkConstraint, id, oneOf, timestamps } from './columns.ts'
import { media } from './media.ts'
import { scenes } from './scenes.ts'
import { stories } from './stories.ts'
import { overlayKinds } from './values.ts'

/** What all kinds have, and the media, which has a column of its own. */
type Shared =
  | 'id'
  | 'scene_id'
  | 'kind'
  | 'overlay_order'
  | 'start_ms'
  | 'duration_ms'
  | 'box'
  | 'motion_in'
  | 'motion_out'
  | 'media'

/** The fields of one kind, as the contract has them. */
export type MediaContent = Omit<MediaOverlay, Shared>
export type TextContent = Omit<TextOverlay, Shared>
export type OverlayContent = MediaContent | TextContent | Omit<ShapeOverlay, Shared> | Omit<StickerOverlay, Shared>

/** Images, videos, texts, shapes and stickers over a scene or over the whole film. */
export const overlays = pgTable(
  'overlays',
  {
    id: id(),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** null: over the whole film. */
    sceneId: uuid().references(() => scenes.id, { onDelete: 'cascade' }),
    kind: text({ enum: overlayKinds }).notNull(),
    /** Later ones lie above earlier ones of the same scene or film. */
    overlayOrder: integer().notNull(),
    /** ms from the start of the scene or film. */
    startMs: integer().notNull(),
    durationMs: integer().notNull(),
    box: jsonb().$type<OverlayBox>().notNull(),
    motionIn: jsonb().$type<OverlayMotion>().notNull(),
    motionOut: jsonb().$type<OverlayMotion>().notNull(),
    /** Of the kind MEDIA. */
    mediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    content: jsonb().$type<OverlayContent>().notNull(),
    /** Of an untranslated text in a copy in another language: the original's. It waits for translation while it equals the text. */
    originalText: text(),
    ...timestamps(),
  },
  (table) => [
    index('overlays_story_idx').on(table.storyId, table.overlayOrder),
    index('overlays_scene_idx').on(table.sceneId),
    index('overlays_media_idx').on(table.mediaId),
    checkConstraint(
      'overlays_numbers_positive',
      sql`${table.overlayOrder} >= 0 and ${table.startMs} >= 0 and ${table.durationMs} > 0`,
    ),
    oneOf('overlays_kind_known', table.kind, overlayKinds),
  ],
)
