import { endSentence, EngineUnavailable, explain, RefusedByEngine } from '#server/platform/jobs/step.ts'

/** What an engine failed at; `place` is the scene's position in the story, from 0. */
export interface SceneFailure {
  sceneId: string
  place: number
  cause: RefusedByEngine | EngineUnavailable
}

/**
 * One error for all scenes that failed. While an engine only stopped at one of them, another attempt may help; what was refused would
 * be refused again.
 */
export function scenesFailed(failures: readonly SceneFailure[]): Error {
  const inOrder = failures.toSorted((a, b) => a.place - b.place)
  const others = new Set(inOrder.map(({ sceneId }) => sceneId)).size - 1
  const [first] = inOrder
  const more = others <= 0 ? '' : others === 1 ? ' One more scene failed.' : ` ${others} more scenes failed.`
  const text = endSentence(first?.cause.message ?? '') + more
  const mayHelp = inOrder.some(({ cause }) => cause instanceof EngineUnavailable)
  const cause = new SceneFailures(inOrder)
  return mayHelp ? new EngineUnavailable(text, { cause }) : new RefusedByEngine(text, { cause })
}

class SceneFailures extends Error {
  readonly failures: readonly SceneFailure[]
  constructor(failures: readonly SceneFailure[]) {
    super('Some scenes failed')
    this.failures = failures
  }
}

/** Why each scene failed, by id, of an error that `scenesFailed` made; undefined for any other. */
export function failedScenes(error: unknown): Map<string, string> | undefined {
  if (!(error instanceof Error && error.cause instanceof SceneFailures)) return undefined
  return new Map(error.cause.failures.toReversed().map(({ sceneId, cause }) => [sceneId, explain(cause)]))
}
