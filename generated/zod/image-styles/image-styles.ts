/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  CreateImageStyleRequest,
  ImageStyle,
  ImageStyleList,
  ImageStylePreview,
  PreviewImageStyleRequest,
  UpdateImageStyleRequest
} from '../schemas/index.ts';


/**
 * @summary List image styles
 */
export const ListImageStylesQueryParams = zod.object({
  "source": zod.enum(['SYSTEM', 'USER']).optional().describe('Only those of this source; left out: all')
})

export const ListImageStylesResponse = ImageStyleList

/**
 * @summary Create an image style
 */
export const CreateImageStyleBody = CreateImageStyleRequest

export const CreateImageStyleResponse = ImageStyle

/**
 * Stories that use it keep their images and have no style afterwards.
 * @summary Delete a custom image style
 */
export const DeleteImageStyleParams = zod.object({
  "id": zod.uuid().describe('The image style')
})

export const DeleteImageStyleResponse = Acknowledgement

/**
 * @summary Get an image style
 */
export const GetImageStyleParams = zod.object({
  "id": zod.uuid().describe('The image style')
})

export const GetImageStyleResponse = ImageStyle

/**
 * @summary Change an image style
 */
export const UpdateImageStyleParams = zod.object({
  "id": zod.uuid().describe('The image style')
})

export const UpdateImageStyleBody = UpdateImageStyleRequest

export const UpdateImageStyleResponse = ImageStyle

/**
 * Free, and nothing is stored. The built-in illustrator generates the first scene of a story, small, with the words, look, model and image of a style that need not be stored yet; without a story it generates a sample.
 * @summary Preview a style on the user's own scene
 */
export const PreviewImageStyleBody = PreviewImageStyleRequest

export const PreviewImageStyleResponse = ImageStylePreview

