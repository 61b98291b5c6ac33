/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  BuildScenesRequest,
  CreateScreenplaySegmentRequest,
  ImportScreenplayRequest,
  ReorderScreenplayRequest,
  ScreenplayElement,
  ScreenplayElementInput,
  ScreenplaySegment,
  ScreenplaySegmentList,
  ScreenplayText,
  Story,
  UpdateScreenplaySegmentRequest
} from '../schemas/index.ts';


/**
 * @summary Delete an element
 */
export const DeleteScreenplayElementParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "element_id": zod.uuid().describe('The screenplay element')
})

export const DeleteScreenplayElementResponse = Acknowledgement

/**
 * The kind may change as well; an `index` moves it at the same time.
 * @summary Replace an element
 */
export const UpdateScreenplayElementParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "element_id": zod.uuid().describe('The screenplay element')
})

export const UpdateScreenplayElementBody = ScreenplayElementInput

export const UpdateScreenplayElementResponse = ScreenplayElement

/**
 * @summary Move an element within its segment
 */
export const ReorderScreenplayElementParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "element_id": zod.uuid().describe('The screenplay element')
})

export const ReorderScreenplayElementBody = ReorderScreenplayRequest

export const ReorderScreenplayElementResponse = ScreenplaySegment

/**
 * @summary List the segments of a screenplay
 */
export const ListScreenplaySegmentsParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const ListScreenplaySegmentsResponse = ScreenplaySegmentList

/**
 * @summary Add a segment to a screenplay
 */
export const CreateScreenplaySegmentParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const CreateScreenplaySegmentBody = CreateScreenplaySegmentRequest

export const CreateScreenplaySegmentResponse = ScreenplaySegment

/**
 * @summary Add an element to a segment
 */
export const CreateScreenplayElementParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "screenplay_segment_id": zod.uuid().describe('The screenplay segment')
})

export const CreateScreenplayElementBody = ScreenplayElementInput

export const CreateScreenplayElementResponse = ScreenplayElement

/**
 * @summary Delete a segment with its elements
 */
export const DeleteScreenplaySegmentParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "segment_id": zod.uuid().describe('The screenplay segment')
})

export const DeleteScreenplaySegmentResponse = Acknowledgement

/**
 * @summary Change the heading of a segment
 */
export const UpdateScreenplaySegmentParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "segment_id": zod.uuid().describe('The screenplay segment')
})

export const UpdateScreenplaySegmentBody = UpdateScreenplaySegmentRequest

export const UpdateScreenplaySegmentResponse = ScreenplaySegment

/**
 * @summary Move a segment
 */
export const ReorderScreenplaySegmentParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "segment_id": zod.uuid().describe('The screenplay segment')
})

export const ReorderScreenplaySegmentBody = ReorderScreenplayRequest

export const ReorderScreenplaySegmentResponse = ScreenplaySegmentList

/**
 * Unchanged text keeps its scene with voice-over and images. The previous state is saved as a version.
 * @summary Generate the scenes of an edited screenplay
 */
export const BuildScenesFromScreenplayParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const BuildScenesFromScreenplayBody = BuildScenesRequest

export const BuildScenesFromScreenplayResponse = Story

/**
 * Parts unchanged since the import are returned word for word, with their notes and sections.
 * @summary Write a screenplay as Fountain
 */
export const ExportScreenplayParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const ExportScreenplayResponse = ScreenplayText

/**
 * All or nothing: when anything is refused, the story keeps its segments. Locations and characters are matched by name, ignoring case; missing ones are created.
 * @summary Replace the screenplay by an imported one
 */
export const ImportScreenplayFromJsonParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const ImportScreenplayFromJsonBody = ImportScreenplayRequest

export const ImportScreenplayFromJsonResponse = ScreenplaySegmentList

