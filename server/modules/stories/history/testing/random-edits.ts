import type { OperationId } from '#generated/server/operations.ts'
import type { StoryDocument } from '#server/modules/stories/presenters/story.ts'
import type { CallOptions } from '#server/testing/caller.ts'
import { newMedia, newShape, newSticker, newText } from '#server/testing/new-overlays.ts'
import { BROLL_MOTION } from '#src/domain/overlays.ts'
import type { Random } from './random.ts'

/** The values that an edit may choose from. */
export interface EditTargets {
  story: StoryDocument
  /** Images and videos of the user. */
  mediaIds: readonly string[]
  recordingId: string
  trackUrl: string
  characterIds: readonly string[]
  stockIds: readonly string[]
}

export interface RandomEdit extends Pick<CallOptions, 'params' | 'body'> {
  id: OperationId
}

type Make = (random: Random, targets: EditTargets) => RandomEdit

const scene = (random: Random, { story }: EditTargets) => random.pick(story.scenes)
/** For a story without images: a missing one. */
const aroll = (random: Random, targets: EditTargets) => {
  const all = targets.story.scenes.flatMap(({ arolls }) => arolls)
  return all.length > 0 ? random.pick(all) : { id: crypto.randomUUID() }
}
const words = (random: Random) =>
  Array.from({ length: 1 + random.below(6) }, () => random.pick(['Bees', 'fly', 'home', 'over', 'the', 'hill'])).join(
    ' ',
  )

const ofStory =
  (id: OperationId, more: (random: Random, targets: EditTargets) => object): Make =>
  (random, targets) => ({ id, body: { story_id: targets.story.story_id, ...more(random, targets) } })

const ofScene =
  (id: OperationId, more: (random: Random, targets: EditTargets) => object = () => ({})): Make =>
  (random, targets) => ({
    id,
    body: { story_id: targets.story.story_id, scene_id: scene(random, targets).id, ...more(random, targets) },
  })

const ofAroll =
  (id: OperationId, body?: (random: Random, targets: EditTargets) => object): Make =>
  (random, targets) => ({
    id,
    params: { aroll_id: aroll(random, targets).id },
    ...(body && { body: body(random, targets) }),
  })

/** Of a scene or of the whole film; for a story without any: a missing one. */
const overlay = (random: Random, { story }: EditTargets) => {
  const all = [...story.overlays, ...story.scenes.flatMap(({ overlays }) => overlays)]
  return all.length > 0 ? random.pick(all) : { id: crypto.randomUUID() }
}
const place = (random: Random, targets: EditTargets) => ({
  scene_id: random.coin() ? null : scene(random, targets).id,
  start_ms: random.below(4000),
})

const box = (random: Random) => ({
  ...{ x: random.below(300) / 100 - 1, y: random.below(100) / 99, width: 0.25, height: 0.5 },
  ...{ rotation: random.below(720) - 360, opacity: random.below(100) / 99, corner_radius: random.below(2) / 4 },
})
const colour = (random: Random) => random.pick(['#ffffff', '#12324a'])

/** A change of what only one kind has; `one` may be of another, which is refused. */
const content = (random: Random, mediaIds: readonly string[]) =>
  random.pick([
    () => ({ text: words(random), font: random.pick(['Inter', 'Oswald']), font_size: 0.01 + random.below(40) / 100 }),
    () => ({ color: colour(random), align: random.pick(['START', 'END']), counts_up: random.coin() }),
    () => ({ outline: random.coin() ? null : { width: 0.1, color: colour(random) } }),
    () => ({ shape: random.pick(['STAR', 'ARROW']), fill: random.pick([null, colour(random)]) }),
    () => ({ sticker: random.pick(['rocket', 'waving-hand']) }),
    () => ({ media_id: random.pick(mediaIds), fit: random.pick(['COVER', 'CONTAIN']), volume: random.below(10) / 9 }),
  ])()

/** For a story without any: a missing one. */
const cue = (random: Random, { story }: EditTargets) => {
  const all = story.music_cues ?? []
  return all.length > 0 ? random.pick(all) : { id: crypto.randomUUID() }
}

const silent = { generate_audio: false, upload_audio: false }

/**
 * Every operation that edits a story without spending, with values that it may accept or refuse; results of jobs stay when an
 * edit is undone.
 */
