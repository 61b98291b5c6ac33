import { type EngineInfo, type Engines, startingWith } from '#engines/ports.ts'
import { requireComposer } from './plan-music.ts'
import { painterOf } from './paint.ts'
import type { Plan } from './plan.ts'

/** Who is asked first for a task: whom it names, where that one can do it. */
export function engineOf(engines: Engines, plan: Plan): EngineInfo {
  const usual = usualEngineOf(engines, plan)
  return (plan.engine === undefined ? undefined : startingWith(usual, plan.engine)) ?? usual
}

function usualEngineOf(engines: Engines, plan: Plan): EngineInfo {
  const { animator, retoucher } = engines
  switch (plan.work) {
    case 'paint':
      return painterOf({ engines }, plan).info
    case 'lipSync':
      return animator.lipSyncInfo ?? animator.info
    case 'animate':
      return animator.info
    case 'upscale':
      return (plan.isDrawing ? undefined : retoucher.upscaleInfo) ?? retoucher.info
    case 'repaint':
    case 'expand':
      return retoucher.inpaintInfo ?? retoucher.info
    case 'modifyVideo':
    case 'cropVideo':
    case 'expandVideo':
    case 'upscaleVideo':
      return (engines.videoRetoucher ?? retoucher).info
    case 'compose':
      return requireComposer(engines).info
    case 'crop':
    case 'adjust':
      return retoucher.info
  }
}
