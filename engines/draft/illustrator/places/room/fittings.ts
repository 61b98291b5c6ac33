import { hex, mix } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { RoomKind } from '../../parse/scene.ts'
import { type Box } from './frame-room.ts'
import { block, footShadow, pendant, image, rug, shelves, thing } from './furniture.ts'
import { across, wallWidth, windowAt } from './on-wall.ts'
import { fireplace, tiles, pan, ladder, screen, chalk, carpet } from './room-details.ts'
import { windowOn } from './window.ts'

type Fit = (stage: Stage, box: Box, random: Random) => void

/** Puts into a room what such rooms have. */
export function fittings(stage: Stage, box: Box, kind: RoomKind, random: Random): void {
  FITS[kind](stage, box, random)
}

const FITS: Readonly<Record<RoomKind, Fit>> = {
  study(stage, box, random) {
    const { u, h, palette } = stage
    windowAt(stage, box, 0.78, 0.36, 0.44, 0.12, { curtains: mix(palette.accent, palette.material('leather'), 0.4) })
    shelves(stage, box, across(box, 0.16) - u * 0.19, h * 0.1, u * 0.38, box.floor - h * 0.1, 5, random)
    image(stage, box, across(box, 0.47) - u * 0.1, h * 0.18, u * 0.2, u * 0.15, random)
    if (stage.scene.lamp === 'fire') fireplace(stage, box)
    rug(stage, box, stage.w / 2, h * 0.88, u * 1.1, mix(palette.accent, hex('#3a2320'), 0.4))
  },
  bedroom(stage, box, random) {
    const { u, w, h, palette } = stage
    windowAt(stage, box, 0.76, 0.4, 0.46, 0.1, { curtains: mix(palette.material('cream'), palette.accent, 0.3) })
    image(stage, box, across(box, 0.26) - u * 0.12, h * 0.16, u * 0.24, u * 0.17, random)
    thing(stage, 'bed', across(box, 0.3), box.floor + u * 0.12, u * 0.34, {
      colour: mix(palette.accent, palette.material('blue'), 0.5),
      cast: 'ground',
      flip: box.side < 0,
    })
    thing(stage, 'potplant', across(box, 0.96), box.floor + u * 0.1, u * 0.3)
    rug(stage, box, w / 2, h * 0.9, u * 0.9, palette.material('cream'))
  },
  kitchen(stage, box, random) {
    const { u, w, h, palette } = stage
    windowAt(stage, box, 0.66, 0.42, 0.34, 0.13, { panes: 3 })
    tiles(stage, box)
    block(
      stage,
      box,
      box.left,
      box.floor - u * 0.24,
      wallWidth(box),
      u * 0.24,
      mix(palette.accent, palette.material('cream'), 0.45),
    )
    for (let i = 1; i < 7; i++)
      block(stage, box, box.left + (wallWidth(box) * i) / 7, box.floor - u * 0.215, u * 0.003, u * 0.19, hex('#2b211c'))
    block(
      stage,
      box,
      box.left - u * 0.01,
      box.floor - u * 0.255,
      wallWidth(box) + u * 0.02,
      u * 0.02,
      palette.material('woodLight'),
    )
    for (const [t, kind, size] of [
      [0.06, 'teapot', 0.1],
      [0.2, 'bottle', 0.15],
      [0.27, 'bottle', 0.13],
      [0.36, 'bowl', 0.075],
      [0.9, 'potplant', 0.16],
      [0.97, 'vase', 0.15],
    ] as const)
      thing(stage, kind, across(box, t), box.floor - u * 0.252, u * size)
    const rail = h * 0.15
    block(stage, box, across(box, 0.22) - u * 0.2, rail, u * 0.4, u * 0.006, palette.material('brass'))
    for (let i = 0; i < 5; i++)
      pan(stage, box, across(box, 0.22) - u * 0.16 + i * u * 0.08, rail, u * random.range(0.028, 0.045))
    pendant(stage, box, w / 2 - u * 0.2, h * 0.2, u * 0.11, palette.accent)
    pendant(stage, box, w / 2 + u * 0.2, h * 0.2, u * 0.11, palette.accent)
  },
  library(stage, box, random) {
    const { u, w, h, palette } = stage
    const third = wallWidth(box) / 3
    shelves(stage, box, box.left + third * 0.02, h * 0.06, third * 0.96, box.floor - h * 0.06, 7, random)
    shelves(stage, box, box.left + third * 2.02, h * 0.06, third * 0.96, box.floor - h * 0.06, 7, random)
    windowAt(stage, box, 0.5, 0.3, 0.48, 0.08, { arched: true, panes: 3 })
    ladder(stage, box, across(box, 0.2))
    pendant(stage, box, w / 2, h * 0.16, u * 0.13, palette.material('brass'))
    rug(stage, box, w / 2, h * 0.9, u * 1.2, mix(palette.accent, hex('#402018'), 0.45))
  },
  office(stage, box, random) {
    const { u, w, h, palette } = stage
    const wide = wallWidth(box)
    for (let i = 0; i < 3; i++)
      windowOn(stage, box, box.left + wide * (0.05 + i * 0.32), h * 0.08, wide * 0.27, box.floor - h * 0.22, {
        city: true,
        panes: 2,
      })
    thing(stage, 'potplant', across(box, 0.03), box.floor + u * 0.08, u * 0.42)
    for (const t of [0.25, 0.75]) {
      block(stage, box, across(box, t) - u * 0.2, box.floor - u * 0.1, u * 0.4, u * 0.02, palette.material('woodLight'))
      thing(stage, 'laptop', across(box, t), box.floor - u * 0.1, u * 0.11)
    }
    pendant(stage, box, w * 0.36, h * 0.14, u * 0.1, palette.material('black'))
    pendant(stage, box, w * 0.64, h * 0.14, u * 0.1, palette.material('black'))
    void random
  },
  lab(stage, box, random) {
    const { u, w, h, palette } = stage
    windowAt(stage, box, 0.8, 0.34, 0.36, 0.12, { panes: 3, city: true })
    block(stage, box, across(box, 0.3) - u * 0.34, h * 0.16, u * 0.68, u * 0.014, palette.material('metal'))
    for (let i = 0; i < 9; i++)
      thing(
        stage,
        i % 3 ? 'flask' : 'bottle',
        across(box, 0.3) - u * 0.3 + i * u * 0.075,
        h * 0.162,
        u * random.range(0.07, 0.11),
        { colour: hex(random.pick(['#47b5a8', '#e0a03a', '#b05ab0', '#5a8fe0', '#d9566a'])) },
      )
    screen(stage, across(box, 0.3) - u * 0.14, h * 0.25, u * 0.3, u * 0.2)
    block(stage, box, box.left, box.floor - u * 0.16, wallWidth(box), u * 0.16, palette.material('white'))
    thing(stage, 'microscope', across(box, 0.62), box.floor - u * 0.16, u * 0.17)
    pendant(stage, box, w / 2, h * 0.14, u * 0.12, palette.material('white'))
  },
  cafe(stage, box, random) {
    const { u, w, h, palette } = stage
    windowAt(stage, box, 0.82, 0.36, 0.46, 0.12, { city: true, panes: 2 })
    for (let row = 0; row < 3; row++) {
      block(
        stage,
        box,
        across(box, 0.3) - u * 0.4,
        h * (0.2 + row * 0.11),
        u * 0.8,
        u * 0.012,
        palette.material('wood'),
      )
      for (let i = 0; i < 11; i++)
        thing(
          stage,
          random.pick(['bottle', 'cup', 'glass', 'bottle', 'teapot']),
          across(box, 0.3) - u * 0.36 + i * u * 0.072,
          h * (0.2 + row * 0.11),
          u * random.range(0.05, 0.085),
          { colour: hex(random.pick(['#6b8f5a', '#b5653a', '#d9c9a0', '#8a3b3b', '#4a6a7a'])) },
        )
    }
    block(
      stage,
      box,
      across(box, 0.3) - u * 0.5,
      box.floor - u * 0.2,
      u,
      u * 0.24,
      mix(palette.material('woodDark'), palette.accent, 0.2),
    )
    block(
      stage,
      box,
      across(box, 0.3) - u * 0.52,
      box.floor - u * 0.22,
      u * 1.04,
      u * 0.024,
      palette.material('woodLight'),
    )
    for (const part of [0.22, 0.4, 0.58]) pendant(stage, box, w * part, h * 0.24, u * 0.09, palette.material('brass'))
  },
  classroom(stage, box, random) {
    const { u, h, palette } = stage
    windowAt(stage, box, 0.88, 0.3, 0.4, 0.12, { panes: 3 })
    const x = across(box, 0.4) - u * 0.48
    block(stage, box, x - u * 0.02, h * 0.13, u, u * 0.42, palette.material('wood'))
    block(stage, box, x, h * 0.13 + u * 0.02, u * 0.96, u * 0.38, hex('#2f4a40'))
    chalk(stage, x + u * 0.08, h * 0.13 + u * 0.06, u * 0.8, u * 0.3, random)
    thing(stage, 'clock', across(box, 0.72), h * 0.24, u * 0.12)
    thing(stage, 'globe', across(box, 0.06), box.floor - u * 0.02, u * 0.26)
    for (let i = 0; i < 4; i++) {
      const dx = box.left + wallWidth(box) * (0.14 + i * 0.24)
      footShadow(stage, dx, box.floor + u * 0.14, u * 0.26)
      block(stage, box, dx - u * 0.1, box.floor + u * 0.02, u * 0.2, u * 0.02, palette.material('woodLight'))
      for (const leg of [-0.09, 0.08])
        block(stage, box, dx + u * leg, box.floor + u * 0.04, u * 0.01, u * 0.1, palette.material('steel'))
    }
  },
  workshop(stage, box, random) {
    const { u, w, h, palette } = stage
    windowAt(stage, box, 0.74, 0.42, 0.34, 0.12, { panes: 4 })
    block(stage, box, across(box, 0.24) - u * 0.32, h * 0.14, u * 0.64, u * 0.34, palette.material('woodDark'))
    for (let i = 0; i < 6; i++)
      thing(
        stage,
        random.pick(['gear', 'key', 'sword', 'compass', 'clock']),
        across(box, 0.24) - u * 0.24 + (i % 3) * u * 0.23,
        h * 0.14 + u * (i < 3 ? 0.16 : 0.31),
        u * random.range(0.08, 0.13),
      )
    block(stage, box, box.left, box.floor - u * 0.13, wallWidth(box), u * 0.03, palette.material('wood'))
    for (const t of [0.04, 0.5, 0.94])
      block(
        stage,
        box,
        across(box, t) - u * 0.02,
        box.floor - u * 0.1,
        u * 0.04,
        u * 0.16,
        palette.material('woodDark'),
      )
    thing(stage, 'lantern', across(box, 0.52), box.floor - u * 0.13, u * 0.16)
    thing(stage, 'books', across(box, 0.9), box.floor - u * 0.13, u * 0.12)
    pendant(stage, box, w / 2, h * 0.18, u * 0.12, palette.material('steel'))
  },
  hall(stage, box, random) {
    const { u, w, h, palette } = stage
    const wide = wallWidth(box)
    const bays = w > h ? 4 : 3
    for (let i = 0; i < bays; i++)
      windowOn(
        stage,
        box,
        box.left + wide * ((i + 0.22) / bays),
        h * 0.06,
        (wide / bays) * 0.56,
        box.floor - h * 0.14,
        { arched: true, panes: 3 },
      )
    for (let i = 0; i <= bays; i++) {
      const x = box.left + (wide * i) / bays
      block(stage, box, x - u * 0.032, 0, u * 0.064, box.floor + u * 0.02, palette.material('stone'))
      block(stage, box, x - u * 0.045, box.floor - u * 0.02, u * 0.09, u * 0.045, palette.material('stone'))
    }
    for (const side of [0.03, 0.97])
      block(
        stage,
        box,
        w * side - u * 0.075,
        0,
        u * 0.15,
        h * 0.96,
        mix(palette.material('stone'), hex('#1a1614'), 0.35),
      )
    carpet(stage, box)
    void random
  },
}
