import { eq, inArray } from 'drizzle-orm'
import {
  type Portrait,
  portraitsOf,
  seenCharacters,
  type SeenCharacter,
  withCharacters,
} from '#server/modules/stories/characters/seen-cast.ts'
import type { Services } from '#server/platform/context.ts'
import { characters, imageStyles, loraModels } from '#server/platform/db/schema/index.ts'
import type { TaskRequest } from '#server/platform/db/schema/tasks.ts'
import { styledPrompt, styleWords } from '#server/modules/tools/image-styles/image-style.ts'
import { AUTO_MODEL } from '#src/domain/image-model.ts'
import {
  illustratorFor,
  findStyleModel,
  loraFile,
  type ModelFiles,
} from '#server/modules/tools/image-styles/style-model.ts'
import { illustratorOf } from '#server/modules/generation/images/before-drawing.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { refuse } from './source.ts'

/** Default strength of a trained model. */
const USUAL_WEIGHT = 0.8

type DrawingOptions = Pick<TaskRequest, 'engine' | 'image_style_id' | 'lora_id' | 'lora_weight' | 'character_ids'>

/** The inputs of a new image besides its words, look and seed. */
export interface DrawnWith {
  /** Look of the style; undefined without one. */
  look: string | undefined
  /** Of the style or of the trained model; null: words and look regenerate the image. */
  id: string | null
  files: ModelFiles | null
  /** Of the characters, where the image model follows them; null: they are described by words alone. */
  portraits: Portrait[] | null
  /** The prompt with all choices. */
  toPrompt: (prompt: string) => string
  /** The chosen options by name, for the receipt. */
  named: { style?: string; trained_model?: string; characters?: string }
}

/** The chosen style, trained model and characters; refuses deleted ones by field. */
export async function readDrawnWith(
  { engines }: Pick<Services, 'engines'>,
  db: DbOrTx,
  {
    engine = AUTO_MODEL,
    image_style_id: styleId,
    lora_id: loraId,
    lora_weight: weight = USUAL_WEIGHT,
    character_ids: cast = [],
  }: DrawingOptions,
): Promise<DrawnWith> {
  const style = styleId === undefined ? null : await findStyle(db, styleId)
  const lora = loraId === undefined ? null : await findLora(db, loraId)
  const ownFile = lora && loraFile({ engines }, lora, weight)
  if (lora && !ownFile) throw refuse('lora_id', 'No engine here can use this model')
  const seen = await findCharacters(db, cast)
  const styled = await styleWords(db, { imageStyleId: styleId ?? null })
  const files = ownFile ? { lora: ownFile, reference: null } : await findStyleModel({ engines, db }, styleId ?? null)
  const hasFiles = files !== null && (files.lora !== null || files.reference !== null)
  const { follows } = illustratorFor({ engines }, hasFiles ? files : null, illustratorOf(engines, engine)).illustrator
  const portraits = follows && follows.portraits > 0 ? portraitsOf(seen, follows.portraits) : null
  return {
    look: style?.look,
    id: hasFiles ? (loraId ?? styleId ?? null) : null,
    files: hasFiles ? files : null,
    portraits,
    toPrompt: (prompt) => styledPrompt(lora?.triggerWord ?? '', styledPrompt(styled, withCharacters(seen, prompt))),
    named: {
      ...(style && { style: style.name }),
      ...(lora && { trained_model: `${lora.modelName || 'Untitled model'}, weight ${weight}` }),
      ...(seen.length > 0 && { characters: seen.map(({ callName }) => callName).join(', ') }),
    },
  }
}

async function findStyle(db: DbOrTx, id: string) {
  const [row] = await db.select().from(imageStyles).where(eq(imageStyles.id, id))
  if (!row) throw refuse('image_style_id', 'This style was deleted')
  return row
}

async function findLora(db: DbOrTx, id: string) {
  const [row] = await db.select().from(loraModels).where(eq(loraModels.id, id))
  if (!row) throw refuse('lora_id', 'This model was deleted')
  return row
}

/** In the order of the selection. */
async function findCharacters(db: DbOrTx, ids: readonly string[]): Promise<SeenCharacter[]> {
  const rows = ids.length === 0 ? [] : await seenCharacters(db, inArray(characters.id, [...ids]))
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id)
    if (!row) throw refuse('character_ids', 'A character was deleted')
    return row
  })
}
