import { eq } from 'drizzle-orm'
import { framesToMs } from '#src/domain/frames.ts'
import {
  type Able,
  ableOf,
  CHARACTERS,
  type QuotedPart,
  isPaidWork,
  keyBill,
  priceWorks,
  speakersOf,
} from '#engines/prices.ts'
import type { Illustrator } from '#engines/ports.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { expectedOf, readShares } from '#server/modules/billing/credits/prices.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import type { QuotedItem } from '#server/platform/db/schema/quotes.ts'
import { illustratorOfStory } from '#server/modules/tools/image-styles/style-model.ts'
import { names } from '#server/modules/stories/characters/seen-cast.ts'
import { sheetsFor } from '#server/modules/stories/characters/sheet.ts'
import type { MakePayload } from '#server/platform/jobs/payloads.ts'
import { needsVoice, imagePrompt, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { clipSeconds } from '#server/modules/stories/arolls/plan-visuals.ts'
import { findSpeakingClips, type SpeakingClip } from '#server/modules/stories/arolls/speaking-clips.ts'
import type { GenerationQuote } from '#generated/schema.ts'

export type { GenerationQuote }

type Line = GenerationQuote['engines'][number]

/** A piece of a generation with its price. */
export interface Piece extends QuotedItem {
  /** Credits by the label of the engine that makes it. */
  prices: Record<string, number>
  isBuiltIn: boolean
  /** What its provider bills the user's own key, US dollars. */
  keyCost?: number | undefined
  /** The character whose sheet it is; the price belongs to the first scene that shows them. */
  sheetOf?: string
}

/** The work: number of images, seconds or thousands of characters. */
interface Planned extends Pick<Piece, 'id' | 'part' | 'aroll_id' | 'sheetOf'> {
  scene: SceneRow
  able: Able
  units: number
  /** The units that are held where they are only estimated. */
  mostUnits?: number
}

/** Identifies a piece; an image without an A-roll uses its scene's id, a character sheet its character's, a clip that speaks its scene's. */
export const pieceId = (part: QuotedPart, placeId: string): string => `${part.toLowerCase()}:${placeId}`

/**
 * The price of generating these scenes, piece by piece in playing order.
 * @returns null where built-in engines do all of it: then the cost table applies
 */
export async function priceGeneration(
  scope: Scope,
  story: StoryRow,
  scenes: readonly SceneRow[],
  parts: MakePayload['parts'],
): Promise<Piece[] | null> {
  const layers = await arollsOfScenes(
    scope,
    scenes.map(({ id }) => id),
  )
  const { prices: table } = scope.services
  const tools = { engines: scope.services.engines, db: scope.db }
  const illustrator = parts === 'ALL' ? (await illustratorOfStory(tools, story)).illustrator : null
  const drawing = illustrator && ableOf(illustrator.info)
  const isVideo = drawing !== null && story.aiOutputMode === 'VIDEO'
  const speaking = isVideo ? await findSpeakingClips(scope, story, { scenes, layers }) : null
  const planned = [
    ...(illustrator ? await planSheets(scope, story, illustrator, { scenes, layers }) : []),
    ...scenes.flatMap((scene): Planned[] => [
      ...planVoice(scope, story, scene),
      ...(drawing ? planImages(scene, layers.get(scene.id) ?? [], drawing) : []),
      ...(speaking ? planClips(scope, scene, layers.get(scene.id) ?? [], speaking.get(scene.id)) : []),
    ]),
  ]
  if (!planned.some(({ able }) => isPaidWork(able))) return null
  const shares = await readShares(
    scope,
    planned.map(({ able: [{ label }] }) => label),
  )
  const most = priceWorks(
    table,
    planned.map(({ units, mostUnits = units, ...work }) => ({ ...work, units: mostUnits })),
  )
  return priceWorks(table, planned).map(({ scene, able, units: _units, mostUnits: _most, price, ...place }, at) => ({
    ...{ ...place, ...(most[at]?.price ?? price), expected: expectedOf(price, shares), keyCost: price.keyCost },
    isBuiltIn: !isPaidWork(able),
    ...{ scene_id: scene.id, scene_number: scene.elementOrder + 1, forecast: null, rewritten: null },
  }))
}

function planVoice({ services: { engines } }: Scope, story: StoryRow, scene: SceneRow): Planned[] {
  const findVoice = voiceFinder(engines, story)
  if (!needsVoice(scene, findVoice)) return []
  const able = speakersOf(engines.voice.info, findVoice(scene)?.provider)
  const units = scene.text.length / CHARACTERS
  return [{ id: pieceId('VOICE', scene.id), part: 'VOICE', aroll_id: null, scene, able, units }]
}

/** The A-rolls of a scene whose images are missing; null stands for the one that it will get. */
export function missingImages(scene: SceneRow, layers: readonly ArollRow[]): (ArollRow | null)[] {
  if (layers.length === 0) return imagePrompt(scene, null) === null ? [] : [null]
  return layers.filter((layer) => layer.mediaId === null && imagePrompt(scene, layer) !== null)
}

interface Drawn {
  scenes: readonly SceneRow[]
  layers: ReadonlyMap<string, readonly ArollRow[]>
}

/** The character sheets that these images follow; none where their model follows no portraits. */
async function planSheets(
  { db }: Scope,
  story: StoryRow,
  { info, follows }: Illustrator,
  { scenes, layers }: Drawn,
): Promise<Planned[]> {
  if (!follows?.portraits) return []
  const images = scenes.flatMap((scene) =>
    missingImages(scene, layers.get(scene.id) ?? []).map((layer) => ({
      scene,
      prompt: imagePrompt(scene, layer) ?? '',
    })),
  )
  const cast = await db.select().from(characters).where(eq(characters.storyId, story.id))
  const prompts = images.map(({ prompt }) => prompt)
  return sheetsFor(cast, prompts).flatMap(({ id, callName }): Planned[] => {
    const first = images.find(({ prompt }) => names(prompt, callName))
    if (!first) return []
    const work = { part: 'PICTURE', able: ableOf(info), units: 1 } as const
    return [{ id: pieceId('PICTURE', id), aroll_id: null, scene: first.scene, sheetOf: id, ...work }]
  })
}

function planImages(scene: SceneRow, layers: readonly ArollRow[], able: Able): Planned[] {
  return missingImages(scene, layers).map((layer) => {
    const id = pieceId('PICTURE', layer?.id ?? scene.id)
    return { id, part: 'PICTURE', aroll_id: layer?.id ?? null, scene, able, units: 1 }
  })
}

/**
 * Clips of everything that is an image then. They are as long as their final scene; their price is the quoted one. A scene whose
 * clip speaks has that one alone.
 */
function planClips(
  { services: { engines } }: Scope,
  scene: SceneRow,
  layers: readonly ArollRow[],
  speaking: SpeakingClip | undefined,
): Planned[] {
  if (speaking) {
    const { able, seconds: units, mostSeconds: mostUnits } = speaking
    const id = pieceId('LIP_SYNC', scene.id)
    return [{ id, part: 'LIP_SYNC', aroll_id: layers[0]?.id ?? null, scene, able, units, mostUnits }]
  }
  const able = ableOf(engines.animator.info)
  const first = imagePrompt(scene, null) === null ? [] : [{ id: null, durationMs: framesToMs(scene.durationInFrames) }]
  const images = layers.length === 0 ? first : layers.filter(({ arollType }) => arollType === 'ImageARoll')
  return images.map(({ id: arollId, durationMs }) => {
    const id = pieceId('MOTION', arollId ?? scene.id)
    return { id, part: 'MOTION', aroll_id: arollId, scene, able, units: clipSeconds({ durationMs }) }
  })
}

/** A generation's price by engine. */
export function presentGenerationQuote(
  { prices }: Pick<Services, 'prices'>,
  lines: readonly Line[],
  isAbout: boolean,
): GenerationQuote {
  return {
    prices_as_of: prices.asOf,
    engines: [...lines],
    expected: toTenths(lines.reduce((sum, { expected }) => sum + expected, 0)),
    most: lines.reduce((sum, { most }) => sum + most, 0),
    ...keyBill(lines.map(({ key_cost_usd: dollars }) => dollars)),
    is_about: isAbout,
  }
}

type Counted = Pick<Piece, 'part' | 'engine' | 'expected' | 'most' | 'isBuiltIn' | 'keyCost' | 'sheetOf'>

export function linesOf(pieces: readonly Counted[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { part, engine, expected, most, isBuiltIn, keyCost: dollars, sheetOf } of pieces) {
    const key = `${part} ${engine}`
    const line = lines.get(key) ?? { part, engine, is_built_in: isBuiltIn, count: 0, expected: 0, most: 0 }
    const sums = { expected: toTenths(line.expected + expected), most: line.most + most }
    const sheets = (line.sheets ?? 0) + (sheetOf === undefined ? 0 : 1)
    const bill = keyBill([line.key_cost_usd, dollars])
    lines.set(key, { ...line, count: line.count + 1, ...sums, ...bill, ...(sheets > 0 && { sheets }) })
  }
  return [...lines.values()]
}

/** Prices have one decimal. */
export const toTenths = (credits: number): number => Number(credits.toFixed(1))
