import { FPS } from '#src/domain/frames.ts'
import { element, type Element } from './xml.ts'

/** Frames per second, in every place where the format requires it. */
export const rate = (): Element => element('rate', element('timebase', FPS), element('ntsc', 'FALSE'))
