import type { Aroll } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import type { ArollRow } from '#server/platform/db/rows.ts'
import { type Media, presentMedia } from '#server/modules/media/presenters/media.ts'

export type { Aroll }

/** A-rolls in the contract's form, in the order given; one query for all their media. */
export async function presentArolls(scope: Scope, rows: readonly ArollRow[], storyId: string): Promise<Aroll[]> {
  const shown = await findMedia(
    scope,
    rows.map((row) => row.mediaId),
  )
  return rows.map((row) => present(row, row.mediaId === null ? null : (shown.get(row.mediaId) ?? null), storyId))
}

export async function presentOneAroll(scope: Scope, row: ArollRow, storyId: string): Promise<Aroll> {
  const [one] = await presentArolls(scope, [row], storyId)
  if (!one) throw new Error('An A-roll was not presented')
  return one
}

/** Media by id, in the contract's form. */
export async function findMedia(scope: Scope, ids: readonly (string | null)[]): Promise<Map<string, Media>> {
  const rows = await mediaOfIds(scope, ids)
  if (rows.length === 0) return new Map()
  return new Map((await presentMedia(scope, rows)).map((one) => [one.id, one]))
}

function present(row: ArollRow, shown: Media | null, storyId: string): Aroll {
  return {
    id: row.id,
    scene_id: row.sceneId,
    story_id: storyId,
    aroll_order: row.arollOrder,
    aroll_type: row.arollType,
    status: row.status,
    error_message: row.errorMessage,
    aroll_object: {
      media: shown,
      video_start: row.videoStart,
      video_end: row.videoEnd,
      preview_image: shown?.thumbnail_url ?? null,
      image_generation_prompt: row.imageGenerationPrompt,
      custom_image_generation_prompt: row.customImageGenerationPrompt,
      seed: row.seed,
    },
    image_style: row.imageStyle,
    leonardo_style_id: row.leonardoStyleId,
    transition_name: row.transitionName,
    transition_duration_ms: row.transitionDurationMs,
    image_animation: row.imageAnimation,
    content_fit: row.contentFit,
    duration_ms: row.durationMs,
    playback_rate: row.playbackRate,
    crop: row.crop,
    layout: row.layout,
    reversed: row.reversed,
    flipped: row.flipped,
    use_video_audio: row.useVideoAudio,
    video_volume: row.videoVolume,
    shot: row.shot && { ...row.shot, sound: row.shot.sound ?? '' },
    updated_at: row.updatedAt.toISOString(),
  }
}
