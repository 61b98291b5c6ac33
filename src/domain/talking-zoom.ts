/** How much larger than its frame a speaking portrait is drawn, in the film and in the preview before it: no edge comes into view as the head moves. */
export const TALKING_ZOOM = 1.07
