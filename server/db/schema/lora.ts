import { between, id, newest, oneOf, timestamps } from './columns.ts'
import { index, integer, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { media } from './media.ts'
import { users } from './users.ts'
import { loraStatuses } from './values.ts'

export const loraModels = pgTable(
  'lora_models',
  {
    id: id(),
    /** null: everybody's, shown in the gallery. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    modelName: text().notNull().default(''),
    modelType: text().notNull().default(''),
    loraType: text().notNull(),
    triggerWord: text().notNull().default(''),
    primaryTrigger: text().notNull().default(''),
    secondaryTrigger: text().notNull().default(''),
    loraScale: real().notNull().default(1),
    steps: integer().notNull().default(1000),
    status: text({ enum: loraStatuses }).notNull().default('DRAFT'),
    /** Percent. */
    progress: integer().notNull().default(0),
    errorMessage: text(),
    /** An uploaded model's file in the files port. */
    modelFileKey: text(),
    previewMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('lora_models_user_updated_idx').on(table.userId, newest(table.updatedAt)),
    between('lora_models_progress_range', table.progress, 0, 100),
    oneOf('lora_models_status_known', table.status, loraStatuses),
  ],
)

export const loraTrainingData = pgTable(
  'lora_training_data',
  {
    id: id(),
    loraId: uuid()
      .notNull()
      .references(() => loraModels.id, { onDelete: 'cascade' }),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    caption: text().notNull().default(''),
    ...timestamps(),
  },
  (table) => [
    index('lora_training_data_lora_idx').on(table.loraId, table.createdAt),
    uniqueIndex('lora_training_data_media_key').on(table.loraId, table.mediaId),
  ],
)
