import type { App } from '#server/context.ts'
import type { EncodedClip, EncodedImage, PixelArea } from '#engines/ports.ts'
import { EngineError } from '#engines/ports.ts'
import { readBytes } from '#server/files/read-bytes.ts'
import type { MediaRow } from '#server/db/rows.ts'
import type { Plan } from './plan.ts'

type Tools = Pick<App, 'engines' | 'files'>

/** Words that ask for nothing to be there. */
const REMOVES = /^\s*(?:please\s+)?(?:remove|erase|delete|clear|nothing|empty|clean|take (?:it|this|that) away)\b/iu
/** Shortest side the illustrator is asked for, px: below, there is nothing to see. */
const LEAST = 64

/** Does a task's work. Rejects with an EngineError on what cannot be done. @param signal ends what takes long */
export async function executeTask(tools: Tools, plan: Plan, signal: AbortSignal): Promise<EncodedImage | EncodedClip> {
  const { animator, illustrator, retoucher } = tools.engines
  const read = (row: MediaRow) => readMediaBytes(tools, row)
  switch (plan.work) {
    case 'paint':
      return illustrator.illustrate(plan.request)
    case 'upscale':
      return retoucher.upscale({ picture: await read(plan.source), factor: plan.factor })
    case 'adjust': {
      const { words, width, height, reference } = plan
      const followed = reference && { reference: await read(reference) }
      return retoucher.adjust({ picture: await read(plan.source), words, width, height, ...followed })
    }
    case 'animate': {
      const { source, end, work: _work, ...wish } = plan
      const last = end && { endPicture: await read(end) }
      return animator.animate({ picture: await read(source), ...wish, ...last }, signal)
    }
    case 'lipSync': {
      const { source, voice, work: _work, ...wish } = plan
      return animator.lipSync({ picture: await read(source), voice: await read(voice), ...wish }, signal)
    }
    case 'repaint':
      return repaint(tools, plan)
  }
}

async function repaint(tools: Tools, plan: Extract<Plan, { work: 'repaint' }>): Promise<EncodedImage> {
  const { illustrator, retoucher } = tools.engines
  const [picture, mask] = [await readMediaBytes(tools, plan.source), await readMediaBytes(tools, plan.mask)]
  const area = await retoucher.areaOf(mask)
  if (!area) throw new EngineError('Nothing of the picture is marked')
  const { prompt, look, seed } = plan
  const painted = REMOVES.test(prompt)
    ? null
    : (await illustrator.illustrate({ prompt, look, seed, ...paintable(area) })).bytes
  return retoucher.repaint({ picture, mask, painted })
}

/** The area's shape, large enough to be painted. */
function paintable({ width, height }: PixelArea): { width: number; height: number } {
  const scale = Math.max(1, LEAST / Math.min(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

async function readMediaBytes({ files }: Tools, { fileKey }: MediaRow): Promise<Uint8Array> {
  const bytes = fileKey === null ? null : await readBytes(files, fileKey)
  if (!bytes) throw new EngineError('The source can no longer be used')
  return bytes
}
