import { problemOf, type VoiceEngine } from '#engines/ports.ts'

/** The same engine, which says why its voices could not be listed. @param onFailure is called with each such failure */
export function watchVoices(engine: VoiceEngine, onFailure: (cause: unknown) => void): VoiceEngine {
  const refresh = engine.refresh?.bind(engine)
  if (!refresh) return engine
  return Object.assign(engine, {
    async refresh() {
      try {
        await refresh()
        engine.problem = null
      } catch (cause) {
        engine.problem = problemOf(cause) ?? 'Couldn’t list voices'
        onFailure(cause)
        throw cause
      }
    },
  })
}
