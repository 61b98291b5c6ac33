import type { RewritingPair } from '#generated/schema.ts'

/** Ticks that a person set or took away, by `keyOf`. */
export type Ticks = Readonly<Record<string, boolean>>

/** Names a pair also after the story has changed: scenes may stand elsewhere by then. */
export const keyOf = ({ id, scene_id: sceneId }: RewritingPair): string =>
  `${sceneId ?? ''}${id.slice(id.indexOf('-'))}`

/** Those that something can be taken of. */
export const ofDifference = (pairs: readonly RewritingPair[]) => pairs.filter(({ change }) => change !== 'SAME')

/** What nobody edited is taken unless somebody says otherwise; what was edited, only where somebody says so. */
export const isTicked = (pair: RewritingPair, ticks: Ticks): boolean =>
  ticks[keyOf(pair)] ?? pair.hand_edits.length === 0

export const EDIT_NAMES: Readonly<Record<RewritingPair['hand_edits'][number], string>> = {
  TEXT: 'text',
  VOICE: 'voice',
  CAPTIONS: 'captions',
  VISUALS: 'visuals',
}
