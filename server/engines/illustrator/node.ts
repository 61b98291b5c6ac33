import type { Illustrator } from '../ports.ts'
import { makeNodeCanvas } from './canvas-node.ts'
import { createIllustrator } from './illustrator.ts'

/** The built-in illustrator on a server canvas. */
export const createNodeIllustrator = (): Illustrator => createIllustrator(makeNodeCanvas)
