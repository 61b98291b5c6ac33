import { type Operation, resolve, type Schema } from './contract.ts'
import type { Kind } from './seed-account.ts'

/** A place of a request that contains an id of a user's record. */
export interface Slot {
  where: 'path' | 'query' | 'body'
  /** Names from the outside in; '[]' is an entry of an array. */
  path: readonly string[]
  kind: Kind
}

/** The kind of record that an id of this name refers to. A new name fails the suite until it is listed here. */
const KINDS: Readonly<Record<string, Kind>> = {
  bug_report_id: 'bugReport',
  report_id: 'report',
  story: 'story',
  storyId: 'story',
  story_id: 'story',
  scene: 'scene',
  scene_id: 'scene',
  scene_id_one: 'scene',
  scene_id_two: 'otherScene',
  further_scene_ids: 'otherScene',
  further_duplicates: 'otherScene',
  aroll: 'aroll',
  aroll_id: 'aroll',
  aroll_ids: 'aroll',
  overlay_id: 'overlay',
  overlay_ids: 'overlay',
  music_cue_id: 'musicCue',
  music_cue_ids: 'musicCue',
  media: 'image',
  media_id: 'image',
  id__in: 'image',
  image_media: 'image',
  mask_media: 'otherImage',
  mask_media_id: 'otherImage',
  audio_media: 'audio',
  wav_media_ids: 'audio',
  sound_media_id: 'audio',
  end_frame_id: 'image',
  driving_media_id: 'audio',
  reference_media_ids: 'image',
  source_media_id: 'image',
  reference_image_media_id: 'image',
  leonardo_style_reference_image_id: 'image',
  media_transcription_id: 'transcription',
  training_data: 'image',
  training_data_id: 'image',
  training_data_ids: 'image',
  added: 'image',
  by_training_data_id: 'image',
  character: 'character',
  character_id: 'character',
  character_ids: 'character',
  characterId: 'character',
  speaker_story_character_id: 'character',
  location: 'location',
  location_id: 'location',
  derived_from: 'location',
  image_style_id: 'imageStyle',
  lora_id: 'lora',
  from_lora_id: 'lora',
  project_id: 'project',
  segment_id: 'segment',
  screenplay_segment_id: 'segment',
  element_id: 'element',
  task_id: 'task',
  render_id: 'render',
  quote_id: 'quote',
  rewriting_id: 'rewriting',
  offer_id: 'templateOffer',
  version_id: 'version',
  subscription_id: 'subscription',
  purchase_id: 'purchase',
  job_id: 'job',
  row_id: 'task',
  view_id: 'staffView',
  checkout_id: 'checkout',
  user_id: 'user',
  staff_id: 'user',
  subject_id: 'user',
  session_id: 'session',
  notification_ids: 'notification',
}

/** Where the name alone is ambiguous. */
const EXCEPTIONS: Readonly<Record<string, Kind>> = {
  'addScene duplicate_of': 'scene',
  'addAroll duplicate_of': 'aroll',
  'createStoryFromAudio media_id': 'audio',
  'createVideoCaptionsStory media': 'video',
  'completeRender media_id': 'video',
  'fileUploaded media_id': 'pendingUpload',
  'getImageStyle id': 'imageStyle',
  'updateImageStyle id': 'imageStyle',
  'deleteImageStyle id': 'imageStyle',
  'updateCharacter id': 'character',
  'deleteCharacter id': 'character',
  'publishCharacter id': 'character',
  'drawCharacterSheet id': 'character',
  'deleteCharacterSheet id': 'character',
  'resetCharacter id': 'character',
  'getCharacterPortrait id': 'character',
}

/** UUIDs that name no record. */
const NO_RECORD = ['idempotency_key']

export function kindOf(operation: Pick<Operation, 'id'>, path: readonly string[]): Kind {
  const name = path.filter((part) => part !== '[]').at(-1) ?? ''
  const kind = EXCEPTIONS[`${operation.id} ${name}`] ?? KINDS[name]
  if (!kind)
    throw new Error(`${operation.id}: unknown kind of id ${path.join('.')} (add it to tests/security/slots.ts)`)
  return kind
}

/** Every id that an operation takes. */
export function slotsOf(operation: Operation): Slot[] {
  const slots: Slot[] = []
  const add = (where: Slot['where'], path: readonly string[]) => {
    if (!NO_RECORD.includes(path[0] ?? '')) slots.push({ where, path, kind: kindOf(operation, path) })
  }
  for (const { name, in: where, schema } of operation.parameters)
    if (where !== 'header') walk(schema, [name], (path) => add(where, path))
  if (operation.body) walk(operation.body.schema, [], (path) => add('body', path))
  const seen = new Set<string>()
  return slots.filter(({ where, path }) => {
    const key = `${where} ${path.join('.')}`
    return seen.size < seen.add(key).size
  })
}

function walk(raw: Schema, path: readonly string[], found: (path: readonly string[]) => void) {
  const schema = resolve(raw)
  if (schema.format === 'uuid') found(path)
  for (const [name, inner] of Object.entries(schema.properties ?? {})) walk(inner, [...path, name], found)
  if (schema.items) walk(schema.items, [...path, '[]'], found)
  for (const inner of [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])])
    walk(inner, path, found)
}
