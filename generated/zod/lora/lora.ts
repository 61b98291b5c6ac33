/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  CreateLoraRequest,
  DeleteLoraTrainingDataRequest,
  GenerateLoraCaptionsRequest,
  Lora,
  LoraList,
  StopLoraRequest,
  SubmitLoraRequest,
  UpdateLoraRequest,
  UploadLoraModelRequest
} from '../schemas/index.ts';


/**
 * @summary Create a LoRA model
 */
export const CreateLoraBody = CreateLoraRequest

export const CreateLoraResponse = Lora

/**
 * One charge per call; captions written by the user are replaced only for the named images.
 * @summary Write captions for training data
 */
export const GenerateLoraCaptionsQueryParams = zod.object({
  "lora_id": zod.uuid().describe('The LoRA model')
})

export const GenerateLoraCaptionsHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const GenerateLoraCaptionsBody = GenerateLoraCaptionsRequest

export const GenerateLoraCaptionsResponse = Lora

/**
 * @summary Get a LoRA model
 */
export const GetLoraQueryParams = zod.object({
  "lora_id": zod.uuid().describe('The LoRA model')
})

export const GetLoraResponse = Lora

/**
 * A running training is stopped and refunded. Image styles that use it fall back to their own model.
 * @summary Delete a LoRA model
 */
export const DeleteLoraQueryParams = zod.object({
  "lora_id": zod.uuid().describe('The LoRA model')
})

export const DeleteLoraResponse = Acknowledgement

/**
 * @summary List the models of the user
 */
export const ListModelGalleryResponse = LoraList

/**
 * Its best checkpoint is kept and paid, or nothing is kept and nothing is charged.
 * @summary Stop a training
 */
export const StopLoraQueryParams = zod.object({
  "lora_id": zod.uuid().describe('The LoRA model')
})

export const StopLoraBody = StopLoraRequest

export const StopLoraResponse = Lora

/**
 * Its price is held at acceptance, charged when the model is ready and refunded when the training fails or is stopped. Providers charge by the step, see listModelGallery; send the price in `Most-Credits`.
 * @summary Train a LoRA model
 */
export const submitLoraHeaderMostCreditsMax = 10;


export const submitLoraHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const SubmitLoraHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(submitLoraHeaderMostCreditsMax).regex(submitLoraHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const SubmitLoraBody = SubmitLoraRequest

export const SubmitLoraResponse = Lora

/**
 * Without a body all of it. The media themselves stay.
 * @summary Remove training data from a LoRA model
 */
export const DeleteLoraTrainingDataQueryParams = zod.object({
  "lora_id": zod.uuid().describe('The LoRA model')
})

export const DeleteLoraTrainingDataBody = DeleteLoraTrainingDataRequest

export const DeleteLoraTrainingDataResponse = Lora

/**
 * Name and strength can change at any time, everything else only before the training.
 * @summary Change a LoRA model
 */
export const UpdateLoraBody = UpdateLoraRequest

export const UpdateLoraResponse = Lora

/**
 * @summary Upload a ready-made LoRA model
 */
export const UploadLoraModelBody = UploadLoraModelRequest

export const UploadLoraModelResponse = Lora

