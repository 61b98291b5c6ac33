import type { VoiceEngine } from '#engines/ports.ts'
import type { Log } from '#server/platform/context.ts'

const HOUR_MS = 60 * 60 * 1000
/** How long the start waits for the first list, ms. */
const TIMEOUT_MS = 5_000

/** Has the voices of providers listed, now and every hour. Answers, as soon as they are there or late, how to stop. */
export async function keepVoices(voice: VoiceEngine, log: Log): Promise<() => void> {
  if (!voice.refresh) return () => undefined
  const refresh = () =>
    voice
      .refresh?.()
      .catch((cause: unknown) => log.error(`The voices of ${voice.info.label} could not be listed`, cause))
  const timer = setInterval(() => void refresh(), HOUR_MS).unref()
  let late: ReturnType<typeof setTimeout> | undefined
  await Promise.race([refresh(), new Promise((resolve) => (late = setTimeout(resolve, TIMEOUT_MS)))])
  clearTimeout(late)
  return () => clearInterval(timer)
}
