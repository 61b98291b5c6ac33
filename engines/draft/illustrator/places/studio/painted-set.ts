import { type Colour, css, hex, lighten, luma, mix } from '../../core/colour.ts'
import { paintField } from '../../core/field.ts'
import { smoothstep } from '../../core/maths.ts'
import type { Stage } from '../../core/stage.ts'
import { glow } from '../../layers/glow.ts'
import { cutOut } from '../../layers/sheet.ts'

export function setWall(stage: Stage, back: Colour): void {
  const { c, w, h, u, light } = stage
  const g = c.createLinearGradient(0, 0, 0, h)
  g.addColorStop(0, css(stage.ink(lighten(back, -0.1))))
  g.addColorStop(0.62, css(stage.ink(back)))
  g.addColorStop(1, css(stage.ink(lighten(back, -0.05))))
  c.fillStyle = g
  c.fillRect(0, 0, w, h)
  glow(stage, w * 0.5 + light.side * u * 0.12, stage.horizon * 0.72, u * 0.85, lighten(back, 0.16), 0.5)
}

export function setSurface(stage: Stage, back: Colour, rustic: boolean): void {
  const { c, w, h, u, horizon, noise } = stage
  if (!rustic) {
    const g = c.createLinearGradient(0, horizon - u * 0.05, 0, h)
    g.addColorStop(0, css(stage.ink(lighten(back, 0.05)), 0))
    g.addColorStop(0.22, css(stage.ink(lighten(back, 0.06)), 0.85))
    g.addColorStop(1, css(stage.ink(lighten(back, -0.04))))
    c.fillStyle = g
    c.fillRect(0, horizon - u * 0.05, w, h)
    return
  }
  const wood = stage.scene.time === 'night' ? hex('#2a1a12') : hex('#8a5a36')
  const g = c.createLinearGradient(0, horizon, 0, h)
  g.addColorStop(0, css(stage.ink(lighten(wood, 0.06))))
  g.addColorStop(1, css(stage.ink(lighten(wood, -0.16))))
  c.fillStyle = g
  c.fillRect(0, horizon, w, h)
  const random = stage.random.fork('boards')
  for (let i = 0; i < 5; i++) {
    const y = horizon + (h - horizon) * Math.pow((i + 0.6) / 5, 1.5)
    c.fillStyle = css(stage.ink(lighten(wood, -0.26)), 0.75)
    c.fillRect(0, y, w, u * 0.003)
    c.fillStyle = css(stage.ink(lighten(wood, random.spread() * 0.06)), 0.3)
    c.fillRect(0, y, w, (h - horizon) * 0.2)
  }
  c.lineWidth = u * 0.0016
  for (let i = 0; i < 90; i++) {
    const y = horizon + (h - horizon) * Math.pow(random.next(), 1.2)
    const x = random.next() * w
    c.strokeStyle = css(stage.ink(lighten(wood, random.chance(0.5) ? -0.16 : 0.08)), 0.3)
    c.beginPath()
    c.moveTo(x, y)
    c.quadraticCurveTo(x + u * 0.12, y + noise.at(x, y) * u * 0.008, x + u * random.range(0.15, 0.5), y)
    c.stroke()
  }
}

/** The light of a window on the wall: soft panes or slats, leaning, fading out. */
export function setWindowLight(stage: Stage, back: Colour): void {
  const { w, u, light, scene } = stage
  const random = stage.random.fork('window-light')
  if (scene.time === 'night' || stage.look.graphic || random.chance(0.25)) return
  const slats = random.chance(0.5)
  const warm = mix(lighten(back, 0.22), hex('#fff0d4'), 0.45)
  const [cx, cy] = [w * 0.5 - light.side * u * 0.16, stage.horizon * 0.46]
  const strength = luma(back) > 0.35 ? 0.34 : 0.2
  paintField(
    stage,
    { x: 0, y: 0, w, h: stage.horizon },
    480,
    (x, y, out) => {
      const dy = (y - cy) / u
      const dx = (x - cx) / u + light.side * 0.34 * dy
      const ry = dy - light.side * 0.16 * dx
      const soft = 0.012 + 0.02 * Math.abs(ry)
      const inside = smoothstep(0.46, 0.46 - soft * 2, Math.abs(dx)) * smoothstep(0.36, 0.36 - soft * 2, Math.abs(ry))
      const bars = slats
        ? smoothstep(0.5 + soft * 6, 0.5 - soft * 6, Math.abs((((ry + 2) * 11) % 1) - 0.5) * 2)
        : smoothstep(0.008, 0.008 + soft, Math.abs(dx)) * smoothstep(0.008, 0.008 + soft, Math.abs(ry + 0.06))
      const a = inside * bars * strength * smoothstep(0.9, 0.1, Math.sqrt(dx * dx + ry * ry))
      for (let k = 0; k < 3; k++) out[k] = (warm[k] ?? 0) * a
    },
    'screen',
  )
}

