/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const premierePackageFileNameMax = 2000;

export const premierePackageUrlMax = 8192;

export const premierePackageSizeBytesMin = 0;
export const premierePackageSizeBytesMax = 1099511627776;



export const PremierePackage = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "file_name": zod.string().max(premierePackageFileNameMax).describe('Name to save under, the story\'s id with -premiere.zip'),
  "url": zod.string().max(premierePackageUrlMax).describe('Signed URL of the zip'),
  "size_bytes": zod.int().min(premierePackageSizeBytesMin).max(premierePackageSizeBytesMax).describe('Size of the zip, bytes'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made')
}).describe('A zip with the sequence and all its files for a professional editing tool');

export type PremierePackage = zod.input<typeof PremierePackage>;
export type PremierePackageOutput = zod.output<typeof PremierePackage>;
