/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ChangedScenes,
  ImagePrompt,
  InpaintingRequest,
  PreviousGenerations,
  Scene,
  SceneOperation,
  SceneOrder,
  StockPage,
  Story,
  StoryStatus,
  Task
} from '../../client/model/index.ts';

import {
  getAddSceneResponseMock,
  getCreateInpaintingRequestResponseMock,
  getDeleteSceneResponseMock,
  getFileUploadedResponseMock,
  getGenerateAudioResponseMock,
  getGenerateMagicPromptResponseMock,
  getGetInpaintingRequestResponseMock,
  getGetPreviousGenerationsResponseMock,
  getGetSceneResponseMock,
  getGetStockResponseMock,
  getImagePromptFromVisualActionResponseMock,
  getImportSubtitlesResponseMock,
  getMergeScenesResponseMock,
  getOverrideCaptionsResponseMock,
  getRegenerateSceneAudioResponseMock,
  getReorderScenesResponseMock,
  getResyncSceneCaptionsResponseMock,
  getSplitSceneResponseMock,
  getSwapSceneResponseMock,
  getTranscribeSceneAudioResponseMock,
  getUpdateCaptionsResponseMock,
  getUpdateMusicWithFormDataResponseMock,
  getUpdateMusicWithJsonResponseMock,
  getUpdateSceneAudioResponseMock,
  getUpdateSceneCaptionsResponseMock,
  getUpdateScenePauseResponseMock
} from './scenes.faker.ts';

export { getAddSceneResponseMock, getCreateInpaintingRequestResponseMock, getDeleteSceneResponseMock, getFileUploadedResponseMock, getGenerateAudioResponseMock, getGenerateMagicPromptResponseMock, getGetInpaintingRequestResponseMock, getGetPreviousGenerationsResponseMock, getGetSceneResponseMock, getGetStockResponseMock, getImagePromptFromVisualActionResponseMock, getImportSubtitlesResponseMock, getMergeScenesResponseMock, getOverrideCaptionsResponseMock, getRegenerateSceneAudioResponseMock, getReorderScenesResponseMock, getResyncSceneCaptionsResponseMock, getSplitSceneResponseMock, getSwapSceneResponseMock, getTranscribeSceneAudioResponseMock, getUpdateCaptionsResponseMock, getUpdateMusicWithJsonResponseMock, getUpdateMusicWithFormDataResponseMock, getUpdateSceneAudioResponseMock, getUpdateSceneCaptionsResponseMock, getUpdateScenePauseResponseMock } from './scenes.faker.ts';


export const getAddSceneMockHandler = (overrideResponse?: ChangedScenes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedScenes> | ChangedScenes), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/add_scene', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSceneResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateInpaintingRequestMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/create_inpainting_request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInpaintingRequestResponseMock(),
      { status: 202
      })
  }, options)
}

export const getDeleteSceneMockHandler = (overrideResponse?: SceneOrder | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOrder> | SceneOrder), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/delete_scene', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSceneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFileUploadedMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/file_uploaded', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFileUploadedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateAudioMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/generate_audio', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateAudioResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGenerateMagicPromptMockHandler = (overrideResponse?: ImagePrompt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImagePrompt> | ImagePrompt), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/generate_magic_prompt', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateMagicPromptResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInpaintingRequestMockHandler = (overrideResponse?: InpaintingRequest | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InpaintingRequest> | InpaintingRequest), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_inpainting_request/:arollId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInpaintingRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPreviousGenerationsMockHandler = (overrideResponse?: PreviousGenerations | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PreviousGenerations> | PreviousGenerations), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_previous_generations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPreviousGenerationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSceneMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_scene', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSceneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStockMockHandler = (overrideResponse?: StockPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StockPage> | StockPage), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/get_stock', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImagePromptFromVisualActionMockHandler = (overrideResponse?: ImagePrompt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImagePrompt> | ImagePrompt), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/image_prompt_from_visual_action', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImagePromptFromVisualActionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImportSubtitlesMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/import_subtitles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportSubtitlesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMergeScenesMockHandler = (overrideResponse?: SceneOperation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOperation> | SceneOperation), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/merge_scenes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeScenesResponseMock(),
      { status: 202
      })
  }, options)
}

export const getOverrideCaptionsMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/override_captions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideCaptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegenerateSceneAudioMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/regenerate_scene_audio', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegenerateSceneAudioResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReorderScenesMockHandler = (overrideResponse?: SceneOrder | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOrder> | SceneOrder), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/reorder_scenes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReorderScenesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResyncSceneCaptionsMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/resync_scene_captions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResyncSceneCaptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSplitSceneMockHandler = (overrideResponse?: SceneOperation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOperation> | SceneOperation), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/split_scene', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSplitSceneResponseMock(),
      { status: 202
      })
  }, options)
}

export const getSwapSceneMockHandler = (overrideResponse?: SceneOrder | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOrder> | SceneOrder), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/swap_scene', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSwapSceneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTranscribeSceneAudioMockHandler = (overrideResponse?: SceneOperation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOperation> | SceneOperation), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/transcribe_scene_audio', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTranscribeSceneAudioResponseMock(),
      { status: 202
      })
  }, options)
}

export const getUpdateCaptionsMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_captions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCaptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMusicWithJsonMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_music', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMusicWithJsonResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMusicWithFormDataMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_music', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMusicWithFormDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSceneAudioMockHandler = (overrideResponse?: ChangedScenes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedScenes> | ChangedScenes), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_scene_audio', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSceneAudioResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSceneCaptionsMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_scene_captions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSceneCaptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateScenePauseMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_scene_pause', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateScenePauseResponseMock(),
      { status: 200
      })
  }, options)
}
export const getScenesMock = () => [
  getAddSceneMockHandler(),
  getCreateInpaintingRequestMockHandler(),
  getDeleteSceneMockHandler(),
  getFileUploadedMockHandler(),
  getGenerateAudioMockHandler(),
  getGenerateMagicPromptMockHandler(),
  getGetInpaintingRequestMockHandler(),
  getGetPreviousGenerationsMockHandler(),
  getGetSceneMockHandler(),
  getGetStockMockHandler(),
  getImagePromptFromVisualActionMockHandler(),
  getImportSubtitlesMockHandler(),
  getMergeScenesMockHandler(),
  getOverrideCaptionsMockHandler(),
  getRegenerateSceneAudioMockHandler(),
  getReorderScenesMockHandler(),
  getResyncSceneCaptionsMockHandler(),
  getSplitSceneMockHandler(),
  getSwapSceneMockHandler(),
  getTranscribeSceneAudioMockHandler(),
  getUpdateCaptionsMockHandler(),
  getUpdateMusicWithJsonMockHandler(),
  getUpdateMusicWithFormDataMockHandler(),
  getUpdateSceneAudioMockHandler(),
  getUpdateSceneCaptionsMockHandler(),
  getUpdateScenePauseMockHandler()
]
