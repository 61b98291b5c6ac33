import { eq } from 'drizzle-orm'
import type { Scope, Services } from '#server/platform/context.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { overnightModels } from '#engines/image-models.ts'
import { EngineError, type Illustrator } from '#engines/ports.ts'
import { asksForMatureContent, plainWords, withoutMatureContent } from '#src/domain/mature-content.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

const SEEDS = 1_000_000

/**
 * Prohibited content, as whole words or word groups. The list is small on purpose: it allows a crime novel, a war report or a
 * lesson in medicine.
 */
const NEVER = [
  /\b(?:child|kid|minor|teen|under ?age)\w*\b.{0,40}\b(?:nude|naked|sex(?:y|ual\w*)?|porn\w*|erotic\w*)\b/iu,
  /\b(?:nude|naked|sex(?:y|ual\w*)?|porn\w*|erotic\w*)\b.{0,40}\b(?:child|kid|minor|teen|under ?age)\w*\b/iu,
  /\b(?:child porn\w*|csam|porn\w*|hentai|bestiality|gore porn|snuff film)\b/iu,
  /\b(?:beheading|dismember\w*|disembowel\w*|torture porn)\b/iu,
  /\bhow to (?:build|make) (?:a |an )?(?:bomb|explosive\w*|nerve agent)\b/iu,
]

const BROKEN_RULES = 'This prompt may break our content rules'

const violation = (detail?: string) =>
  new HttpError(400, {
    message: BROKEN_RULES,
    error: 'SAFETY_SYSTEM_VIOLATION',
    ...(detail !== undefined && { detail }),
  })

const breaksRules = (prompt: string) => NEVER.some((pattern) => pattern.test(plainWords(prompt)))

async function mayShowMature({ db }: Pick<Scope, 'db'>, userId: string): Promise<boolean> {
  const [person] = await db.select({ isAllowed: users.showMatureContent }).from(users).where(eq(users.id, userId))
  return person?.isAllowed === true
}

/** Refuses a prompt that may break the content rules, or requests what the user has switched off. */
export async function requireSafePrompt(scope: Pick<Scope, 'db'>, userId: string, prompt: string): Promise<void> {
  if (breaksRules(prompt)) throw violation()
  if (asksForMatureContent(prompt) && !(await mayShowMature(scope, userId)))
    throw violation('Mature content is off in your account')
}

/**
 * The allowed part of a prompt that the writer made from a story: a user without mature content gets the image without it,
 * because there is no prompt of theirs to change. Throws EngineError where it may break the content rules.
 */
export async function safePrompt(scope: Pick<Scope, 'db'>, userId: string, prompt: string): Promise<string> {
  if (breaksRules(prompt)) throw new EngineError(BROKEN_RULES)
  if (!asksForMatureContent(prompt) || (await mayShowMature(scope, userId))) return prompt
  return withoutMatureContent(prompt)
}

/** The model chosen for a story's images, by its id; AUTO_MODEL for the first. */
export const imageModelOf = ({
  leonardoModelId,
  defaultImageModel,
}: Pick<StoryRow, 'leonardoModelId' | 'defaultImageModel'>): string => leonardoModelId ?? defaultImageModel

/** The chosen engine, by id or label, before the others; the first replaces a missing one. One that draws overnight is alone. */
export const illustratorOf = (engines: Services['engines'], model: string): Illustrator => {
  const { illustrator } = engines
  const overnight = overnightModels(engines).find(({ info }) => info.label === model)
  return overnight ?? (illustrator.info.label === model ? undefined : illustrator.startingWith?.(model)) ?? illustrator
}

/** A random seed that is not the given one. */
export function newSeed(last: number | null): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const seed = random % SEEDS
  return seed === last ? (seed + 1) % SEEDS : seed
}
