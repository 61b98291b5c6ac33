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
  Story,
  StoryDocument,
  StoryStatus
} from '../../client/model/index.ts';

import {
  getCreateStoryFromAudioResponseMock,
  getCreateVideoCaptionsStoryResponseMock,
  getDivideTranscriptIntoScenesResponseMock,
  getGenerateVisualsForAudioStoryResponseMock,
  getTranscribeAudioStoryResponseMock
} from './audio-stories.faker.ts';

export { getCreateStoryFromAudioResponseMock, getCreateVideoCaptionsStoryResponseMock, getDivideTranscriptIntoScenesResponseMock, getGenerateVisualsForAudioStoryResponseMock, getTranscribeAudioStoryResponseMock } from './audio-stories.faker.ts';


export const getCreateStoryFromAudioMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/create_story_from_audio', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStoryFromAudioResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateVideoCaptionsStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/create_video_captions_story', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVideoCaptionsStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getDivideTranscriptIntoScenesMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.post('*/divide_transcript_into_scenes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDivideTranscriptIntoScenesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateVisualsForAudioStoryMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/generate_visuals_for_audio_story', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateVisualsForAudioStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getTranscribeAudioStoryMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/transcribe_audio_story', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTranscribeAudioStoryResponseMock(),
      { status: 202
      })
  }, options)
}
export const getAudioStoriesMock = () => [
  getCreateStoryFromAudioMockHandler(),
  getCreateVideoCaptionsStoryMockHandler(),
  getDivideTranscriptIntoScenesMockHandler(),
  getGenerateVisualsForAudioStoryMockHandler(),
  getTranscribeAudioStoryMockHandler()
]
