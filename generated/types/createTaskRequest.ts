/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FocalPath } from './focalPath.ts';
import type { FocalPoint } from './focalPoint.ts';
import type { ImageModelRatio } from './imageModelRatio.ts';
import type { UpscaleFactor } from './upscaleFactor.ts';

/**
 * Work for an AI model; which fields count depends on the model
 */
export interface CreateTaskRequest {
  /**
     * Model of listTaskModels; it decides the task type
     * @minLength 1
     * @maxLength 100
     */
  model_id: string;
  /**
     * One of the model's engines, by its name; the first without it
     * @minLength 1
     * @maxLength 200
     */
  engine?: string;
  /** Story it works for; left out on a tool page */
  story_id?: string;
  /** A-roll that gets the result */
  aroll_id?: string;
  /** Picture or video to work on */
  source_media_id?: string;
  /**
     * Pictures whose look or content is followed
     * @maxItems 8
     */
  reference_media_ids?: string[];
  /** Sound or video that drives a lip sync */
  driving_media_id?: string;
  /** Picture a clip ends with */
  end_frame_id?: string;
  /**
     * Length of a clip (up to 30) or of composed music (from 3), seconds
     * @minimum 1
     * @maximum 600
     */
  duration?: number;
  aspect_ratio?: ImageModelRatio;
  /**
     * What is wanted, in words
     * @maxLength 4000
     */
  prompt?: string;
  /** Whether a clip gets sound */
  generate_audio?: boolean;
  upscale_factor?: UpscaleFactor;
  /** Whether a lip sync moves the body too */
  body_control?: boolean;
  /**
     * How lively a lip sync's face is, 1 to 5
     * @minimum 1
     * @maximum 5
     */
  expression_intensity?: number;
  /**
     * How true an enlarged picture or video stays, from 0 (may invent detail) to 100 (only sharper)
     * @minimum 0
     * @maximum 100
     */
  fidelity?: number;
  /**
     * How much film grain an enlarged picture or video gets, 0 (none) to 100
     * @minimum 0
     * @maximum 100
     */
  grain?: number;
  /** Whether what has the colour of skin is enlarged without any added detail */
  keep_skin?: boolean;
  /**
     * Number a picture is drawn from; the same words, style and seed draw the same picture. Left out, each is another one
     * @minimum 0
     * @maximum 2147483647
     */
  seed?: number;
  /**
     * Style a picture is drawn in, of listLeonardoPresets
     * @minLength 1
     * @maxLength 100
     */
  look?: string;
  /** Image style a new picture is drawn in, with its look, words, model and reference picture; not together with `look` */
  image_style_id?: string;
  /** Trained model a new picture is drawn with; its trigger joins the words. Before the one of an image style */
  lora_id?: string;
  /**
     * How strongly the trained model draws, 0 to 1; 0.8 without it
     * @minimum 0
     * @maximum 1
     */
  lora_weight?: number;
  /**
     * Characters of casts who are in a new picture; how they look joins the words
     * @maxItems 4
     */
  character_ids?: string[];
  /** Picture as large as the source, white where it is repainted; for the model that repaints a part */
  mask_media_id?: string;
  /**
     * How far a video is changed, from 1 (hardly) to 100; 100 without it
     * @minimum 1
     * @maximum 100
     */
  strength?: number;
  /**
     * Where the change of a video begins, ms; at its beginning without it
     * @minimum 0
     * @maximum 2147483647
     */
  range_start_ms?: number;
  /**
     * Where the change of a video ends, ms; at its end without it
     * @minimum 1
     * @maximum 2147483647
     */
  range_end_ms?: number;
  focal_point?: FocalPoint;
  focal_path?: FocalPath;
  /**
     * Size of a new frame, percent of the largest that lies in the picture (cropping, up to 100) or of the smallest that lies around it (expanding, from 100); 100 without it
     * @minimum 25
     * @maximum 200
     */
  frame_size?: number;
}
