/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaArgs } from './mediaArgs.zod.ts';

export const getGenericPresignedUrlRequestFileNameMax = 255;

export const getGenericPresignedUrlRequestContentTypeMin = 3;
export const getGenericPresignedUrlRequestContentTypeMax = 100;


export const getGenericPresignedUrlRequestContentTypeRegExp = new RegExp('^[\\w.+-]+/[\\w.+-]+$');


export const GetGenericPresignedUrlRequest = zod.strictObject({
  "file_name": zod.string().min(1).max(getGenericPresignedUrlRequestFileNameMax).describe('Name of the file; only shown, never part of a URL'),
  "content_type": zod.string().min(getGenericPresignedUrlRequestContentTypeMin).max(getGenericPresignedUrlRequestContentTypeMax).regex(getGenericPresignedUrlRequestContentTypeRegExp).describe('MIME type; the upload URL accepts exactly this one'),
  "media_args": MediaArgs
}).describe('The file that will be stored');

export type GetGenericPresignedUrlRequest = zod.input<typeof GetGenericPresignedUrlRequest>;
export type GetGenericPresignedUrlRequestOutput = zod.output<typeof GetGenericPresignedUrlRequest>;
