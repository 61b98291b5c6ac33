/** The kinds of work on videos that are measured. */
export const VIDEO_WORKS = [
  ...['modify-colours', 'modify-light', 'modify-sharper', 'modify-blurred', 'modify-vignette', 'modify-mirrored'],
  ...['crop', 'expand', 'upscale-2', 'upscale-2-hardened', 'upscale-2-grain', 'upscale-4', 'upscale-drawing'],
]
