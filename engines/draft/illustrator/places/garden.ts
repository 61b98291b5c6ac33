import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { paintBokeh } from '../layers/flora.ts'
import { paintGrownTree } from '../layers/trees.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { paintSubject } from '../subjects/paint-subject.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { country, nearGrass } from './country.ts'
import { groundOn, groundLine, frame } from './setting.ts'

export function garden(stage: Stage): void {
  frame(stage, { horizon: [0.42, 0.5] })
  const { u, w, h, palette } = stage
  const land = country(stage, { crop: 'flowers', woods: 0.8, rise: 0.9, flat: 5, way: 'path' })
  const random = stage.random.fork('garden')
  const bark = palette.lit(palette.material('bark'), 0.3)
  for (const part of [0.06, 0.2, 0.84, 0.97]) {
    const x = w * (part + random.spread() * 0.03)
    const leaf = palette.lit(
      random.chance(0.3) || stage.scene.season === 'spring' ? palette.material('blossom') : palette.material('leaf'),
      0.85,
    )
    paintGrownTree(
      stage,
      x,
      groundOn(stage, land, 3.6)(x, 0),
      u * random.range(0.4, 0.62),
      bark,
      stage.scene.season === 'winter' ? undefined : leaf,
      random,
    )
  }
  placeSubjects(stage, { ground: groundLine(stage, land, 0.78) })
  nearGrass(stage, 0.16, 300, 'flower')
  paintBokeh(
    stage,
    [palette.lit(palette.material('flowerA'), 1), palette.lit(palette.material('flowerB'), 1), palette.glow],
    12,
    { x: 0, y: h * 0.72, w, h: h * 0.3 },
    0.07,
    0.3,
  )
}

export function village(stage: Stage): void {
  frame(stage, { horizon: [0.44, 0.54] })
  const { u, w, palette } = stage
  const land = country(stage, { way: 'path', woods: 0.45, rise: 1.35, flat: 3 })
  const random = stage.random.fork('village')
  const centre = w - stage.focus
  const houses = Array.from({ length: 17 }, () => ({
    z: random.range(4.6, 12),
    at: centre + random.spread() * w * 0.42,
  })).sort((a, b) => b.z - a.z)
  houses.forEach(({ z, at }, i) => {
    const art = CATALOGUE.get(i === 3 ? 'church' : random.chance(0.25) ? 'cabin' : 'house')
    if (!art) return
    const height = (u * (i === 3 ? 0.95 : 0.62)) / z
    paintSubject(stage, art, {
      x: at,
      y: groundOn(stage, land, z)(at, 0) + height * 0.06,
      height,
      flip: random.chance(0.5),
      colour: mix(
        palette.material('wall'),
        random.pick([palette.material('brick'), palette.material('cream'), palette.accent]),
        random.range(0, 0.5),
      ),
      distance: z * 0.028,
      front: 0.55,
      rim: 0.4,
      cast: 'none',
    })
  })
  const shown = stage.scene.mentions.filter(({ kind }) => kind !== 'house')
  placeSubjects({ ...stage, scene: { ...stage.scene, mentions: shown } }, { ground: groundLine(stage, land, 0.78) })
  nearGrass(stage, 0.1, 260, 'flower')
}
