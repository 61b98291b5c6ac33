import { and, count, eq, gte, sql } from 'drizzle-orm'
import { type EngineCall, type EngineInfo, type Made, problemOf } from '#engines/ports.ts'
import { StillGenerating } from '#engines/providers/http/provider-error.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { engineCall, JobAborted, type Run } from '#server/platform/jobs/step.ts'
import { type Kind, madeAgainText, type Problem, problemText, weightOf } from './problems.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Results of a user that are made again within 24 hours. Those after them stay, and cost, as they come: the operator pays for both. */
const MAX_REJECTED = 20

/** One result of an order. */
export interface Take<Result> {
  made: Result
  seed: number
  /** What a check found; [] also where nothing was checked. */
  problems: readonly Problem[]
  /** Label of the engine that looked at it; null: none did. */
  checkedBy: string | null
  began: Date
  ended: Date
}

/** The result of an order that was checked. */
export interface BestTake<Result> {
  kept: Take<Result>
  /** The other one, where it was made again. */
  rejected: Take<Result> | null
  /** What happened, for users; null where nothing did. */
  note: string | null
  /** Whether the kept one is no better than none. It costs nothing. */
  isBlank: boolean
}

/** What a check found. */
export type Verdict = Pick<Take<unknown>, 'problems' | 'checkedBy'>

interface Order<Result> {
  kind: Kind
  seed: number
  /** The requested engine. */
  asked: EngineInfo
  /** Label of the engine that is tried first. */
  prefer: string | undefined
  make(seed: number, call: EngineCall): Promise<Result>
  check(made: Result, call: EngineCall): Promise<Verdict>
}

/**
 * Makes what is ordered, checks it, and makes it once more with another seed where the check fails; the better one is kept. Engines
 * that are built in are neither checked nor repeated. A run after a crash orders nothing again: it makes the same requests in the
 * same order, and what was delivered is stored with its job. Rejects as the first `make` does.
 */
export async function bestTake<Result extends Made>(
  run: Pick<Run, 'app' | 'jobId' | 'userId' | 'attempt' | 'signal'>,
  { kind, seed, asked, prefer, make, check }: Order<Result>,
): Promise<BestTake<Result>> {
  const { app } = run
  const take = async (with_: number, call: EngineCall): Promise<Take<Result>> => {
    const began = app.clock.now()
    const made = await make(with_, call)
    const ended = app.clock.now()
    const isBuiltIn = made.isBuiltIn ?? asked.builtIn
    return { made, seed: with_, began, ended, ...(isBuiltIn ? UNCHECKED : await check(made, call)) }
  }
  const call = engineCall(run, prefer)
  const first = await take(seed, call)
  // Another one would take another night.
  if (asked.overnight && first.problems.length > 0)
    return { kept: first, rejected: null, note: `The ${kind} ${problemText(first.problems)}`, isBlank: isBlank(first) }
  if (first.problems.length === 0 || (await rejectedToday(run)) >= MAX_REJECTED) return asItIs(first.made, first)
  const again = { ...call, prefer: first.made.madeBy ?? asked.label, connectedOnly: true, take: 2 }
  const second = await take(otherSeed(seed), again).catch((cause: unknown) => {
    if (run.signal.aborted || cause instanceof JobAborted) throw cause
    // The job polls it once more; what was made first is stored.
    if (isStillGenerating(cause) && run.attempt === 1) throw cause
    return problemOf(cause) ?? 'it stopped unexpectedly'
  })
  if (typeof second === 'string')
    return { kept: first, rejected: null, note: madeAgainText(kind, first.problems, second), isBlank: isBlank(first) }
  const [kept, rejected] = weightOf(second.problems) < weightOf(first.problems) ? [second, first] : [first, second]
  return { kept, rejected, note: madeAgainText(kind, first.problems, second.problems), isBlank: isBlank(kept) }
}

const UNCHECKED: Verdict = { problems: [], checkedBy: null }

/** A result that is not judged. */
export const asItIs = <Result>(
  made: Result,
  { seed = 0, began, ended }: Pick<Take<Result>, 'began' | 'ended'> & { seed?: number },
): BestTake<Result> => ({
  ...{ kept: { made, seed, ...UNCHECKED, began, ended }, rejected: null, note: null, isBlank: false },
})

/** Of a take beside the kept one, for users. */
export function notKeptText({ problems }: Take<unknown>): string {
  const text = problemText(problems)
  return text === '' ? 'The other one was kept' : `It ${text}; another one was made`
}

const isBlank = ({ problems }: Take<unknown>) => problems.includes('BLANK')

const isStillGenerating = (cause: unknown) =>
  cause instanceof StillGenerating || (cause instanceof Error && cause.cause instanceof StillGenerating)

/** Always the same one for a seed: after a crash the second order is the one that was placed. Not every model takes one. */
const otherSeed = (seed: number) => (seed > 0 ? seed - 1 : 1)

async function rejectedToday({ app: { db, clock }, userId }: Pick<Run, 'app' | 'userId'>): Promise<number> {
  if (userId === null) return 0
  const [row] = await db
    .select({ rejected: count() })
    .from(media)
    .where(
      and(
        eq(media.userId, userId),
        gte(media.createdAt, new Date(clock.now().getTime() - DAY_MS)),
        sql`${media.origin}->>'rejected' = 'true'`,
      ),
    )
  return row?.rejected ?? 0
}
