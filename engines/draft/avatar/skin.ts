import type { Person } from './person.ts'
import { mirrored, onBoth, onLeft, type Shape } from './shape.ts'

/** Ears, face, nose and beard, lit from the left above. Marks of the person lie on it. */
export function skinOf({ skin, face, marks, nose, eyes, beard = [] }: Person): Shape[] {
  const { light, mid, dark, warm } = skin
  const { width, y } = nose
  const ear = 'S 11.2,-1.6 13,-2.6 14.1,-0.8 13.7,2.6 12.4,5.2 11.2,4.6'
  return [
    {
      d: onBoth(ear),
      paint: mid,
      inside: [
        { d: onBoth('S 12.2,-1.2 13.3,-0.6 13,2.2 12.2,3.8'), paint: `${dark}88`, soft: 0.3 },
        { d: onBoth(ear), paint: `${warm}44` },
      ],
    },
    {
      d: mirrored(face),
      paint: { from: [-9, -14], to: [10, 13], stops: [light, light, mid] },
      inside: [
        // The side that is turned away from the light.
        { d: 'S 13,-16 15,0 12,14 3,17 7.2,12 9.6,5 10,-4 9,-13', paint: `${dark}b0`, soft: 1.5 },
        { d: 'S -13,4 -10,9.5 -5.4,14.3 0,16 -3,17 -13,14', paint: `${dark}55`, soft: 1 },
        // Under hair, brows and nose.
        { d: 'S -13,-17 13,-17 12.5,-9.5 0,-11.5 -12.5,-9.5', paint: `${dark}66`, soft: 1.5 },
        { d: onBoth(`E ${eyes.apart},-0.6 ${eyes.half * 1.25},${eyes.up * 1.7}`), paint: `${dark}48`, soft: 1 },
        { d: onBoth('E 7.4,5.8 3.3,2.5'), paint: `${warm}66`, soft: 1.7 },
        { d: 'E -6.8,4.1 2.4,1.3 -20', paint: '#ffffff30', soft: 1 },
        { d: 'E -2,-8.4 4.6,2.1', paint: '#ffffff26', soft: 1.6 },
        {
          d: `S 0.9,-3 1.9,0.5 ${width * 1.15},${y - 1} ${width * 0.4},${y + 0.5} 0.8,1`,
          paint: `${dark}7a`,
          soft: 0.75,
        },
        { d: `E 0,${y + 0.85} ${width * 0.95},0.55`, paint: `${dark}88`, soft: 0.5 },
        { d: `E 0,${y - 0.7} ${width * 1.05},1.1`, paint: `${warm}44`, soft: 0.8 },
        { d: `E -0.35,${y - 1} 0.75,0.8`, paint: '#ffffff4c', soft: 0.4 },
        { d: 'E -0.35,-0.4 0.42,2.4', paint: '#ffffff38', soft: 0.4 },
        { d: 'E 0,12.3 2.6,0.7', paint: `${dark}55`, soft: 0.6 },
        ...marks,
      ],
    },
    {
      d: `L 0.34 -${width * 0.52},${y + 0.1} -${width * 0.22},${y + 0.42} 0,${y + 0.5} ${width * 0.22},${y + 0.42} ${width * 0.52},${y + 0.1}`,
      paint: `${dark}`,
    },
    {
      d: `L 0.3 ${width * 0.82},${y - 1.1} ${width},${y - 0.3} ${width * 0.76},${y + 0.22} ${onLeft(`L 0.3 ${width * 0.82},${y - 1.1} ${width},${y - 0.3} ${width * 0.76},${y + 0.22}`)}`,
      paint: `${dark}a0`,
    },
    ...beard,
  ]
}

/** A neck with the shadow that the chin throws on it. */
export function neckOf({ light, mid, dark }: Person['skin'], half = 5.4): Shape {
  return {
    d: `S -${half},7 ${half},7! ${half},15 ${half + 0.9},19 ${half + 5},22.4 ${half + 6},30! -${half + 6},30! -${half + 5},22.4 -${half + 0.9},19 -${half},15`,
    paint: { from: [-6, 12], to: [8, 24], stops: [light, mid, mid] },
    inside: [
      { d: `S -${half + 2},6 ${half + 2},6 ${half + 1.5},17.4 2,19.2 -${half},16.2`, paint: `${dark}d0`, soft: 1 },
      { d: `S ${half + 2},10 ${half + 8},30 2.5,30 3.6,19`, paint: `${dark}66`, soft: 1.2 },
      { d: 'L 0.4 -4.6,24.4 -2.4,26 -0.8,26.4', paint: `${dark}66` },
      { d: 'L 0.4 4.6,24.4 2.4,26 0.8,26.4', paint: `${dark}66` },
    ],
  }
}