export const randomEdits: readonly Make[] = [
  ofStory('updateStoryTitle', (random) => ({ display_title: words(random) })),
  ofStory('updateAspectRatio', (random) => ({
    aspect_ratio: random.pick(['ONE_ONE', 'NINE_SIXTEEN', 'SIXTEEN_NINE']),
  })),
  (random, { story }) => ({
    id: 'updateStory',
    params: { story_id: story.story_id },
    body: random.coin()
      ? { initial_prompt: words(random) }
      : {
          use_brand_settings: random.coin(),
          image_seed: random.below(99),
          loudness_lufs: random.pick([null, -14, -23]),
        },
  }),
  ofStory('updateCaptions', (random) => ({
    templated_captions_style: random.pick(['CLASSIC', 'KARAOKE', 'NEON']),
    ...(random.coin() && { captions_margin_from_bottom: random.below(60) }),
    ...(random.coin() && { show_captions: random.coin() }),
  })),
  ofStory('updateMusic', (random, { trackUrl }) => ({
    have_background_music: random.coin(),
    background_music_volume: random.below(1000) / 999,
    ...(random.coin() && { ducking_db: random.pick([null, -3, -12.5]) }),
    ...(random.coin() && { background_music_file_location: trackUrl }),
  })),
  ofScene('updateScenePause', (random) => ({ pause_at_the_end: random.below(2000) })),
  ofScene('updateSceneAudio', (random) => ({ ...silent, new_text: random.below(5) === 0 ? '' : words(random) })),
  ofScene('updateSceneAudio', (random) => ({
    ...silent,
    speaking_rate: 0.5 + random.below(150) / 100,
    pitch: random.below(240) / 10 - 12,
    ...(random.coin() && { voice_volume: random.below(200) / 100, voice_fade_in_ms: random.below(900) }),
    ...(random.coin() && { voice_fade_out_ms: random.below(900) }),
    emotions: random.coin() ? ['CALM'] : [],
  })),
  ofScene('updateSceneAudio', (random, { characterIds }) => ({
    ...silent,
    speaker_story_character_id: random.pick([null, ...characterIds]),
  })),
  ofScene('fileUploaded', (_random, { recordingId }) => ({ media_id: recordingId })),
  ofScene('fileUploaded', (random, { mediaIds }) => ({ media_id: random.pick(mediaIds) })),
  ofScene('updateSceneCaptions', (random) => ({ show_captions: random.coin() })),
  ofScene('overrideCaptions', (random) => ({
    captions: Array.from({ length: random.below(4) }, (_, at) => ({
      word: words(random).split(' ')[0],
      start: at * 300,
      end: at * 300 + 250,
    })),
  })),
  ofScene('resyncSceneCaptions'),
  ofScene('deleteScene'),
  ofScene('reorderScenes', (random) => ({ to_position: random.below(6) })),
  ofScene('splitScene', (random) => ({ index: 1 + random.below(4) })),
  ofStory('addScene', (random, targets) => ({
    new_element_order: random.below(6),
    ...(random.coin() ? { text: words(random) } : { duplicate_of: scene(random, targets).id }),
  })),
  ofStory('swapScene', (random, targets) => ({
    scene_id_one: scene(random, targets).id,
    scene_id_two: scene(random, targets).id,
  })),
  ofStory('mergeScenes', (random, { story }) => {
    const at = random.below(Math.max(1, story.scene_list.length - 1))
    return { scene_id_one: story.scene_list[at], scene_id_two: story.scene_list[at + 1] ?? story.scene_list[at] }
  }),
  (random, targets) => ({
    id: 'addAroll',
    body: random.coin() ? { scene: scene(random, targets).id } : { duplicate_of: aroll(random, targets).id },
  }),
  (random, targets) => {
    const { id, arolls } = scene(random, targets)
    const total = arolls.reduce((sum, each) => sum + each.duration_ms, 0)
    const last = Math.max(100, total - 300 * (arolls.length - 1))
    const durations = arolls.map((_, at) => (at === arolls.length - 1 ? last : 300))
    return {
      id: 'updateArollDurations',
      body: { scene: id, aroll_ids: arolls.map((each) => each.id), aroll_durations: durations },
    }
  },
  ofStory('addOverlays', (random, targets) => ({
    overlays: [
      newText({ ...place(random, targets), text: words(random), duration_ms: 1 + random.below(5000) }),
      newMedia(random.pick(targets.mediaIds), place(random, targets)),
    ],
  })),
  ofStory('updateOverlays', (random, targets) => ({
    overlays: [
      { overlay_id: overlay(random, targets).id, ...(random.coin() && place(random, targets)) },
      { overlay_id: overlay(random, targets).id, overlay_order: random.below(9), motion_out: BROLL_MOTION },
    ],
  })),
  ofStory('addOverlays', (random, targets) => ({
    overlays: [
      newShape({ ...place(random, targets), box: box(random) }),
      newSticker({ ...place(random, targets), box: box(random) }),
    ],
  })),
  ofStory('updateOverlays', (random, targets) => ({
    overlays: [
      { overlay_id: overlay(random, targets).id, ...content(random, targets.mediaIds) },
      { overlay_id: overlay(random, targets).id, box: box(random), duration_ms: 1 + random.below(5000) },
    ],
  })),
  ofStory('deleteOverlays', (random, targets) => ({
    overlay_ids: [...new Set([overlay(random, targets).id, overlay(random, targets).id])],
  })),
  ofStory('addMusicCues', (random, targets) => ({
    music_cues: [
      {
        ...{ ...place(random, targets), kind: random.pick(['MUSIC', 'EFFECT']), media_id: targets.recordingId },
        ...{ track: random.below(3), loops: random.coin(), volume: random.below(1000) / 999 },
        duration_ms: random.coin() ? null : 1 + random.below(5000),
      },
    ],
  })),
  ofStory('updateMusicCues', (random, targets) => ({
    music_cues: [
      { music_cue_id: cue(random, targets).id, ...(random.coin() && place(random, targets)) },
      { music_cue_id: cue(random, targets).id, is_muted: random.coin(), ducking_db: random.pick([null, 0, -6.5]) },
    ],
  })),
  ofStory('deleteMusicCues', (random, targets) => ({ music_cue_ids: [cue(random, targets).id] })),
  ofAroll('deleteAroll'),
  ofAroll('incrementArollOrder'),
  ofAroll('decrementArollOrder'),
  ofAroll('refreshSeed'),
  ofAroll('setArollMedia', (random, { mediaIds }) => ({ media: random.pick(mediaIds) })),
  ofAroll('cropAroll', (random) => ({
    crop: random.coin() ? null : { x: random.below(40) / 100, y: 0.1, width: 0.5, height: 0.7 },
  })),
  ofAroll('flipArollHorizontal', (random) => ({ flipped: random.coin() })),
  ofAroll('updateArollLayout', (random) => ({ layout: random.pick(['FULL', 'SPLIT_LEFT', 'PICTURE_IN_PICTURE']) })),
  ofAroll('updateContentFit', (random) => ({ content_fit: random.pick(['COVER', 'CONTAIN', 'BLUR_FILL']) })),
  ofAroll('updateImageAnimation', (random) => ({
    image_animation: random.pick(['NONE', 'ZOOM_IN', 'PAN_LEFT']),
    is_update_for_all_scenes: random.coin(),
  })),
  ofAroll('updateTransition', (random) => ({
    transition_name: random.pick(['', 'fade', 'wipe']),
    transition_duration_ms: random.below(3000),
    is_update_for_all_scenes: random.coin(),
  })),
  ofAroll('updateVideoPlaybackRate', (random) => ({ playback_rate: 0.25 + random.below(100) / 50 })),
  ofAroll('updateVideoStartEnd', (random) => ({
    video_start: random.below(1000),
    video_end: 1500 + random.below(3000),
  })),
  ofAroll('updateVideoAudio', (random) => ({ use_video_audio: random.coin(), video_volume: random.below(200) / 100 })),
  ofAroll('reverseVideo', (random) => ({ reversed: random.coin() })),
  (random, targets) => ({
    id: 'setStock',
    body: {
      story: targets.story.story_id,
      scene: scene(random, targets).id,
      stock_data: { id: random.pick(targets.stockIds) },
      stock_type: 'images',
    },
  }),
  (random, { story, characterIds }) => ({
    id: 'resetCharacter',
    params: { storyId: story.story_id, id: random.pick(characterIds) },
  }),
  (random, { story, characterIds }) => ({
    id: 'mapCharacter',
    params: { storyId: story.story_id, characterId: random.pick(characterIds) },
    body: { character_id: random.pick(characterIds) },
  }),
  (random, { story }) => ({
    id: 'createCharacter',
    params: { storyId: story.story_id },
    body: { call_name: `${words(random)} ${random.below(1000)}` },
  }),
  (random, { story, characterIds }) => ({
    id: random.coin() ? 'updateCharacter' : 'deleteCharacter',
    params: { storyId: story.story_id, id: random.pick(characterIds) },
    body: { description: words(random) },
  }),
]
