/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Shape of a generated picture; auto keeps the shape of the input
 */
export type ImageModelRatio = typeof ImageModelRatio[keyof typeof ImageModelRatio];


export const ImageModelRatio = {
  auto: 'auto',
  '16:9': '16:9',
  '9:16': '9:16',
  '1:1': '1:1',
  '4:3': '4:3',
  '3:4': '3:4',
  '2:3': '2:3',
  '3:2': '3:2',
  '4:5': '4:5',
  '5:4': '5:4',
  '21:9': '21:9',
  '9:21': '9:21',
} as const;
