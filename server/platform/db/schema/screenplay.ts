import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Source } from '#src/domain/fountain/screenplay.ts'
import { characters } from './characters.ts'
import { id, checkConstraint, oneOf, timestamps } from './columns.ts'
import { locations } from './locations.ts'
import { stories } from './stories.ts'
import { type emotions, locationTypes, screenplayElementTypes, timesOfDay } from './values.ts'

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
    /** The place in words, when no stored location was chosen. */
    locationName: text().notNull().default(''),
    timeOfDay: text({ enum: timesOfDay }).notNull().default('DAY'),
    locationType: text({ enum: locationTypes }).notNull().default('INT'),
    /** The text the heading was read from; null once it was changed. */
    source: jsonb().$type<Source>(),
    /** Grows with every change of the heading. */
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
    /** The text it was read from; null once it was changed. */
    source: jsonb().$type<Source>(),
    /** Grows with every change of the text. */
    version: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    checkConstraint('screenplay_elements_order_positive', sql`${table.elementOrder} >= 0`),
    oneOf('screenplay_elements_type_known', table.elementType, screenplayElementTypes),
  ],
)
