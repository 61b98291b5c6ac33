import { and, sql } from 'drizzle-orm'
import type { EngineKind } from '#generated/schema.ts'
import type { EngineInfo, Engines } from '#engines/ports.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export const listEngines = route('listEngines', async ({ services, db }) => ({
  engines: enginesByKind(services.engines).map(([kind, { label, builtIn }]) => {
    const follows = kind === 'ILLUSTRATOR' ? services.engines.illustrator.follows : undefined
    return {
      ...{ kind, label, is_built_in: builtIn },
      follows_portraits: (follows?.portraits ?? 0) > 0,
      most_portraits: follows?.portraits ?? 0,
      follows_style_picture: follows?.style ?? false,
    }
  }),
  connected_by: !services.engineSetup ? 'NOBODY' : (await hasAdmin(db)) ? 'ADMINS' : 'NO_ADMIN',
}))

async function hasAdmin(db: DbOrTx): Promise<boolean> {
  const isAdmin = and(users.isStaff, sql`'ADMIN' = any(${users.staffRoles})`)
  const [admin] = await db.select({ id: users.id }).from(users).where(isAdmin).limit(1)
  return admin !== undefined
}

function enginesByKind(engines: Engines): [EngineKind, EngineInfo][] {
  const { animator, retoucher, translator, reviewer } = engines
  return [
    ['WRITER', engines.writer.info],
    ['ILLUSTRATOR', engines.illustrator.info],
    ['VOICE', engines.voice.info],
    ['MUSIC', engines.music.info],
    ['STOCK', engines.stock.info],
    ['ANIMATOR', animator.info],
    ['LIP_SYNC', animator.lipSyncInfo ?? animator.info],
    ['UPSCALER', retoucher.upscaleInfo ?? retoucher.info],
    ['INPAINTER', retoucher.inpaintInfo ?? retoucher.info],
    ['TRANSCRIBER', engines.transcriber.info],
    ...(translator ? [['TRANSLATOR', translator.info] satisfies [EngineKind, EngineInfo]] : []),
    ...(reviewer ? [['REVIEWER', reviewer.info] satisfies [EngineKind, EngineInfo]] : []),
  ]
}
