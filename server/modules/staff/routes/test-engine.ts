import { engineTestRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import type { Services } from '#server/platform/context.ts'
import { readEngineValues } from '#server/platform/db/queries/engine-settings.ts'
import { bytesSource } from '#server/platform/files/inspect.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import type { TestedFile } from '#server/platform/ports/engine-setup.ts'
import { recordAudit } from '../trail.ts'

/** As long as one image may take. */
const TIMEOUT_MS = 180_000
/** Longer side of an image that is shown, px. */
const SIDE = 320
const MAX_TEXT = 300

/** The audit entry comes first: it may cost the operator money. */
export const testEngine = route(
  'testEngine',
  async ({ user, body, signal, ...scope }) => {
    const { db, services } = scope
    const { engineSetup: setup, keys } = services
    if (!setup) throw notFound()
    await takeAttempt(services, db, engineTestRules(user.id))
    const stored = await readEngineValues({ db, keys }, setup)
    const reason = body.kind ? `${body.engine} (${body.kind})` : body.engine
    await recordAudit(scope, user, { action: 'TESTED_ENGINE', subject: 'ENGINES', reason })
    const begun = performance.now()
    const test = await setup.test(stored, body, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]))
    if (!test) throw notFound()
    const { problem, proof, usd, text, file } = test
    return {
      ...{ is_working: problem === null, proof, problem, usd },
      took_ms: Math.round(performance.now() - begun),
      text: text?.slice(0, MAX_TEXT) ?? null,
      file: file && (await presentFile(services, file)),
    }
  },
  { transaction: false },
)

/** Images small: they are only looked at. */
async function presentFile({ sandbox }: Services, { bytes, contentType }: TestedFile) {
  if (!contentType.startsWith('image/'))
    return { content_type: contentType, base64: Buffer.from(bytes).toString('base64') }
  const { data, width, height } = await sandbox.run('readPixels', { side: SIDE }, [bytesSource(bytes)])
  const jpeg = await sandbox.run('encodeJpeg', { data, width, height })
  return { content_type: 'image/jpeg', base64: Buffer.from(jpeg).toString('base64') }
}
