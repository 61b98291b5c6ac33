import type { FilmStyle } from '#generated/schema.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { AUTO_MODEL } from '#src/domain/image-model.ts'
import {
  DEFAULT_DUCKING_DB,
  DEFAULT_LOUDNESS,
  DUCKING_DB,
  LOUDNESS_TARGETS,
  type LoudnessTarget,
} from '#src/domain/sound.ts'
import type { CustomCaptionsStyle } from './brand-settings.ts'
import { between, id, moment, checkConstraint, newest, oneOf, timestamps } from './columns.ts'
import { imageStyles } from './image-styles.ts'
import { media } from './media.ts'
import { projects } from './projects.ts'
import type { StoredReceipt } from './receipt.ts'
import { users } from './users.ts'
import {
  aiOutputModes,
  aspectRatios,
  captionLengths,
  captionStyles,
  creationModes,
  fontSizes,
  generationSteps,
  scenePaces,
  sceneSizes,
  shotsPerScene,
  scriptTypes,
  storyStatuses,
} from './values.ts'

export const stories = pgTable(
  'stories',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid().references(() => projects.id, { onDelete: 'set null' }),
    displayTitle: text().notNull(),
    language: text().notNull().default('en-US'),
    aspectRatio: text({ enum: aspectRatios }).notNull().default('SIXTEEN_NINE'),
    creationMode: text({ enum: creationModes }).notNull(),
    scriptType: text({ enum: scriptTypes }),
    initialPrompt: text().notNull().default(''),
    /** Requested length, seconds; null when the text decides. */
    videoLengthInSec: integer(),
    useBrandSettings: boolean().notNull().default(false),
    /** Whether the video ends with a card of its stock credits. */
    hasEndCard: boolean().notNull().default(false),
    archived: boolean().notNull().default(false),
    /**
     * Length when its owner's plan ended, frames, where that exceeds the limit without a plan; up to this length it stays
     * exportable.
     */
    keptLengthInFrames: integer(),
    /** Maximum credits it may cost; null: no limit. */
    creditCap: integer(),
    isCreatedWithScreenplay: boolean().notNull().default(false),
    sceneSize: text({ enum: sceneSizes }).notNull().default('SHORT'),
    scenePace: text({ enum: scenePaces }).notNull().default('MEDIUM'),
    publicPreviewId: text(),
    /** When the link expires; null: never. */
    publicPreviewExpiresAt: moment(),
    /** A look of the illustrator engine. */
    visualStyle: text(),
    imageSeed: integer(),
    /** As `listLeonardoPresets` names it, or the first one. */
    defaultImageModel: text().notNull().default(AUTO_MODEL),
    defaultVoiceCode: text(),
    /** The voice it was first spoken with where the user chose none: voices offered later do not replace it. */
    usualVoiceCode: text(),
    leonardoModel: text(),
    leonardoModelId: text(),
    leonardoStyleId: text(),
    leonardoStyleReferenceImageId: uuid().references(() => media.id, { onDelete: 'set null' }),
    leonardoStyleReferenceStrength: real(),
    imageStyleId: uuid().references(() => imageStyles.id, { onDelete: 'set null' }),
    /** How many shots each scene has when it is planned. */
    shotsPerScene: text({ enum: shotsPerScene }).notNull().default('AUTO'),
    /** What all images and words have in common; null: nothing was planned. */
    filmStyle: jsonb().$type<FilmStyle>(),
    aiOutputMode: text({ enum: aiOutputModes }).notNull().default('IMAGE'),

    /** The recording or captioned video the story began with. */
    sourceMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** Extracted from that video. */
    sourceSoundMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),

    status: text({ enum: storyStatuses }).notNull().default('DRAFT'),
    step: text({ enum: generationSteps }).notNull().default('NONE'),
    /** How many scenes the running generation is to create; 0 until the text is split. */
    scenesTotal: integer().notNull().default(0),
    scenesCompleted: integer().notNull().default(0),
    errorMessage: text(),
    /** Name of the running engine. */
    engineLabel: text(),
    /** What the running or last generation holds or cost (constraint hand-written); null when it was free. */
    generationHoldId: uuid(),
    /** The quote whose holds pay for it, where engines of providers were used; deleted with the story. */
    generationQuoteId: uuid(),
    /** The engine that wrote its text; null where users wrote it. */
    textReceipt: jsonb().$type<StoredReceipt>(),
    /** When the free first generation was used. */
    firstGeneratedAt: moment(),

    haveBackgroundMusic: boolean().notNull().default(false),
    /** 0 to 1. */
    backgroundMusicVolume: real().notNull().default(0.2),
    backgroundMusicMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** How far music is lowered under speech, dB; null: not at all, as in stories that were made before it could be. */
    musicDuckingDb: real().default(DEFAULT_DUCKING_DB),
    /** Integrated loudness of its sound; null: as mixed, as in stories that were made before it could be set. */
    loudnessLufs: integer().$type<LoudnessTarget>().default(DEFAULT_LOUDNESS),

    showCaptions: boolean().notNull().default(true),
    templatedCaptionsStyle: text({ enum: captionStyles }).notNull().default('CLASSIC'),
    /** Percent of the video's height. */
    captionsMarginFromBottom: integer().notNull().default(12),
    fontSizeOption: text({ enum: fontSizes }).notNull().default('MEDIUM'),
    customCaptionFont: text(),
    captionLengthOption: text({ enum: captionLengths }).notNull().default('SHORT'),
    /** Overrides the template; null: the brand's where it is used. */
    customCaptionsStyle: jsonb().$type<CustomCaptionsStyle>(),

    /** Of a copy in another language: the original, as it was then. */
    originalLanguage: text(),
    originalTitle: text(),

    lastVideoMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** Grows by one with every change; a client that sees a gap loads the story again. */
    revision: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index('stories_user_updated_idx').on(table.userId, table.archived, newest(table.updatedAt)),
    index('stories_project_updated_idx').on(table.projectId, newest(table.updatedAt)),
    index('stories_failed_idx')
      .on(newest(table.createdAt))
      .where(sql`${table.status} = 'FAILED'`),
    index('stories_created_idx').on(newest(table.createdAt)),
    uniqueIndex('stories_public_preview_id_key').on(table.publicPreviewId),
    between('stories_music_volume_range', table.backgroundMusicVolume, 0, 1),
    between('stories_music_ducking_range', table.musicDuckingDb, DUCKING_DB.min, DUCKING_DB.max),
    checkConstraint('stories_loudness_known', sql`${table.loudnessLufs} in (${sql.raw(LOUDNESS_TARGETS.join(', '))})`),
    between('stories_captions_margin_range', table.captionsMarginFromBottom, 0, 90),
    between('stories_reference_strength_range', table.leonardoStyleReferenceStrength, 0, 1),
    checkConstraint('stories_credit_cap_positive', sql`${table.creditCap} >= 0`),
    checkConstraint('stories_length_positive', sql`${table.videoLengthInSec} > 0`),
    oneOf('stories_aspect_ratio_known', table.aspectRatio, aspectRatios),
    oneOf('stories_creation_mode_known', table.creationMode, creationModes),
    oneOf('stories_script_type_known', table.scriptType, scriptTypes),
    oneOf('stories_scene_size_known', table.sceneSize, sceneSizes),
    oneOf('stories_scene_pace_known', table.scenePace, scenePaces),
    oneOf('stories_shots_per_scene_known', table.shotsPerScene, shotsPerScene),
    oneOf('stories_ai_output_mode_known', table.aiOutputMode, aiOutputModes),
    oneOf('stories_status_known', table.status, storyStatuses),
    oneOf('stories_step_known', table.step, generationSteps),
    oneOf('stories_captions_style_known', table.templatedCaptionsStyle, captionStyles),
    oneOf('stories_font_size_known', table.fontSizeOption, fontSizes),
    oneOf('stories_caption_length_known', table.captionLengthOption, captionLengths),
  ],
)
