import type { Illustrator } from '../ports.ts'
import { makeWebCanvas } from './canvas-web.ts'
import { createIllustrator } from './illustrator.ts'

/** The built-in illustrator on a browser's canvas. */
export const createWebIllustrator = (): Illustrator => createIllustrator(makeWebCanvas)
