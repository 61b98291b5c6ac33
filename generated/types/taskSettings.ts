/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FocalPath } from './focalPath.ts';
import type { FocalPoint } from './focalPoint.ts';
import type { ImageModelRatio } from './imageModelRatio.ts';
import type { UpscaleFactor } from './upscaleFactor.ts';

/**
 * What was asked of the model besides the prompt; sent again, it asks for the same. What was not asked for is absent
 */
export interface TaskSettings {
  /**
     * Engine that was asked first, where one was named
     * @minLength 1
     * @maxLength 2000
     */
  engine?: string;
  /** Picture or video that is worked on */
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
  /** White where a picture is repainted */
  mask_media_id?: string;
  /**
     * Length of a clip or of composed music, seconds
     * @minimum 0
     * @maximum 86400
     */
  duration?: number;
  aspect_ratio?: ImageModelRatio;
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
     * Number a picture is drawn from; the same words, style and seed draw the same picture
     * @minimum 0
     * @maximum 2147483647
     */
  seed?: number;
  /**
     * Style a picture is drawn in, of listLeonardoPresets
     * @maxLength 100
     */
  look?: string;
  /** Image style a new picture is drawn in */
  image_style_id?: string;
  /** Trained model a new picture is drawn with */
  lora_id?: string;
  /**
     * How strongly the trained model draws
     * @minimum 0
     * @maximum 1
     */
  lora_weight?: number;
  /**
     * Characters of casts who are in a new picture
     * @maxItems 4
     */
  character_ids?: string[];
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
     * Size of a new frame, percent of the largest in the picture or of the smallest around it
     * @minimum 25
     * @maximum 200
     */
  frame_size?: number;
}