/** What stands on the wall behind the thing. */
export function setShapes(stage: Stage, back: Colour): void {
  const kinds = ['disc', 'arch', 'arches', 'block', 'steps', 'disc', 'none'] as const
  backPiece(stage, back, stage.random.fork('shapes').pick(kinds))
}

/** What stands behind: a disc, an arch, a painted half of the wall, a stair. */
function backPiece(stage: Stage, back: Colour, kind: 'disc' | 'arch' | 'arches' | 'block' | 'steps' | 'none'): void {
  const { c, w, h, u, horizon, focus, light } = stage
  const random = stage.random.fork('back-piece')
  const tone = stage.ink(mix(lighten(back, 0.09), stage.palette.accent, random.range(0.1, 0.3)))
  const deep = stage.ink(lighten(back, -0.09))
  const foot = horizon + (h - horizon) * 0.22
  const arch = (x: number, half: number, top: number, colour: Colour): void =>
    cutOut(stage, colour, () => {
      c.moveTo(x - half, foot)
      c.lineTo(x - half, top + half)
      c.arc(x, top + half, half, Math.PI, Math.PI * 2)
      c.lineTo(x + half, foot)
      c.closePath()
    })
  if (kind === 'disc') {
    const r = u * random.range(0.24, 0.4)
    const x = focus - light.side * u * random.range(0, 0.2)
    const y = horizon - u * random.range(0.02, 0.2)
    cutOut(stage, tone, () => c.arc(x, y, r, 0, Math.PI * 2))
  } else if (kind === 'arch')
    arch(
      focus + light.side * u * random.range(-0.12, 0.12),
      u * random.range(0.24, 0.34),
      horizon - u * random.range(0.36, 0.5),
      deep,
    )
  else if (kind === 'arches') {
    arch(focus - u * 0.3, u * 0.17, horizon - u * 0.44, tone)
    arch(focus + u * 0.1, u * 0.22, horizon - u * 0.34, deep)
    arch(focus + u * 0.5, u * 0.14, horizon - u * 0.5, tone)
  } else if (kind === 'block') {
    c.fillStyle = css(deep, 0.8)
    c.fillRect(light.side > 0 ? 0 : focus, 0, light.side > 0 ? focus : w - focus, h)
  } else if (kind === 'steps')
    for (let i = 4; i >= 0; i--) {
      const wide = u * 0.3
      const x = focus - light.side * (u * 0.1 + i * u * 0.15) - wide / 2
      cutOut(stage, i % 2 ? tone : deep, () => c.rect(x, foot - u * (0.06 + i * 0.09), wide, h))
    }
}

/** A cloth over a part of the table. */
export function setLinen(stage: Stage, back: Colour): void {
  const { c, h, u, horizon, focus, light, noise } = stage
  const cloth = mix(stage.palette.accent, hex('#e9dcc6'), stage.random.fork('linen').pick([0.2, 0.75, 0.9]))
  const top = horizon + (h - horizon) * 0.3
  cutOut(stage, stage.ink(mix(cloth, back, 0.18)), () => {
    c.moveTo(focus - light.side * u * 0.85, h + u * 0.05)
    c.lineTo(focus - light.side * u * 0.5, top)
    for (let i = 0; i <= 24; i++)
      c.lineTo(focus + light.side * u * (-0.5 + i * 0.04), top + noise.at(i * 0.3, 3) * u * 0.012)
    c.lineTo(focus + light.side * u * 0.62, h + u * 0.05)
    c.closePath()
  })
  c.strokeStyle = css(stage.ink(lighten(cloth, -0.12)), 0.35)
  c.lineWidth = u * 0.004
  for (let i = 0; i < 6; i++) {
    c.beginPath()
    c.moveTo(focus + light.side * u * (-0.42 + i * 0.15), top + u * 0.01)
    c.quadraticCurveTo(
      focus + light.side * u * (-0.45 + i * 0.16),
      h * 0.86,
      focus + light.side * u * (-0.58 + i * 0.2),
      h,
    )
    c.stroke()
  }
}
