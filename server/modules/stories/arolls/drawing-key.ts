/** One A-roll gets one new picture at a time. */
export function drawingKey(arollId: string): string {
  return `draw-aroll:${arollId}`
}
