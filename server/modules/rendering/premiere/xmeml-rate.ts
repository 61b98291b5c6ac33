import { FPS } from '#src/domain/frames.ts'
import { element, type Element } from './xml.ts'

/** Frames a second, in every place where the format asks for it. */
export const rate = (): Element => element('rate', element('timebase', FPS), element('ntsc', 'FALSE'))
