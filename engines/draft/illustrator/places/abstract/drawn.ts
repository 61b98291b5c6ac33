import { css, lighten, mix } from '../../core/colour.ts'
import { TAU } from '../../core/maths.ts'
import type { Stage } from '../../core/stage.ts'
import { cutOut } from '../../layers/sheet.ts'
import { base, type Theme, toneAt } from './tones.ts'

/** Broad bands of cloth in waves, each shaded along its fold. */
export function ribbons(stage: Stage, theme: Theme): void {
  base(stage, theme)
  const { c, w, h, u, noise } = stage
  const random = stage.random.fork('ribbons')
  const lean = random.range(-0.4, 0.4)
  const count = 11
  const phase = random.range(0, 50)
  const at = (i: number, x: number): number => {
    const t = i / count
    return (
      h * (-0.08 + t * 1.16) +
      lean * (x - w / 2) +
      noise.at((x / u) * 0.75 + phase, t * 1.9) * u * 0.24 +
      Math.sin((x / u) * 2.2 + t * 4 + phase) * u * 0.06
    )
  }
  for (let i = 0; i < count; i++) {
    const colour = i === Math.round(count * 0.6) ? theme.spark : toneAt(theme, (i / (count - 1)) * 0.9 + 0.05)
    const trace = (): void => {
      c.moveTo(-u * 0.1, h + u)
      for (let x = -u * 0.1; x <= w + u * 0.1; x += w / 70) c.lineTo(x, at(i, x))
      c.lineTo(w + u * 0.1, h + u)
      c.closePath()
    }
    if (!stage.look.graphic) {
      // The fold above throws its shade on the one below.
      c.save()
      c.shadowColor = 'rgba(8,8,24,.42)'
      c.shadowBlur = u * 0.045
      c.shadowOffsetY = -u * 0.012
      c.fillStyle = css(stage.ink(colour))
      c.beginPath()
      trace()
      c.fill()
      c.restore()
    }
    const g = c.createLinearGradient(0, 0, w, 0)
    for (let k = 0; k <= 8; k++) {
      const bend = noise.at((k / 8) * 2.4 + phase + i * 0.37, i * 0.8)
      g.addColorStop(k / 8, css(stage.ink(lighten(colour, bend * 0.1))))
    }
    cutOut(stage, stage.ink(colour), trace, stage.look.graphic ? undefined : g)
    c.strokeStyle = css(stage.ink(lighten(colour, 0.12)), 0.5)
    c.lineWidth = u * 0.0022
    c.beginPath()
    for (let x = -u * 0.1; x <= w + u * 0.1; x += w / 70) c.lineTo(x, at(i, x) + u * 0.001)
    c.stroke()
  }
}

/** Hundreds of threads that follow one invisible current. */
export function threads(stage: Stage, theme: Theme): void {
  base(stage, theme)
  const { c, w, h, u, texture } = stage
  const random = stage.random.fork('threads')
  const phase = random.range(0, 50)
  const turn = random.range(0, TAU)
  c.save()
  c.lineCap = 'round'
  for (let i = 0; i < 620; i++) {
    let x = random.range(-0.1, 1.1) * w
    let y = random.range(-0.1, 1.1) * h
    const near = Math.pow(random.next(), 2)
    const shade = texture.at((x / u) * 0.9 + phase, (y / u) * 0.9)
    c.strokeStyle = css(
      stage.ink(random.chance(0.045) ? theme.spark : toneAt(theme, 0.5 + shade * 0.55 + random.spread() * 0.12)),
      0.35 + 0.55 * near,
    )
    c.lineWidth = u * (0.0012 + 0.0055 * near)
    c.beginPath()
    c.moveTo(x, y)
    for (let k = 0; k < 46; k++) {
      const a = turn + texture.fbm((x / u) * 0.55 + phase, (y / u) * 0.55, 2) * 4.6
      x += Math.cos(a) * u * 0.016
      y += Math.sin(a) * u * 0.016
      c.lineTo(x, y)
    }
    c.stroke()
    if (near > 0.8) {
      c.fillStyle = c.strokeStyle
      c.beginPath()
      c.arc(x, y, u * 0.0062, 0, TAU)
      c.fill()
    }
  }
  c.restore()
}

/** Balls of glass and light, near and far. */
export function orbs(stage: Stage, theme: Theme): void {
  base(stage, theme)
  const { c, w, h, u, light } = stage
  const random = stage.random.fork('orbs')
  const list = Array.from({ length: 24 }, () => ({
    x: random.next() * w,
    y: random.next() * h,
    r: u * (0.025 + 0.22 * Math.pow(random.next(), 2.6)),
    t: random.next(),
  })).sort((a, b) => a.r - b.r)
  list.push({ x: stage.focus, y: h * 0.52, r: u * random.range(0.24, 0.32), t: 0.6 })
  for (const { x, y, r, t } of list) {
    const colour = random.chance(0.12) ? theme.spark : toneAt(theme, t)
    const [lx, ly] = [x + light.side * r * 0.35, y - r * 0.4]
    const g = c.createRadialGradient(lx, ly, r * 0.04, x, y, r)
    g.addColorStop(0, css(stage.ink(lighten(colour, 0.24))))
    g.addColorStop(0.35, css(stage.ink(colour)))
    g.addColorStop(0.82, css(stage.ink(lighten(colour, -0.2))))
    g.addColorStop(1, css(stage.ink(lighten(mix(colour, theme.spark, 0.3), -0.02))))
    if (!stage.look.graphic) {
      c.save()
      c.translate(x - light.side * r * 0.3, y + r * 0.5)
      const shade = c.createRadialGradient(0, 0, r * 0.5, 0, 0, r * 1.35)
      shade.addColorStop(0, 'rgba(6,6,22,.34)')
      shade.addColorStop(1, 'rgba(6,6,22,0)')
      c.fillStyle = shade
      c.fillRect(-r * 1.4, -r * 1.4, r * 2.8, r * 2.8)
      c.restore()
    }
    cutOut(stage, stage.ink(colour), () => c.arc(x, y, r, 0, TAU), stage.look.graphic ? undefined : g)
    c.fillStyle = 'rgba(255,255,255,.5)'
    c.beginPath()
    c.ellipse(lx, ly - r * 0.12, r * 0.16, r * 0.09, -0.5 * light.side, 0, TAU)
    c.fill()
  }
}
