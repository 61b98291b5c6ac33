export interface CaptionBlock {
  /** px from the start of the scene. */
  from: number
  /** px from the start of the scene. */
  until: number
  text: string
}

/** Narrower than this (px) a block shows the beginning of one word at most. */
const READABLE_PX = 64

/** Joins captions that stand next to each other until each block is wide enough to be read; in between they touch or pause. */
export function captionBlocks(captions: readonly CaptionBlock[]): CaptionBlock[] {
  const blocks: CaptionBlock[] = []
  const isNarrow = (block: CaptionBlock | undefined) => block !== undefined && block.until - block.from < READABLE_PX
  const join = (one: CaptionBlock, other: CaptionBlock) => ({
    from: one.from,
    until: other.until,
    text: `${one.text.trimEnd()} ${other.text.trimStart()}`,
  })
  for (const caption of captions) {
    const last = blocks.at(-1)
    if (last && isNarrow(last)) blocks[blocks.length - 1] = join(last, caption)
    else blocks.push({ ...caption })
  }
  // What is left at the end goes to its neighbour.
  const [before, last] = blocks.slice(-2)
  if (before && last && isNarrow(last)) blocks.splice(-2, 2, join(before, last))
  return blocks
}
