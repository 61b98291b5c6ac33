import type { App } from '#server/context.ts'
import type {
  EncodedClip,
  EncodedImage,
  ModifyVideoRequest,
  VideoCall,
  VideoFile,
  WorkedVideo,
} from '#engines/ports.ts'
import { EngineError } from '#engines/ports.ts'
import { expandWith } from '#engines/draft/animator/expand-with.ts'
import { paintInto } from '#engines/draft/animator/paint-into.ts'
import { readBytes, readRange } from '#server/files/read-bytes.ts'
import type { MediaRow } from '#server/db/rows.ts'
import { cropFrame } from '#src/domain/reframe.ts'
import type { Plan } from './plan.ts'

type Tools = Pick<App, 'engines' | 'files'>

export type Made = EncodedImage | EncodedClip | WorkedVideo

/** Does a task's work. Rejects with an EngineError on what cannot be done. */
export async function executeTask(tools: Tools, plan: Plan, call: VideoCall): Promise<Made> {
  const { animator, draft, illustrator, retoucher } = tools.engines
  const read = (row: MediaRow) => readMediaBytes(tools, row)
  switch (plan.work) {
    case 'paint': {
      const painted = await (plan.isOwn ? draft.illustrator : illustrator).illustrate(plan.request, call)
      if (!plan.reference) return painted
      const { width, height } = painted
      const followed = { width, height, reference: await read(plan.reference) }
      return retoucher.adjust({ picture: painted.bytes, words: '', ...followed }, call)
    }
    case 'upscale': {
      const { source, work: _work, ...wish } = plan
      return retoucher.upscale({ picture: await read(source), ...wish }, call)
    }
    case 'crop': {
      const { source, ratio, frameSize } = plan
      const picture = await read(source)
      const focus = plan.focus ?? (await retoucher.findSubject(picture))
      return retoucher.cutPart({ picture, area: cropFrame(source, { ratio, focus, frameSize }), mayBeJpeg: true })
    }
    case 'expand': {
      const { source, work: _work, look, seed, ...wish } = plan
      return expandWith(retoucher, { picture: await read(source), ...wish }, { look, seed }, call)
    }
    case 'adjust': {
      const { words, width, height, reference } = plan
      const followed = reference && { reference: await read(reference) }
      return retoucher.adjust({ picture: await read(plan.source), words, width, height, ...followed }, call)
    }
    case 'animate': {
      const { source, end, work: _work, ...wish } = plan
      const last = end && { endPicture: await read(end) }
      return animator.animate({ picture: await read(source), ...wish, ...last }, call)
    }
    case 'lipSync': {
      const { source, voice, work: _work, ...wish } = plan
      return animator.lipSync({ picture: await read(source), voice: await read(voice), ...wish }, call)
    }
    case 'modifyVideo': {
      const { engine, video, request } = await modifying(tools, plan)
      return engine.modify(video, request, call)
    }
    case 'repaint': {
      const { prompt, look, seed } = plan
      const request = { picture: await read(plan.source), mask: await read(plan.mask), prompt, look, seed }
      return retoucher.inpaint ? retoucher.inpaint(request, call) : paintInto(tools.engines, request, call)
    }
  }
}

export async function readMediaBytes({ files }: Tools, { fileKey }: MediaRow): Promise<Uint8Array> {
  const bytes = fileKey === null ? null : await readBytes(files, fileKey)
  if (!bytes) throw new EngineError('The source can no longer be used')
  return bytes
}

/** What changing a video takes: who does it, the video and the wish. */
export async function modifying(tools: Tools, plan: Extract<Plan, { work: 'modifyVideo' }>) {
  const { words, strength, reference, range, source } = plan
  const engine = tools.engines.videoRetoucher
  if (!engine) throw new EngineError('Videos cannot be worked on here')
  const request: ModifyVideoRequest = {
    ...{ words, strength, range },
    ...(reference && { reference: await readMediaBytes(tools, reference) }),
  }
  return { engine, request, video: await openVideo(tools, source) }
}

async function openVideo({ files }: Tools, { fileKey }: MediaRow): Promise<VideoFile> {
  const stored = fileKey === null ? null : await files.stat(fileKey)
  if (!stored) throw new EngineError('The source can no longer be used')
  return { size: stored.size, read: (start, end) => readRange(files, stored.key, start, end) }
}
