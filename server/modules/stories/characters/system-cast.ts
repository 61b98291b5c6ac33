import { inArray, sql } from 'drizzle-orm'
import { castVoices } from '#src/domain/cast-voices.ts'
import { traitsIn } from '#src/domain/person-words.ts'
import type { Scope } from '#server/platform/context.ts'
import { characters, media } from '#server/platform/db/schema/index.ts'
import { libraryKey } from '#server/modules/media/library/library.ts'
import { PORTRAIT_SIDE } from './draw-character.ts'
import { SYSTEM_MEMBERS, type SystemMember } from '#server/modules/media/library/system-members.ts'

const PORTRAIT = { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE }

const portraitKey = ({ slug }: SystemMember) => libraryKey('person', slug, PORTRAIT)

/**
 * Adds missing characters of the product, and the portraits of those whose portrait was another one before; portraits are generated on the
 * first request.
 */
export async function ensureSystemCast(scope: Scope): Promise<void> {
  const { db, services } = scope
  const keys = SYSTEM_MEMBERS.map(portraitKey)
  const found = await db.select({ id: media.id }).from(media).where(inArray(media.fileKey, keys))
  const missing = SYSTEM_MEMBERS.filter(({ id }) => !found.some((row) => row.id === id))
  if (missing.length === 0) return
  const now = services.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  const label = services.engines.draft.animator.info.label
  const voices = voicesOfMembers(scope)
  // A character and its portrait share their id, so that two parallel calls write the same rows.
  await db
    .insert(media)
    .values(
      missing.map((member) => ({
        id: member.id,
        mediaType: 'image' as const,
        source: 'SYSTEM' as const,
        status: 'COMPLETED' as const,
        fileKey: portraitKey(member),
        fileName: `${member.slug}.jpg`,
        contentType: 'image/jpeg',
        ...PORTRAIT,
        origin: { prompt: member.description, engine: label },
        ...stamps,
      })),
    )
    .onConflictDoUpdate({
      target: media.id,
      set: { fileKey: sql`excluded.file_key`, origin: sql`excluded.origin`, updatedAt: now },
    })
  await db
    .insert(characters)
    .values(
      missing.map((member) => ({
        id: member.id,
        callName: member.name,
        description: member.description,
        status: 'published' as const,
        voiceCode: voices.get(member.id) ?? null,
        seed: member.seed,
        portraitMediaId: member.id,
        portraitGenerationStatus: 'GENERATED' as const,
        ...stamps,
      })),
    )
    .onConflictDoNothing()
}

/** The voice of each by its id: of its gender and age, distributed among equals. */
function voicesOfMembers({ services }: Scope): ReadonlyMap<string, string | null> {
  const people = SYSTEM_MEMBERS.map(({ gender, description }) => ({ gender, age: traitsIn(description).age }))
  const cast = castVoices(services.engines.voice.voices, people, [])
  return new Map(SYSTEM_MEMBERS.map(({ id }, at) => [id, cast[at] ?? null]))
}
