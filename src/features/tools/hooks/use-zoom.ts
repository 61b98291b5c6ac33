import { useState } from 'react'

const MAX_ZOOM = 16
const STEP = 1.5

interface Zoomed {
  /** 1 is the whole image. */
  scale: number
  /** Position of the image's middle, as a share of the stage. */
  x: number
  y: number
}

const WHOLE: Zoomed = { scale: 1, x: 0, y: 0 }

/** Zoom of two images, the same for both. */
export function useZoom() {
  const [zoomed, set] = useState(WHOLE)
  const by = (factor: number) => set((now) => kept({ ...now, scale: now.scale * factor }))
  return {
    ...zoomed,
    closer: () => by(STEP),
    further: () => by(1 / STEP),
    by,
    fit: () => set(WHOLE),
    /** @param x as a share of the stage */
    pan: (x: number, y: number) => set((now) => kept({ ...now, x: now.x + x, y: now.y + y })),
  }
}

export type Zoom = ReturnType<typeof useZoom>

/** The image stays within the stage. */
function kept({ scale, x, y }: Zoomed): Zoomed {
  const within = Math.min(MAX_ZOOM, Math.max(1, scale))
  const reach = (within - 1) / 2
  const limited = (value: number) => Math.min(reach, Math.max(-reach, value))
  return { scale: within, x: limited(x), y: limited(y) }
}
