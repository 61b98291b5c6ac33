import { eq } from 'drizzle-orm'
import { changeAccount } from '#server/modules/account/change-account.ts'
import { findUserByEmail } from '#server/modules/account/accounts.ts'
import { type App, type Scope, transact } from '#server/platform/context.ts'
import {
  arolls,
  brandSettings,
  characters,
  media,
  musicCues,
  overlays,
  scenes,
  stories,
  users,
} from '#server/platform/db/schema/index.ts'
import type { BugReport } from '#src/domain/bug-report/bug-report.ts'
import { LOGO_NAME, mediaOf, mediaOfBugReport, type NewMedia } from './media-of-bug-report.ts'

export type Story = NonNullable<BugReport['story']>

/** The story of a bug report cannot be put in here, in words. */
export class BugReportRefused extends Error {
  override name = 'BugReportRefused'
}

/**
 * Imports a bug report's story into the database under its own ids and a separate account, and answers that account. Deletes an
 * earlier import of the same story first.
 */
export async function importBugReport(app: App, bugReport: BugReport): Promise<{ userId: string; storyId: string }> {
  const { story } = bugReport
  if (story === null) throw new BugReportRefused('No story was open when this bug report was created')
  const email = `story-${story.story_id}@bug-report.example.com`
  const known = await findUserByEmail(app.db, email)
  if (known) await app.db.delete(users).where(eq(users.id, known.id))
  const [other] = await app.db.select({ id: stories.id }).from(stories).where(eq(stories.id, story.story_id))
  if (other) throw new BugReportRefused('This story already exists in another account')
  const userId = await transact(app, (scope) => makeOwner(scope, email))
  const files = await mediaOfBugReport(app, userId, bugReport)
  await transact(app, async (scope) => {
    await plantRows(scope, { userId, story, files })
    await placeMedia(scope, story)
  })
  return { userId, storyId: story.story_id }
}

async function makeOwner(scope: Scope, email: string): Promise<string> {
  await changeAccount(scope, { email, isPremium: true, password: crypto.randomUUID() })
  const [row] = await scope.db
    .update(users)
    .set({
      ...{ firstName: 'Bug Report', lastName: 'Owner', companyName: 'Storyloom', howDidYouHearAboutUs: 'Other' },
      ...{ agreeToTnc: true, profileCompletedAt: scope.services.clock.now() },
    })
    .where(eq(users.email, email))
    .returning({ id: users.id })
  if (!row) throw new Error('The account is not there')
  return row.id
}

interface Planted {
  userId: string
  story: Story
  files: readonly NewMedia[]
}

async function plantRows({ db }: Scope, { userId, story, files }: Planted): Promise<void> {
  if (files.length > 0) await db.insert(media).values([...files])
  const logo = files.find(({ fileName }) => fileName === LOGO_NAME)
  const at = times(story)
  if (story.use_brand_settings)
    await db.insert(brandSettings).values({
      userId,
      ...(story.templated_captions_style && { templatedCaptionsStyle: story.templated_captions_style }),
      customCaptionsStyle: story.custom_captions_style,
      ...(logo && story.brand_overlay && { logoMediaId: logo.id, ...logoLook(story.brand_overlay) }),
      updatedAt: at.updatedAt,
    })
  await db.insert(stories).values({ ...storyRow(story), userId, ...at, createdAt: new Date(story.created_at) })
  const speakers = new Set(story.scenes.flatMap(({ speaker_story_character_id: id }) => id ?? []))
  for (const id of speakers)
    await db.insert(characters).values({ id, userId, storyId: story.story_id, callName: 'Speaker', ...at })
  for (const scene of story.scenes) {
    await db.insert(scenes).values({ ...sceneRow(scene), ...times(scene) })
    for (const aroll of scene.arolls) await db.insert(arolls).values({ ...arollRow(aroll), ...times(aroll) })
    for (const overlay of scene.overlays)
      await db.insert(overlays).values({ ...overlayRow(story, overlay), ...times(scene) })
  }
  for (const overlay of story.overlays) await db.insert(overlays).values({ ...overlayRow(story, overlay), ...at })
  for (const cue of story.music_cues ?? []) await db.insert(musicCues).values({ ...musicCueRow(story, cue), ...at })
}

