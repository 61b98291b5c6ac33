import { inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import type { StorySnapshot } from '#server/platform/db/schema/history.ts'
import { imageStyles, media, tasks } from '#server/platform/db/schema/index.ts'
import { readRows } from '#server/modules/stories/edits/versions.ts'
import { overlaysOfSnapshot } from '#server/modules/stories/history/former-brolls.ts'
import type { ArollRow, MusicCueRow, OverlayRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'

/** Generated media, stock and the product's own; never uploads. */
const MADE = ['GENERATED', 'STOCK', 'SYSTEM']

/** An id without a media. */
const UNKNOWN_ID = '00000000-0000-0000-0000-000000000000'

/** An explicit list: a column that is added later is excluded until it is listed. */
const STORY_COLUMNS = [
  'displayTitle',
  'language',
  'aspectRatio',
  'creationMode',
  'scriptType',
  'videoLengthInSec',
  'sceneSize',
  'scenePace',
  'shotsPerScene',
  'visualStyle',
  'imageSeed',
  'defaultImageModel',
  'defaultVoiceCode',
  'usualVoiceCode',
  'leonardoModel',
  'leonardoModelId',
  'leonardoStyleId',
  'aiOutputMode',
  'imageStyleId',
  'haveBackgroundMusic',
  'backgroundMusicVolume',
  'backgroundMusicMediaId',
  'musicDuckingDb',
  'loudnessLufs',
  'showCaptions',
  'templatedCaptionsStyle',
  'captionsMarginFromBottom',
  'fontSizeOption',
  'customCaptionFont',
  'captionLengthOption',
  'customCaptionsStyle',
] as const satisfies readonly (keyof StoryRow)[]

const SCENE_COLUMNS = [
  'id',
  'elementOrder',
  'text',
  'captions',
  'areCaptionsOverridden',
  'audioMediaId',
  'audioDurationMs',
  'isVoiceoverStale',
  'durationInFrames',
  'transitionDurationFrames',
  'useSceneAudio',
  'voiceVolume',
  'voiceFadeInMs',
  'voiceFadeOutMs',
  'speakingRate',
  'pitch',
  'languageAndVoiceCode',
  'emotions',
  'pauseAtTheEnd',
  'showCaptions',
] as const satisfies readonly (keyof SceneRow)[]

const AROLL_COLUMNS = [
  'sceneId',
  'arollOrder',
  'arollType',
  'mediaId',
  'videoStart',
  'videoEnd',
  'seed',
  'leonardoStyleId',
  'transitionName',
  'transitionDurationMs',
  'imageAnimation',
  'contentFit',
  'layout',
  'crop',
  'durationMs',
  'playbackRate',
  'reversed',
  'flipped',
  'useVideoAudio',
  'videoVolume',
] as const satisfies readonly (keyof ArollRow)[]

const OVERLAY_COLUMNS = [
  'sceneId',
  'kind',
  'overlayOrder',
  'startMs',
  'durationMs',
  'box',
  'motionIn',
  'motionOut',
  'mediaId',
  'content',
] as const satisfies readonly (keyof OverlayRow)[]

const CUE_COLUMNS = [
  'sceneId',
  'kind',
  'mediaId',
  'track',
  'startMs',
  'durationMs',
  'offsetMs',
  'volume',
  'volumePoints',
  'loops',
  'fadeInMs',
  'fadeOutMs',
  'isMuted',
  'duckingDb',
] as const satisfies readonly (keyof MusicCueRow)[]

function pick<Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
}

/** The columns that are transferred with a story. */
export interface Template {
  story: Pick<StoryRow, (typeof STORY_COLUMNS)[number]>
  scenes: Pick<SceneRow, (typeof SCENE_COLUMNS)[number]>[]
  arolls: Pick<ArollRow, (typeof AROLL_COLUMNS)[number]>[]
  overlays: Pick<OverlayRow, (typeof OVERLAY_COLUMNS)[number]>[]
  musicCues: Pick<MusicCueRow, (typeof CUE_COLUMNS)[number]>[]
  /** The previous release reads them in an offer. */
  brolls: []
}

/** A story in its transferable form: without uploads, recordings, faces and prompts. */
export async function toTemplate(scope: Scope, story: StoryRow): Promise<Template> {
  const rows = await readRows(scope, story)
  const clean = await copyableMedia(scope, [
    story.backgroundMusicMediaId,
    ...rows.scenes.map((scene) => (scene.isUserUploadedAudio ? null : scene.audioMediaId)),
    ...[...rows.arolls, ...rows.overlays, ...rows.musicCues].map((layer) => layer.mediaId),
  ])
  const travels = (id: string | null) => id !== null && clean.has(id)
  const hasMusic = travels(story.backgroundMusicMediaId)
  return {
    story: {
      ...pick(story, STORY_COLUMNS),
      imageStyleId: await systemStyle(scope, story.imageStyleId),
      haveBackgroundMusic: story.haveBackgroundMusic && hasMusic,
      backgroundMusicMediaId: hasMusic ? story.backgroundMusicMediaId : null,
    },
    scenes: rows.scenes.map((scene) => {
      const isAudible = !scene.isUserUploadedAudio && travels(scene.audioMediaId)
      const silence = { audioMediaId: null, audioDurationMs: 0, isVoiceoverStale: false, captions: [] }
      return { ...pick(scene, SCENE_COLUMNS), ...(isAudible ? {} : silence) }
    }),
    arolls: rows.arolls.map((layer) => ({
      ...pick(layer, AROLL_COLUMNS),
      ...(travels(layer.mediaId) ? {} : { mediaId: null, videoStart: null, videoEnd: null }),
    })),
    overlays: rows.overlays
      .filter((over) => over.kind !== 'MEDIA' || travels(over.mediaId))
      .map((over) => pick(over, OVERLAY_COLUMNS)),
    musicCues: rows.musicCues.filter((cue) => travels(cue.mediaId)).map((cue) => pick(cue, CUE_COLUMNS)),
    brolls: [],
  }
}

/** The user's own style describes their brand; the system's is shared. */
async function systemStyle({ db }: Scope, id: string | null): Promise<string | null> {
  if (id === null) return null
  const [style] = await db
    .select()
    .from(imageStyles)
    .where(inArray(imageStyles.id, [id]))
  return style?.userId === null ? id : null
}

/** A stored template, restricted to the transferable columns. */
export function readTemplate(kept: StorySnapshot): Template {
  const { story, scenes, arolls, musicCues } = kept as unknown as Omit<Template, 'musicCues'> & Partial<Template>
  // The receiver's story is inserted later.
  const overlays = overlaysOfSnapshot(kept, UNKNOWN_ID) as unknown as Template['overlays']
  return {
    story: {
      ...pick(story, STORY_COLUMNS),
      backgroundMusicMediaId: story.backgroundMusicMediaId ?? null,
      // Absent in older offers: their stories keep their sound.
      musicDuckingDb: story.musicDuckingDb ?? null,
      loudnessLufs: story.loudnessLufs ?? null,
    },
    scenes: scenes.map((scene) => pick(scene, SCENE_COLUMNS)),
    arolls: arolls.map((layer) => pick(layer, AROLL_COLUMNS)),
    overlays: overlays.map((over) => pick(over, OVERLAY_COLUMNS)),
    musicCues: (musicCues ?? []).map((cue) => pick(cue, CUE_COLUMNS)),
    brolls: [],
  }
}

/** Of these media, those without private content: generated or from the library, and from no uploads. */
async function copyableMedia(scope: Scope, ids: readonly (string | null)[]): Promise<Set<string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const sources = await findSources(scope, wanted)
  const all = [...new Set([...wanted, ...[...sources.values()].flat()])]
  const rows = all.length === 0 ? [] : await scope.db.select().from(media).where(inArray(media.id, all))
  const made = new Set(
    rows.filter((row) => row.status === 'COMPLETED' && MADE.includes(row.source)).map(({ id }) => id),
  )
  const isClean = (id: string, seen: readonly string[] = []): boolean =>
    made.has(id) && (sources.get(id) ?? []).every((source) => !seen.includes(source) && isClean(source, [...seen, id]))
  return new Set(wanted.filter((id) => isClean(id)))
}

/** The sources of each by tasks (an upscaled photo is still a photo), recursively. */
async function findSources({ db }: Scope, ids: readonly string[]): Promise<Map<string, string[]>> {
  const sources = new Map<string, string[]>()
  for (let open = [...ids]; open.length > 0;) {
    const made = await db.select().from(tasks).where(inArray(tasks.resultMediaId, open))
    const next = new Set<string>()
    for (const { resultMediaId, sourceMediaId, request } of made) {
      if (resultMediaId === null) continue
      const { driving_media_id: voice, end_frame_id: end, mask_media_id: mask } = request
      // A deleted source cannot be checked any more: it counts as private.
      const from = [sourceMediaId ?? 'gone', voice, end, mask, ...(request.reference_media_ids ?? [])]
      const known = from.filter((id) => id !== undefined)
      sources.set(resultMediaId, [...(sources.get(resultMediaId) ?? []), ...known])
      for (const id of known) if (id !== 'gone' && !sources.has(id)) next.add(id)
    }
    open = [...next]
  }
  for (const [id, from] of sources)
    sources.set(
      id,
      from.map((each) => (each === 'gone' ? UNKNOWN_ID : each)),
    )
  return sources
}
