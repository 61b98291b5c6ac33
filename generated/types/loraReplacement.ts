/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A picture that takes the place of another one, for example cropped or rotated: the caption stays, and it is looked at anew. The picture that stood there first is put back in the same way.
 */
export interface LoraReplacement {
  /** One of the model’s training data */
  training_data_id: string;
  /** The media that takes its place; a picture of the person that is not in the set */
  by_training_data_id: string;
}
