import { libraryUrl } from '#server/modules/media/library/library.ts'
import { findSoundMedia } from '#server/modules/media/library/library-sounds.ts'
import { route } from '#server/platform/http/route.ts'

export const listSoundEffects = route('listSoundEffects', async (call) => {
  const { effects } = call.services.engines.music
  const mediaIds = await findSoundMedia(call, 'effect', effects)
  const sorted = [...effects].sort((one, other) => one.name.localeCompare(other.name))
  return {
    effects: await Promise.all(
      sorted.map(async (effect) => ({
        effect_id: effect.id,
        name: effect.name,
        words: [...effect.words],
        kind: effect.kind,
        duration_ms: Math.round(effect.durationMs),
        loops: effect.loops,
        file_location: await libraryUrl(call.services, 'effect', effect.id),
        media_id: mediaIds.get(effect.id) ?? '',
      })),
    ),
  }
})
