import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { nodeStudio } from '#engines/draft/animator/studio-node.ts'

/** A JPEG to work on, px. */
export async function drawImage({ width = 320, height = 180, prompt = 'A lighthouse' } = {}): Promise<Uint8Array> {
  const request = { prompt, look: 'cinematic', seed: 5, width, height }
  return (await createIllustrator(makeNodeCanvas).illustrate(request)).bytes
}

/** A mask that is white in a square in its middle. */
export async function drawMask({ width = 320, height = 180, side = 80 } = {}): Promise<Uint8Array> {
  const surface = nodeStudio.makeCanvas(width, height)
  surface.context.fillStyle = '#000000'
  surface.context.fillRect(0, 0, width, height)
  surface.context.fillStyle = '#ffffff'
  surface.context.fillRect((width - side) / 2, (height - side) / 2, side, side)
  return nodeStudio.encodePng(surface)
}
