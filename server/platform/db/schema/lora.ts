import { between, id, moment, newest, oneOf, timestamps } from './columns.ts'
import { boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { media } from './media.ts'
import { users } from './users.ts'
import { captionSources, loraStages, loraStatuses } from './values.ts'

/** A sample image that shows what a model learned; its file is in the files port. */
export interface LoraSampleFile {
  prompt: string
  seed: number
  weight: number
  fileKey: string
}

export interface LoraCheckpointFiles {
  step: number
  distance: number
  weightsKey: string
  samples: LoraSampleFile[]
}

/** The progress of a training, stored after every part of it. */
export interface LoraTraining {
  step: number
  /** Only the engine reads them. */
  values: number[]
  controls: LoraSampleFile[]
  /** null: none of them could be generated. */
  controlDistance: number | null
  checkpoints: LoraCheckpointFiles[]
}

/** An image of a version of a set, as used for training. */
export interface LoraSetPicture {
  mediaId: string
  fileName: string
  caption: string
}

/** Measurements of the pixels of a set's image. */
export interface PictureFacts {
  /** px; null: it cannot be read. */
  size: { width: number; height: number } | null
  /** Finest detail relative to larger detail. */
  sharpness: number | null
  /** The first and third quartile of lightness, 0 to 100. */
  darkest: number
  brightest: number
  /** Share of transparent pixels, 0 to 1. */
  transparent: number
  /** Perceptual hash: 64 bits in hexadecimal; similar for similar images. */
  hash: string
  caption: string
}

export const loraModels = pgTable(
  'lora_models',
  {
    id: id(),
    /** null: the product's, shown in the gallery. */
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
    /** Of the last training. */
    training: jsonb().$type<LoraTraining>(),
    /** Label of the engine that trains or trained it. */
    trainedBy: text(),
    /** The model's id at the service that trained it, used for generation. Never shown. */
    weightsAddress: text(),
    /** Of a running remote training. */
    stage: text({ enum: loraStages }),
    setVersion: integer(),
    consentedAt: moment(),
    /** Of the running training. No reference: holds know stories, stories image styles, and those models. */
    holdId: uuid(),
    /** The best checkpoint is kept as soon as the current part is done. */
    stopRequested: boolean().notNull().default(false),
    /** When this run of the training began, and at which step; used to estimate the remaining time. */
    resumedAt: moment(),
    resumedStep: integer().notNull().default(0),
    /** From its file's header. */
    rank: integer(),
    previewMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('lora_models_user_updated_idx').on(table.userId, newest(table.updatedAt)),
    between('lora_models_progress_range', table.progress, 0, 100),
    oneOf('lora_models_status_known', table.status, loraStatuses),
    oneOf('lora_models_stage_known', table.stage, loraStages),
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
    /** The original before the first crop or rotation; null where it was never replaced. */
    originalMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    caption: text().notNull().default(''),
    captionSource: text({ enum: captionSources }).notNull().default('NONE'),
    /** null until it was measured. */
    facts: jsonb().$type<PictureFacts>(),
    ...timestamps(),
  },
  (table) => [
    index('lora_training_data_lora_idx').on(table.loraId, table.createdAt),
    uniqueIndex('lora_training_data_media_key').on(table.loraId, table.mediaId),
    oneOf('lora_training_data_caption_source_known', table.captionSource, captionSources),
  ],
)

/** A set as it was used for a training; never changed. */
export const loraSetVersions = pgTable(
  'lora_set_versions',
  {
    id: id(),
    loraId: uuid()
      .notNull()
      .references(() => loraModels.id, { onDelete: 'cascade' }),
    /** From 1. */
    version: integer().notNull(),
    pictures: jsonb().$type<LoraSetPicture[]>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('lora_set_versions_key').on(table.loraId, table.version)],
)
