import { between, id, moment, newest, oneOf, timestamps } from './columns.ts'
import { boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { media } from './media.ts'
import { users } from './users.ts'
import { captionSources, loraStages, loraStatuses } from './values.ts'

/** A picture drawn to see what a model learned; its file is in the files port. */
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

/** What a training has come to, written down after every part of it. */
export interface LoraTraining {
  step: number
  /** Only the engine reads them. */
  values: number[]
  controls: LoraSampleFile[]
  /** null: none of them could be drawn. */
  controlDistance: number | null
  checkpoints: LoraCheckpointFiles[]
}

/** A picture of a version of a set, as it was trained with. */
export interface LoraSetPicture {
  mediaId: string
  fileName: string
  caption: string
}

/** What the pixels of a picture of a set say. */
export interface PictureFacts {
  /** px; null: it cannot be read. */
  size: { width: number; height: number } | null
  /** Detail of the smallest size in shares of larger detail. */
  sharpness: number | null
  /** Lightness that a quarter of the picture is below, and above, 0 to 100. */
  darkest: number
  brightest: number
  /** Share of the picture that one sees through, 0 to 1. */
  transparent: number
  /** 64 bits in hexadecimal; alike for pictures that look alike. */
  hash: string
  caption: string
}

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
    /** Of the last training. */
    training: jsonb().$type<LoraTraining>(),
    /** Label of the engine that trains it, or did. */
    trainedBy: text(),
    /** Where the service that trained it keeps it: what it is drawn with there. Nobody is shown it. */
    weightsAddress: text(),
    /** Of a training elsewhere that is under way. */
    stage: text({ enum: loraStages }),
    setVersion: integer(),
    consentedAt: moment(),
    /** Of the training under way. No reference: holds know stories, stories image styles, and those models. */
    holdId: uuid(),
    /** The best checkpoint is to be kept as soon as the present part is done. */
    stopRequested: boolean().notNull().default(false),
    /** When this run of the training began, and at which step: what the remaining time is computed from. */
    resumedAt: moment(),
    resumedStep: integer().notNull().default(0),
    /** By its file's header. */
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
    /** What stood in its place before it was cropped or rotated, at first; null where it was never replaced. */
    originalMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    caption: text().notNull().default(''),
    captionSource: text({ enum: captionSources }).notNull().default('NONE'),
    /** null until it was looked at. */
    facts: jsonb().$type<PictureFacts>(),
    ...timestamps(),
  },
  (table) => [
    index('lora_training_data_lora_idx').on(table.loraId, table.createdAt),
    uniqueIndex('lora_training_data_media_key').on(table.loraId, table.mediaId),
    oneOf('lora_training_data_caption_source_known', table.captionSource, captionSources),
  ],
)

/** A set as it was when it was trained with; never changed. */
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