/** Links each file to its owner, once the owners exist. */
async function placeMedia({ db }: Scope, story: Story): Promise<void> {
  const sceneIds = new Set(story.scenes.map(({ id }) => id))
  const arollIds = new Set(story.scenes.flatMap(({ arolls: layers }) => layers.map(({ id }) => id)))
  for (const each of mediaOf(story))
    await db
      .update(media)
      .set({
        storyId: each.story_id === story.story_id ? each.story_id : null,
        sceneId: each.scene_id !== null && sceneIds.has(each.scene_id) ? each.scene_id : null,
        arollId: each.aroll_id !== null && arollIds.has(each.aroll_id) ? each.aroll_id : null,
      })
      .where(eq(media.id, each.id))
}

const times = ({ updated_at: updated }: { updated_at: string }) => ({
  createdAt: new Date(updated),
  updatedAt: new Date(updated),
})

const logoLook = (overlay: NonNullable<Story['brand_overlay']>) => ({
  ...{ logoSize: overlay.logo_size, logoPosition: overlay.logo_position, logoBlur: overlay.logo_blur },
})

/** Projects, styles and sources of files stay behind: they are not in a bug report. */
function storyRow(story: Story): Omit<typeof stories.$inferInsert, 'userId' | 'createdAt' | 'updatedAt'> {
  const captions = story.captions_settings
  return {
    ...{ id: story.story_id, displayTitle: story.display_title, status: story.status, language: story.language },
    ...{ aspectRatio: story.aspect_ratio, creationMode: story.creation_mode, scriptType: story.script_type },
    ...{ initialPrompt: story.initial_prompt, videoLengthInSec: story.video_length_in_sec },
    hasEndCard: story.has_end_card ?? false,
    shotsPerScene: story.shots_per_scene ?? 'AUTO',
    filmStyle: story.film_style ?? null,
    ...{ useBrandSettings: story.use_brand_settings, archived: story.archived, revision: story.revision },
    isCreatedWithScreenplay: story.is_created_with_screenplay,
    ...{ sceneSize: story.scene_size, scenePace: story.scene_pace, visualStyle: story.visual_style },
    ...{ imageSeed: story.image_seed, defaultImageModel: story.default_image_model },
    ...{
      defaultVoiceCode: story.default_voice_code,
      usualVoiceCode: story.usual_voice_code,
      aiOutputMode: story.ai_output_mode,
    },
    ...{ leonardoModel: story.leonardo_model, leonardoModelId: story.leonardo_model_id },
    leonardoStyleId: story.leonardo_style_id,
    leonardoStyleReferenceStrength: story.leonardo_style_reference_strength,
    haveBackgroundMusic: story.music.have_background_music,
    backgroundMusicVolume: story.music.background_music_volume,
    backgroundMusicMediaId: story.music.background_music_media_id,
    musicDuckingDb: story.music.ducking_db ?? null,
    loudnessLufs: story.loudness_lufs ?? null,
    ...{ showCaptions: captions.show_captions, templatedCaptionsStyle: captions.templated_captions_style },
    ...{ captionsMarginFromBottom: captions.captions_margin_from_bottom, fontSizeOption: captions.font_size_option },
    ...{ customCaptionFont: captions.custom_caption_font, captionLengthOption: captions.caption_length_option },
    customCaptionsStyle: captions.custom_captions_style,
    // Finished work is not regenerated for free.
    ...(story.status === 'COMPLETED' && { firstGeneratedAt: new Date(story.created_at) }),
  }
}

