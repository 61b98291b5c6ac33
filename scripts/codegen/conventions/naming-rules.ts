import { isObject } from '../contract-files.ts'
import {
  type ContractSources,
  type Finding,
  finding,
  listAt,
  objectAt,
  subjectOf,
  textsAt,
} from './contract-sources.ts'
import { type SchemaPlace, schemasOf } from './schema-places.ts'
import type { YamlFile } from './yaml-file.ts'

/** Ids whose name does not show it. */
const NAMES_OF_IDS: readonly string[] = [
  // As the specification calls them.
  ...['story', 'scene', 'aroll', 'media', 'storyId', 'characterId', 'location', 'character', 'scene_list'],
  ...['scene_id_one', 'scene_id_two', 'audio_media', 'image_media', 'mask_media', 'training_data', 'id__in'],
  // What something was made from.
  ...['derived_from', 'mapped_from', 'duplicate_of', 'further_duplicates'],
  // Media that join those of `training_data`.
  'added',
  // A key names a call and no record.
  ...['idempotency_key', 'Idempotency-Key'],
]

/** Ids that are no UUIDs, by their own name or that of the schema with theirs. */
const OTHER_IDS: readonly string[] = [
  // Words that engines, the library and the built-in music know.
  ...['model_id', 'leonardo_model_id', 'leonardo_style_id', 'track_id', 'background_music_track_id', 'effect_id'],
  ...['stock_id', 'StockItem.id', 'StockChoice.id'],
  // Names of stories that come with the product.
  ...['example-id-path', 'ExampleStory.id'],
  // Words for purchasable items.
  ...['price_id', 'next_price_id', 'pack_id'],
  // Made to be short in a link.
  'public_preview_id',
  // Pusher's own form.
  'socket_id',
  // Numbers and names within one answer.
  ...['RewritingPair.id', 'pair_ids', 'QuoteItem.id', 'RealItem.id', 'StaleWork.id'],
]

/** A text that people typed over, where it is not called `base_` and the name of the new one. */
const TWINS: Readonly<Record<string, string>> = {
  'UpdateStoryTitleRequest.base_title': 'display_title',
  'UpdateSceneAudioRequest.base_text': 'new_text',
  'RegenerateImageRequest.base_prompt': 'custom_prompt',
}

const PAGE_KEYS = ['count', 'page', 'page_size', 'next_page', 'results']

/** Rules for names: ids, paged lists, overwritten texts. */
export function namingFindings(contract: ContractSources): Finding[] {
  const places = [...contract.files.values()].flatMap(schemasOf)
  return [
    ...places.flatMap((at) =>
      [...idFaults(at), ...twinFaults(at), ...pageFaults(at)].map((what) =>
        finding(at.file, at.place, at.subject, what),
      ),
    ),
    ...contract.in('paths').flatMap((file) => pagingFindings(contract, file)),
  ]
}

/** Of the property or parameter that the value, or the list that it is in, stands for. */
function nameOf({ file, subject }: SchemaPlace): string {
  if (file.file.startsWith('parameters/')) return String(file.root.name)
  return subject.replaceAll('[]', '').split(/[. ]/).at(-1) ?? ''
}

function idFaults(at: SchemaPlace): string[] {
  const { schema, subject } = at
  if (![schema.type].flat().includes('string')) return []
  const name = nameOf(at)
  const isNamed = /(?:^|_)ids?$/.test(name)
  const isUuid = schema.format === 'uuid'
  if (isUuid && !isNamed && !NAMES_OF_IDS.includes(name))
    return ['is a UUID: its name must end in _id or _ids, or stand in NAMES_OF_IDS']
  if (isNamed && !isUuid && !OTHER_IDS.includes(name) && !OTHER_IDS.includes(subject))
    return ['is an id and must have format: uuid, or stand in OTHER_IDS']
  return []
}

/** Reviewers decide whether a text has a counterpart: no schema says what users type. */
function twinFaults({ schema, subject }: SchemaPlace): string[] {
  const names = Object.keys(objectAt(schema.properties))
  return names
    .filter((name) => name.startsWith('base_'))
    .map((name) => [name, TWINS[`${subject}.${name}`] ?? name.slice('base_'.length)] as const)
    .filter(([, twin]) => !names.includes(twin))
    .map(([name, twin]) => `has ${name} and no ${twin}, which is written over it`)
}

function pageFaults({ schema }: SchemaPlace): string[] {
  const properties = objectAt(schema.properties)
  const { next_page: next } = properties
  if (!isObject(next)) return []
  const missing = PAGE_KEYS.filter((key) => !(key in properties) || !textsAt(schema.required).includes(key))
  const isEnding = ['integer', 'null'].every((type) => textsAt(next.type).includes(type))
  return [
    ...(missing.length > 0 ? [`is a page and must have and require ${missing.join(', ')}`] : []),
    ...(isEnding ? [] : ['is a page whose next_page must be an integer or null']),
  ]
}

/** A request with page parameters gets a page. */
function pagingFindings(contract: ContractSources, file: YamlFile): Finding[] {
  const names = listAt(file.root.parameters).map((parameter) => contract.resolve(file, parameter).value.name)
  if (!names.includes('page') && !names.includes('page_size')) return []
  const content = objectAt(objectAt(objectAt(objectAt(file.root.responses)['200']).content)['application/json'])
  const isPage = 'next_page' in objectAt(contract.resolve(file, content.schema).value.properties)
  const isWhole = names.includes('page') && names.includes('page_size') && isPage
  const what = 'is read in pages: it takes page and page_size and answers a page, with next_page'
  return isWhole ? [] : [finding(file, ['parameters'], subjectOf(file), what)]
}
