/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AiOutputMode } from './aiOutputMode.zod.ts';
import { AspectRatio } from './aspectRatio.zod.ts';
import { CaptionsSettings } from './captionsSettings.zod.ts';
import { CreationMode } from './creationMode.zod.ts';
import { FilmStyle } from './filmStyle.zod.ts';
import { ImageModel } from './imageModel.zod.ts';
import { Language } from './language.zod.ts';
import { LoudnessLufs } from './loudnessLufs.zod.ts';
import { MusicSettings } from './musicSettings.zod.ts';
import { ScenePace } from './scenePace.zod.ts';
import { SceneSize } from './sceneSize.zod.ts';
import { ScriptType } from './scriptType.zod.ts';
import { ShotsPerScene } from './shotsPerScene.zod.ts';
import { StoryState } from './storyState.zod.ts';

export const storyDisplayTitleMax = 2000;

export const storyInitialPromptMax = 400000;

export const storyVideoLengthInSecMin = 0;
export const storyVideoLengthInSecMax = 86400;

export const storyPublicPreviewIdMax = 2000;

export const storyVisualStyleMax = 2000;

export const storyImageSeedMin = -1000000000;
export const storyImageSeedMax = 2147483647;

export const storyDefaultVoiceCodeMax = 2000;

export const storyUsualVoiceCodeMax = 2000;

export const storyLeonardoModelMax = 2000;

export const storyLeonardoModelIdMax = 2000;

export const storyLeonardoStyleIdMax = 2000;

export const storyLeonardoStyleReferenceStrengthMin = 0;
export const storyLeonardoStyleReferenceStrengthMax = 1;

export const storySceneListMax = 10000;

export const storyDurationInFramesMin = 0;
export const storyDurationInFramesMax = 2592000;

export const storyKeptLengthInFramesMin = 1801;
export const storyKeptLengthInFramesMax = 2592000;

export const storyThumbnailUrlMax = 8192;

export const storyLastVideoFileMax = 8192;

export const storyRevisionMin = 0;
export const storyRevisionMax = 2147483647;



export const Story = zod.object({
  "id": zod.uuid().describe('The story; the same value as `story_id`'),
  "story_id": zod.uuid().describe('The story'),
  "display_title": zod.string().max(storyDisplayTitleMax).describe('Displayed title'),
  "status": StoryState,
  "language": Language,
  "aspect_ratio": AspectRatio,
  "creation_mode": CreationMode,
  "script_type": zod.union([ScriptType,zod.null()]).describe('How `initial_prompt` is read; null until it was chosen'),
  "initial_prompt": zod.string().max(storyInitialPromptMax).describe('Prompt, script or screenplay the story began with; empty for a blank story'),
  "source_media_id": zod.uuid().nullable().describe('Recording or video the story began with; null for a text'),
  "source_sound_media_id": zod.uuid().nullable().describe('Sound extracted from the video the story began with; null where there is none'),
  "video_length_in_sec": zod.int().min(storyVideoLengthInSecMin).max(storyVideoLengthInSecMax).nullable().describe('Requested length, seconds; null when the text decides'),
  "project_id": zod.uuid().nullable().describe('Its project; null for none'),
  "use_brand_settings": zod.boolean().describe('Whether the user\'s logo and caption style are shown'),
  "has_end_card": zod.boolean().optional().describe('Whether the video ends with a card of its stock credits; there is no card where no stock requires it. Absent in older documents'),
  "shots_per_scene": ShotsPerScene.optional().describe('How many shots each scene has when it is planned. Absent in older documents'),
  "film_style": zod.union([FilmStyle,zod.null()]).optional().describe('What all images and words have in common; null where nothing was planned. Absent in older documents'),
  "loudness_lufs": zod.union([LoudnessLufs,zod.null()]).optional().describe('Integrated loudness of the video\'s sound, LUFS; null leaves it as mixed. Absent in older documents'),
  "archived": zod.boolean().describe('Put away; left out of the usual list, and its preview link is closed'),
  "is_created_with_screenplay": zod.boolean().describe('Whether the story has screenplay segments'),
  "scene_size": SceneSize,
  "scene_pace": ScenePace,
  "public_preview_id": zod.string().max(storyPublicPreviewIdMax).nullable().describe('Key of the public preview link; null while there is none'),
  "public_preview_expires_at": zod.iso.datetime({"offset":true}).nullable().describe('When the public preview link ends by itself; null when it does not'),
  "visual_style": zod.string().max(storyVisualStyleMax).nullable().describe('Id of the look that new images get; null for the first look'),
  "image_seed": zod.int().min(storyImageSeedMin).max(storyImageSeedMax).nullable().describe('Seed all new images start from; null gives every image its own'),
  "default_image_model": ImageModel,
  "default_voice_code": zod.string().max(storyDefaultVoiceCodeMax).nullable().describe('Voice that new scenes speak with; null for the one that the story has spoken with before, else the language\'s first voice'),
  "usual_voice_code": zod.string().max(storyUsualVoiceCodeMax).nullable().describe('The default voice that the story has spoken with; null before it spoke. It stays when others are offered later'),
  "leonardo_model": zod.string().max(storyLeonardoModelMax).nullable().describe('Name of the chosen Leonardo model'),
  "leonardo_model_id": zod.string().max(storyLeonardoModelIdMax).nullable().describe('Image model, before `default_image_model`; null for none'),
  "leonardo_style_id": zod.string().max(storyLeonardoStyleIdMax).nullable().describe('Id of the chosen Leonardo style'),
  "leonardo_style_reference_image_id": zod.uuid().nullable().describe('Media whose style new images follow'),
  "leonardo_style_reference_strength": zod.number().min(storyLeonardoStyleReferenceStrengthMin).max(storyLeonardoStyleReferenceStrengthMax).nullable().describe('How closely the reference is followed, 0 to 1'),
  "image_style_id": zod.uuid().nullable().describe('Image style that new images get'),
  "ai_output_mode": AiOutputMode,
  "music": MusicSettings,
  "captions_settings": CaptionsSettings,
  "scene_list": zod.array(zod.uuid()).max(storySceneListMax).describe('Scene ids in playing order'),
  "duration_in_frames": zod.int().min(storyDurationInFramesMin).max(storyDurationInFramesMax).describe('Length of the whole story, frames at 30 fps; the sum over its scenes'),
  "kept_length_in_frames": zod.int().min(storyKeptLengthInFramesMin).max(storyKeptLengthInFramesMax).nullable().describe('Length it had when its owner\'s plan ended, frames at 30 fps, where an account without a plan may not have it; so long it may be exported'),
  "thumbnail_url": zod.string().max(storyThumbnailUrlMax).nullable().describe('Small image of the first scene that has one'),
  "last_video_file": zod.string().max(storyLastVideoFileMax).nullable().describe('URL of the last exported video; null before the first export'),
  "revision": zod.int().min(storyRevisionMin).max(storyRevisionMax).describe('Incremented with every change; a client that sees a gap loads the story again'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the story was begun'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When the story or one of its scenes last changed')
}).describe('A story\'s own settings, without its scenes');

export type Story = zod.input<typeof Story>;
export type StoryOutput = zod.output<typeof Story>;