function sceneRow(scene: Story['scenes'][number]): Omit<typeof scenes.$inferInsert, 'createdAt' | 'updatedAt'> {
  return {
    ...{ id: scene.id, storyId: scene.story_id, elementOrder: scene.element_order, status: scene.status },
    ...{ errorMessage: scene.error_message, text: scene.text, captions: scene.captions },
    ...{ areCaptionsOverridden: scene.are_captions_overridden, audioMediaId: scene.audio_media?.id },
    ...{ audioDurationMs: scene.audio_duration_in_ms_seconds, isVoiceoverStale: scene.is_voiceover_stale },
    ...{ durationInFrames: scene.duration_in_frames, transitionDurationFrames: scene.transition_duration_frames },
    isGenCaptionsFromVideoAudio: scene.is_gen_captions_from_video_audio,
    ...{ isUserUploadedAudio: scene.is_user_uploaded_audio, isVoiceoverTranscribed: scene.is_voiceover_transcribed },
    ...{ useSceneAudio: scene.use_scene_audio, playFullVideo: scene.play_full_video },
    ...{ voiceVolume: scene.voice_volume ?? 1, voiceFadeInMs: scene.voice_fade_in_ms ?? 0 },
    voiceFadeOutMs: scene.voice_fade_out_ms ?? 0,
    ...{ speakingRate: scene.speaking_rate, pitch: scene.pitch, emotions: scene.emotions },
    languageAndVoiceCode: scene.language_and_voice_code,
    speakerStoryCharacterId: scene.speaker_story_character_id,
    ...{ pauseAtTheEnd: scene.pause_at_the_end, showCaptions: scene.show_captions, imageStyle: scene.image_style },
    ...{ lastUsedImagePrompt: scene.last_used_image_prompt, transcriptionText: scene.transcription_text },
  }
}

function arollRow(
  aroll: Story['scenes'][number]['arolls'][number],
): Omit<typeof arolls.$inferInsert, 'createdAt' | 'updatedAt'> {
  const { aroll_object: shown } = aroll
  return {
    ...{ id: aroll.id, sceneId: aroll.scene_id, arollOrder: aroll.aroll_order, arollType: aroll.aroll_type },
    ...{ status: aroll.status, errorMessage: aroll.error_message, mediaId: shown.media?.id },
    ...{ videoStart: shown.video_start, videoEnd: shown.video_end, seed: shown.seed },
    imageGenerationPrompt: shown.image_generation_prompt,
    customImageGenerationPrompt: shown.custom_image_generation_prompt,
    ...{ imageStyle: aroll.image_style, leonardoStyleId: aroll.leonardo_style_id },
    ...{ transitionName: aroll.transition_name, transitionDurationMs: aroll.transition_duration_ms },
    shot: aroll.shot ?? null,
    ...{ imageAnimation: aroll.image_animation, contentFit: aroll.content_fit, durationMs: aroll.duration_ms },
    ...{ playbackRate: aroll.playback_rate, crop: aroll.crop, layout: aroll.layout },
    ...{ reversed: aroll.reversed, flipped: aroll.flipped, useVideoAudio: aroll.use_video_audio },
    videoVolume: aroll.video_volume ?? 1,
  }
}

function overlayRow(
  { story_id: storyId }: Story,
  overlay: Story['overlays'][number],
): Omit<typeof overlays.$inferInsert, 'createdAt' | 'updatedAt'> {
  const { id, scene_id: sceneId, kind, overlay_order: overlayOrder, start_ms, duration_ms, ...rest } = overlay
  const { box, motion_in: motionIn, motion_out: motionOut, ...drawn } = rest
  const { media = null, ...content } = { media: null, ...drawn }
  return {
    ...{ id, storyId, sceneId, kind, overlayOrder, startMs: start_ms, durationMs: duration_ms },
    ...{ box, motionIn, motionOut, mediaId: media?.id ?? null, content },
  }
}

function musicCueRow(
  { story_id: storyId }: Story,
  cue: NonNullable<Story['music_cues']>[number],
): Omit<typeof musicCues.$inferInsert, 'createdAt' | 'updatedAt'> {
  return {
    ...{ id: cue.id, storyId, sceneId: cue.scene_id, kind: cue.kind, mediaId: cue.media?.id ?? null, track: cue.track },
    ...{ startMs: cue.start_ms, durationMs: cue.duration_ms, offsetMs: cue.offset_ms },
    volumePoints: cue.volume_points ?? [],
    ...{ volume: cue.volume, loops: cue.loops, fadeInMs: cue.fade_in_ms, fadeOutMs: cue.fade_out_ms },
    ...{ isMuted: cue.is_muted, duckingDb: cue.ducking_db },
  }
}
