import { buildScenesFromScreenplay } from './build-scenes-from-screenplay.ts'
import { createScreenplayElement } from './create-screenplay-element.ts'
import { createScreenplaySegment } from './create-screenplay-segment.ts'
import { deleteScreenplayElement } from './delete-screenplay-element.ts'
import { deleteScreenplaySegment } from './delete-screenplay-segment.ts'
import { exportScreenplay } from './export-screenplay.ts'
import { importScreenplayFromJson } from './import-screenplay-from-json.ts'
import { listScreenplaySegments } from './list-screenplay-segments.ts'
import { reorderScreenplayElement } from './reorder-screenplay-element.ts'
import { reorderScreenplaySegment } from './reorder-screenplay-segment.ts'
import { updateScreenplayElement } from './update-screenplay-element.ts'
import { updateScreenplaySegment } from './update-screenplay-segment.ts'

export const screenplayRoutes = {
  buildScenesFromScreenplay,
  createScreenplayElement,
  createScreenplaySegment,
  deleteScreenplayElement,
  deleteScreenplaySegment,
  exportScreenplay,
  importScreenplayFromJson,
  listScreenplaySegments,
  reorderScreenplayElement,
  reorderScreenplaySegment,
  updateScreenplayElement,
  updateScreenplaySegment,
}
