import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

/** Paints a wall of rock: ledges across, cracks and buttresses down, each with its lit and its shaded side. */
export function rockFace(stage: Stage): (x: number, height: number, z: number, rgb: Float32Array) => void {
  const { noise, light } = stage
  return (x, height, z, rgb) => {
    const across = x + z * 0.6
    const buttress = noise.ridged(across * 0.55, height * 0.22, 3)
    const towards = noise.ridged((across + light.side * 0.12) * 0.55, height * 0.22, 3)
    const ledge = noise.at(across * 0.35, height * 3.2 + noise.at(across * 0.8, height) * 0.6)
    const crack = smoothstep(0.1, 0.0, Math.abs(noise.at(across * 1.7, height * 0.9 + 7)))
    const rough = noise.at(across * 5, height * 7) * 0.5 + noise.at(across * 13, height * 16) * 0.4
    const factor = 0.9 + (buttress - towards) * 1.5 + ledge * 0.12 - crack * 0.22 + rough * 0.13
    for (let k = 0; k < 3; k++) rgb[k] = Math.min(255, (rgb[k] ?? 0) * factor)
  }
}
