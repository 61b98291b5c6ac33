import type { App } from '#server/platform/context.ts'
import {
  type CleanedSound,
  type EncodedClip,
  type EncodedImage,
  type EncodedSound,
  type EngineCall,
  type VideoFile,
  type VideoOrder,
  type WorkedVideo,
  EngineError,
} from '#engines/ports.ts'
import { paintInto } from '#engines/draft/animator/with-painter.ts'
import { readBytes, readRange } from '#server/platform/files/inspect.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { cropFrame } from '#src/domain/reframe.ts'
import { paint } from './paint.ts'
import { cleanRecording } from './clean-recording.ts'
import { requireComposer } from './plan-music.ts'
import type { Plan, VideoPlan } from './plan.ts'

type Tools = Pick<App, 'engines' | 'files' | 'sandbox'>
type VideoTools = Pick<App, 'engines' | 'files'>

export type Made = EncodedImage | EncodedClip | EncodedSound | CleanedSound | WorkedVideo

/** Does a task's work. Rejects with an EngineError on impossible work. */
export async function executeTask(tools: Tools, plan: Plan, call: EngineCall): Promise<Made> {
  const { animator, retoucher } = tools.engines
  const read = (row: MediaRow) => readMediaBytes(tools, row)
  switch (plan.work) {
    case 'paint':
      return paint(tools, plan, call, read)
    case 'upscale': {
      const { source, work: _work, engine: _engine, ...options } = plan
      return retoucher.upscale({ image: await read(source), ...options }, call)
    }
    case 'crop': {
      const { source, ratio, frameSize } = plan
      const image = await read(source)
      const focus = plan.focus ?? (await retoucher.findSubject(image))
      return retoucher.cutPart({ image, area: cropFrame(source, { ratio, focus, frameSize }), mayBeJpeg: true })
    }
    case 'expand': {
      const { source, work: _work, engine: _engine, ...options } = plan
      return retoucher.expand({ image: await read(source), ...options }, call)
    }
    case 'adjust': {
      const { words, width, height } = plan
      const references = await Promise.all(plan.references.map(read))
      return retoucher.adjust({ image: await read(plan.source), words, width, height, references }, call)
    }
    case 'animate': {
      const { source, end, work: _work, engine: _engine, ...options } = plan
      const last = end && { endImage: await read(end) }
      return animator.animate({ image: await read(source), ...options, ...last }, call)
    }
    case 'lipSync': {
      const { source, voice, work: _work, engine: _engine, ...options } = plan
      return animator.lipSync({ image: await read(source), voice: await read(voice), ...options }, call)
    }
    case 'compose': {
      const { prompt, seconds } = plan
      return requireComposer(tools.engines).compose({ prompt, seconds }, call)
    }
    case 'cleanRecording':
      return cleanRecording(tools, plan, call)
    case 'cleanVideo': {
      const { source, work: _work, engine: _engine, ...settings } = plan
      return requireVideoEngine(tools).cleanSound(await openVideo(tools, source), settings, call)
    }
    case 'modifyVideo':
    case 'cropVideo':
    case 'expandVideo':
    case 'upscaleVideo': {
      const { engine, video, order } = await videoWork(tools, plan)
      return engine.rework(video, order, call)
    }
    case 'repaint': {
      const { prompt, look, seed } = plan
      const request = { image: await read(plan.source), mask: await read(plan.mask), prompt, look, seed }
      return retoucher.inpaint ? retoucher.inpaint(request, call) : paintInto(tools.engines, request, call)
    }
  }
}

export async function readMediaBytes({ files }: Pick<App, 'files'>, { fileKey }: MediaRow): Promise<Uint8Array> {
  const bytes = fileKey === null ? null : await readBytes(files, fileKey)
  if (!bytes) throw new EngineError('The source is no longer available')
  return bytes
}

/** The parts of a video task: its engine, the video and the work. */
export async function videoWork(tools: VideoTools, plan: VideoPlan) {
  return {
    engine: requireVideoEngine(tools),
    order: await orderOf(tools, plan),
    video: await openVideo(tools, plan.source),
  }
}

function requireVideoEngine({ engines }: Pick<App, 'engines'>) {
  if (!engines.videoRetoucher) throw new EngineError('Video editing isn’t available here')
  return engines.videoRetoucher
}

async function orderOf(tools: VideoTools, plan: VideoPlan): Promise<VideoOrder> {
  switch (plan.work) {
    case 'modifyVideo': {
      const { words, strength, reference, range } = plan
      const followed = reference && { reference: await readMediaBytes(tools, reference) }
      return { work: 'modify', request: { words, strength, range, ...followed } }
    }
    case 'cropVideo': {
      const { ratio, frameSize, path } = plan
      return { work: 'reframe', request: { ratio, frameSize, path } }
    }
    case 'expandVideo': {
      const { ratio, frameSize, focus, width, height } = plan
      return { work: 'expand', request: { ratio, frameSize, focus, width, height } }
    }
    case 'upscaleVideo': {
      const { factor, isDrawing, fidelity, grain, keepsSkin } = plan
      return { work: 'upscale', request: { factor, isDrawing, fidelity, grain, keepsSkin } }
    }
  }
}

/** A stored video, read part by part. */
export async function openVideo({ files }: Pick<App, 'files'>, { fileKey }: MediaRow): Promise<VideoFile> {
  const stored = fileKey === null ? null : await files.stat(fileKey)
  if (!stored) throw new EngineError('The source is no longer available')
  return { size: stored.size, read: (start, end) => readRange(files, stored.key, start, end) }
}
