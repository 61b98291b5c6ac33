import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { characters } from './characters.ts'
import { between, id, checkConstraint, oneOf, timestamps } from './columns.ts'
import { media, type TimedWord } from './media.ts'
import { stories } from './stories.ts'
import { type emotions, sceneStates } from './values.ts'

/** Scenes in playing order. `(story_id, element_order)` is unique at commit (hand-written, deferrable constraint). */
export const scenes = pgTable(
  'scenes',
  {
    id: id(),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** 0-based. */
    elementOrder: integer().notNull(),
    status: text({ enum: sceneStates }).notNull().default('PENDING'),
    errorMessage: text(),
    text: text().notNull().default(''),
    /** Times in ms from the scene's start. */
    captions: jsonb().$type<TimedWord[]>().notNull().default([]),
    areCaptionsOverridden: boolean().notNull().default(false),
    audioMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    audioDurationMs: integer().notNull().default(0),
    isVoiceoverStale: boolean().notNull().default(false),
    /** With the pause; 30 fps. */
    durationInFrames: integer().notNull(),
    transitionDurationFrames: integer().notNull().default(0),
    isGenCaptionsFromVideoAudio: boolean().notNull().default(false),
    isUserUploadedAudio: boolean().notNull().default(false),
    isVoiceoverTranscribed: boolean().notNull().default(false),
    useSceneAudio: boolean().notNull().default(true),
    /** 0 to 2; 1 is its own. */
    voiceVolume: doublePrecision().notNull().default(1),
    voiceFadeInMs: integer().notNull().default(0),
    voiceFadeOutMs: integer().notNull().default(0),
    playFullVideo: boolean().notNull().default(false),
    speakingRate: real().notNull().default(1),
    /** Semitones. */
    pitch: real().notNull().default(0),
    languageAndVoiceCode: text(),
    emotions: jsonb().$type<(typeof emotions)[number][]>().notNull().default([]),
    speakerStoryCharacterId: uuid().references(() => characters.id, { onDelete: 'set null' }),
    /** ms. */
    pauseAtTheEnd: integer().notNull().default(0),
    showCaptions: boolean().notNull().default(true),
    imageStyle: text(),
    lastUsedImagePrompt: text(),
    transcriptionText: text(),
    /** Of a scene that was copied into another language: the original's text, and how long it took to say, ms. */
    originalText: text(),
    originalDurationMs: integer(),
    /** Whether its text was translated since. */
    isTranslated: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    index('scenes_speaker_idx').on(table.speakerStoryCharacterId),
    checkConstraint('scenes_order_positive', sql`${table.elementOrder} >= 0`),
    checkConstraint('scenes_duration_positive', sql`${table.durationInFrames} > 0`),
    checkConstraint('scenes_audio_duration_positive', sql`${table.audioDurationMs} >= 0`),
    checkConstraint('scenes_pause_positive', sql`${table.pauseAtTheEnd} >= 0`),
    checkConstraint('scenes_transition_positive', sql`${table.transitionDurationFrames} >= 0`),
    between('scenes_speaking_rate_range', table.speakingRate, 0.5, 2),
    checkConstraint('scenes_voice_fades_positive', sql`${table.voiceFadeInMs} >= 0 and ${table.voiceFadeOutMs} >= 0`),
    between('scenes_voice_volume_range', table.voiceVolume, 0, 2),
    between('scenes_pitch_range', table.pitch, -12, 12),
    oneOf('scenes_status_known', table.status, sceneStates),
  ],
)
