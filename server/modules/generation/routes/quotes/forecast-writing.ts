import { EngineError } from '#engines/ports.ts'
import { takeAttempt, type ThrottleRule } from '#server/platform/auth/throttle.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** Requests per user: a long prompt takes a few ms of the process. */
const forecastRules = (userId: string): ThrottleRule[] => [
  { key: `forecast-writing:account:${userId}`, limit: 300, windowMs: 10 * 60_000 },
]

/** What the writer that comes first would make of a prompt; a model's answer is not known before it is asked. */
export const forecastWriting = route(
  'forecastWriting',
  async ({ user, body, services, db }) => {
    const { writer } = services.engines
    if (!writer.forecast) return { basis: 'MODEL' as const, seconds: null }
    await takeAttempt(services, db, forecastRules(user.id))
    const request = { text: body.prompt, language: body.language, targetSeconds: body.video_length_in_sec }
    try {
      const { basis, seconds } = writer.forecast({
        kind: 'PROMPT',
        sceneSize: 'SHORT',
        scenePace: 'MEDIUM',
        ...request,
      })
      return { basis, seconds: Math.round(seconds * 10) / 10 }
    } catch (cause) {
      if (cause instanceof EngineError) throw validationFailed({ prompt: [cause.message] })
      throw cause
    }
  },
  { transaction: false },
)
