import type { EngineKind } from '#generated/schema.ts'
import type { EngineInfo, Engines } from '#engines/ports.ts'
import { route } from '#server/platform/http/route.ts'

export const listEngines = route('listEngines', async ({ services }) => ({
  engines: enginesByKind(services.engines).map(([kind, { label, builtIn }]) => {
    const follows = kind === 'ILLUSTRATOR' ? services.engines.illustrator.follows : undefined
    return {
      ...{ kind, label, is_built_in: builtIn },
      follows_portraits: (follows?.portraits ?? 0) > 0,
      most_portraits: follows?.portraits ?? 0,
      follows_style_picture: follows?.style ?? false,
    }
  }),
}))

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
