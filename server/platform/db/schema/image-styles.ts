import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { between, id, checkConstraint, newest, oneOf, timestamps } from './columns.ts'
import { loraModels } from './lora.ts'
import { media } from './media.ts'
import { users } from './users.ts'
import { imageStyleSources } from './values.ts'

export const imageStyles = pgTable(
  'image_styles',
  {
    id: id(),
    /** null: the product's, for all users (SYSTEM). */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    source: text({ enum: imageStyleSources }).notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Words added to every image's prompt. */
    prompt: text().notNull().default(''),
    /** A look of the illustrator engine. */
    look: text().notNull(),
    /** A trained model that generates the style. */
    loraId: uuid().references(() => loraModels.id, { onDelete: 'set null' }),
    /** The model's strength, 0 to 1. */
    loraWeight: real().notNull().default(0.8),
    /** How closely the reference image is followed, 0 to 1. */
    referenceStrength: real().notNull().default(0.7),
    referenceImageMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    previewMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** Removed from the lists; stories that use it keep it. */
    archived: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    index('image_styles_user_updated_idx').on(table.userId, newest(table.updatedAt)),
    index('image_styles_source_idx').on(table.source, newest(table.updatedAt)),
    checkConstraint('image_styles_owner_fits_source', sql`(${table.source} = 'SYSTEM') = (${table.userId} is null)`),
    between('image_styles_lora_weight_range', table.loraWeight, 0, 1),
    between('image_styles_reference_strength_range', table.referenceStrength, 0, 1),
    oneOf('image_styles_source_known', table.source, imageStyleSources),
  ],
)
