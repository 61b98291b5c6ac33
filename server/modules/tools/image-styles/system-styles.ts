import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { sha256Hex } from '#server/platform/crypto/digest.ts'
import { imageStyles } from '#server/platform/db/schema/index.ts'

/** Writes down a style for every look of the illustrator that has none yet. */
export async function ensureSystemStyles({ db, services }: Scope): Promise<void> {
  const { looks } = services.engines.illustrator
  const known = await db.select({ look: imageStyles.look }).from(imageStyles).where(eq(imageStyles.source, 'SYSTEM'))
  const missing = looks.filter(({ id }) => !known.some(({ look }) => look === id))
  if (missing.length === 0) return
  const now = services.clock.now()
  const rows = await Promise.all(
    missing.map(async ({ id: look, name, description }) => ({
      id: await styleId(look),
      source: 'SYSTEM' as const,
      look,
      name,
      description,
      createdAt: now,
      updatedAt: now,
    })),
  )
  await db.insert(imageStyles).values(rows).onConflictDoNothing()
}

/** The same for a look every time, so that two callers at once write the same rows. */
async function styleId(look: string): Promise<string> {
  const hash = await sha256Hex(`image style ${look}`)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
