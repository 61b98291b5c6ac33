import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, checkConstraint, newest, oneOf, timestamps } from './columns.ts'
import { media } from './media.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { characterRoles, characterStatuses, generationStatuses } from './values.ts'

/** A character's initial values; `resetCharacter` restores them. */
export interface FirstCharacter {
  callName: string
  description: string
  voiceCode: string | null
}

/** The cast. A row with a story is that story's character; one without is the system's, ready to be mapped to. */
export const characters = pgTable(
  'characters',
  {
    id: id(),
    /** null: the product's, for all users. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid().references(() => stories.id, { onDelete: 'cascade' }),
    callName: text().notNull(),
    role: text({ enum: characterRoles }).notNull().default('Character'),
    status: text({ enum: characterStatuses }).notNull().default('draft'),
    description: text().notNull().default(''),
    /** Voice that speaks the character's lines; null for the story's. */
    voiceCode: text(),
    seed: integer(),
    portraitMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    portraitGenerationStatus: text({ enum: generationStatuses }).notNull().default('NONE'),
    portraitError: text(),
    /** The whole person in its outfit, for image models that follow portraits. */
    sheetMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    sheetGenerationStatus: text({ enum: generationStatuses }).notNull().default('NONE'),
    sheetError: text(),
    /** The existing character this one became. */
    mappedFromId: uuid().references((): AnyPgColumn => characters.id, { onDelete: 'set null' }),
    /** null: unchanged since it was created. */
    first: jsonb().$type<FirstCharacter>(),
    ...timestamps(),
  },
  (table) => [
    index('characters_story_idx').on(table.storyId, table.createdAt),
    uniqueIndex('characters_one_narrator_key')
      .on(table.storyId)
      .where(sql`${table.role} = 'Narrator'`),
    index('characters_user_updated_idx').on(table.userId, newest(table.updatedAt)),
    checkConstraint('characters_owner_fits_story', sql`(${table.userId} is null) = (${table.storyId} is null)`),
    oneOf('characters_role_known', table.role, characterRoles),
    oneOf('characters_status_known', table.status, characterStatuses),
    oneOf('characters_portrait_status_known', table.portraitGenerationStatus, generationStatuses),
    oneOf('characters_sheet_status_known', table.sheetGenerationStatus, generationStatuses),
  ],
)
