import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid, type AnyPgColumn, index } from 'drizzle-orm/pg-core'
import type { Source } from '#src/domain/fountain/screenplay.ts'
import { characters } from './characters.ts'
import { id, checkConstraint, oneOf, timestamps, newest } from './columns.ts'
import { stories } from './stories.ts'
import { type emotions, locationTypes, screenplayElementTypes, timesOfDay } from './values.ts'
import { media } from './media.ts'
import { users } from './users.ts'

export const locations = pgTable(
  'locations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** The location this one is a variation of. */
    derivedFromId: uuid().references((): AnyPgColumn => locations.id, { onDelete: 'set null' }),
    imageMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('locations_user_updated_idx').on(table.userId, newest(table.updatedAt)),
    index('locations_derived_from_idx').on(table.derivedFromId),
  ],
)

/** Segments in order; the order is unique at commit (hand-written, deferrable constraint). */
export const screenplaySegments = pgTable(
  'screenplay_segments',
  {
    id: id(),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    segmentOrder: integer().notNull(),
    locationId: uuid().references(() => locations.id, { onDelete: 'set null' }),
    /** The location as text, when no stored location was chosen. */
    locationName: text().notNull().default(''),
    timeOfDay: text({ enum: timesOfDay }).notNull().default('DAY'),
    locationType: text({ enum: locationTypes }).notNull().default('INT'),
    /** The text the heading was parsed from; null once it was changed. */
    source: jsonb().$type<Source>(),
    /** Incremented with every change of the heading. */
    version: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    checkConstraint('screenplay_segments_order_positive', sql`${table.segmentOrder} >= 0`),
    oneOf('screenplay_segments_time_known', table.timeOfDay, timesOfDay),
    oneOf('screenplay_segments_type_known', table.locationType, locationTypes),
  ],
)

/** Elements in order; the order is unique at commit (hand-written, deferrable constraint). */
export const screenplayElements = pgTable(
  'screenplay_elements',
  {
    id: id(),
    segmentId: uuid()
      .notNull()
      .references(() => screenplaySegments.id, { onDelete: 'cascade' }),
    elementOrder: integer().notNull(),
    elementType: text({ enum: screenplayElementTypes }).notNull(),
    description: text().notNull().default(''),
    characterId: uuid().references(() => characters.id, { onDelete: 'set null' }),
    dialogue: text().notNull().default(''),
    emotions: jsonb().$type<(typeof emotions)[number][]>().notNull().default([]),
    /** The text it was parsed from; null once it was changed. */
    source: jsonb().$type<Source>(),
    /** Incremented with every change of the text. */
    version: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    checkConstraint('screenplay_elements_order_positive', sql`${table.elementOrder} >= 0`),
    oneOf('screenplay_elements_type_known', table.elementType, screenplayElementTypes),
  ],
)
