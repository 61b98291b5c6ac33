import type { Rewriting } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { listedWriting } from '#server/modules/generation/hold-writing.ts'
import { findRewriting } from './find-rewriting.ts'
import { readEditFacts } from '#server/modules/generation/upkeep/hand-edits.ts'
import { pairsOf } from './pairs.ts'

/** What was written anew for a story, beside what it says now. */
export async function presentRewriting(scope: Scope, story: StoryRow): Promise<Rewriting> {
  const found = await findRewriting(scope, story.id)
  const { written = null, problem = null } = found?.payload ?? {}
  const facts = written ? await readEditFacts(scope, story) : null
  return {
    story_id: story.id,
    rewriting_id: found?.id ?? null,
    state: found?.state ?? 'NONE',
    revision: story.revision,
    script_type: found?.payload.scriptType ?? null,
    initial_prompt: found?.payload.text ?? story.initialPrompt,
    engine: written?.receipt.engine ?? null,
    is_draft: written?.receipt.is_draft ?? scope.services.engines.writer.info.builtIn,
    error_message: problem,
    credits: listedWriting(story),
    pairs: facts && written ? pairsOf(facts, written.scenes).map(({ shown }) => shown) : [],
  }
}
