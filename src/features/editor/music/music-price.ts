import type { TaskModel } from '#generated/schema.ts'
import { wholeCredits } from '#src/domain/credits.ts'

/** What music costs at most, in credits. @param engine who is asked first; undefined for the usual one */
export function musicPrice(model: TaskModel, { seconds, engine }: { seconds: number; engine?: string | undefined }) {
  const { credits } = model.engines.find((each) => each.engine === engine) ?? model
  return wholeCredits(credits, seconds)
}
