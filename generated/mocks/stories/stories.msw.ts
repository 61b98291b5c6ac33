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
  Acknowledgement,
  CreditsEstimate,
  GivenTemplateOfferList,
  PreviewLink,
  PublicStory,
  Rewriting,
  Scene,
  SceneTranslation,
  Story,
  StoryDocument,
  StoryEditPage,
  StoryHistoryStep,
  StoryPage,
  StoryStatus,
  StoryTranslation,
  StoryVersion,
  StoryVersionDocument,
  StoryVersionPage,
  TemplateOfferList,
  TranslatorInfo
} from '../../client/model/index.ts';

import {
  getAcceptTemplateOfferResponseMock,
  getApplyRewritingResponseMock,
  getArchiveStoryResponseMock,
  getCancelGenerationResponseMock,
  getChooseVisualsResponseMock,
  getCreateAndGenerateStoryResponseMock,
  getCreateEmptyTextStoryResponseMock,
  getCreateNarratedStoryResponseMock,
  getCreateStoryResponseMock,
  getCreateStoryVersionResponseMock,
  getDeclineTemplateOfferResponseMock,
  getDiscardRewritingResponseMock,
  getDuplicateStoryInAnotherLanguageResponseMock,
  getDuplicateStoryResponseMock,
  getDuplicateTemplateInAnotherAccountResponseMock,
  getEstimateCreditsForStoryResponseMock,
  getGeneratePreviewLinkResponseMock,
  getGenerateStoryWithScriptTypeResponseMock,
  getGenerateWholeLongStoryVideoResponseMock,
  getGetPublicStoryResponseMock,
  getGetRewritingResponseMock,
  getGetStoryResponseMock,
  getGetStoryStatusResponseMock,
  getGetStoryTranslationResponseMock,
  getGetStoryVersionResponseMock,
  getGetTranslatorResponseMock,
  getGetUserStoriesResponseMock,
  getListGivenTemplateOffersResponseMock,
  getListStoryEditsResponseMock,
  getListStoryVersionsResponseMock,
  getListTemplateOffersResponseMock,
  getParseScreenplayAndCreateStoryResponseMock,
  getRedoStoryEditResponseMock,
  getRestoreStoryVersionResponseMock,
  getRevokePreviewLinkResponseMock,
  getRewriteStoryResponseMock,
  getSplitStoryIntoScenesResponseMock,
  getSubmitStoryResponseMock,
  getTranslateRemainingScenesResponseMock,
  getTranslateSceneResponseMock,
  getUndoStoryEditResponseMock,
  getUpdateAspectRatioResponseMock,
  getUpdateStoryResponseMock,
  getUpdateStoryTitleResponseMock,
  getWithdrawTemplateOfferResponseMock
} from './stories.faker.ts';

export { getArchiveStoryResponseMock, getChooseVisualsResponseMock, getCreateEmptyTextStoryResponseMock, getCreateNarratedStoryResponseMock, getDuplicateStoryResponseMock, getDuplicateStoryInAnotherLanguageResponseMock, getDuplicateTemplateInAnotherAccountResponseMock, getEstimateCreditsForStoryResponseMock, getGeneratePreviewLinkResponseMock, getGenerateWholeLongStoryVideoResponseMock, getGetPublicStoryResponseMock, getGetStoryResponseMock, getGetStoryStatusResponseMock, getGetUserStoriesResponseMock, getListGivenTemplateOffersResponseMock, getWithdrawTemplateOfferResponseMock, getParseScreenplayAndCreateStoryResponseMock, getSplitStoryIntoScenesResponseMock, getCreateStoryResponseMock, getCreateAndGenerateStoryResponseMock, getUpdateStoryResponseMock, getCancelGenerationResponseMock, getListStoryEditsResponseMock, getRevokePreviewLinkResponseMock, getRedoStoryEditResponseMock, getDiscardRewritingResponseMock, getGetRewritingResponseMock, getRewriteStoryResponseMock, getApplyRewritingResponseMock, getSubmitStoryResponseMock, getGetStoryTranslationResponseMock, getTranslateRemainingScenesResponseMock, getTranslateSceneResponseMock, getUndoStoryEditResponseMock, getListStoryVersionsResponseMock, getCreateStoryVersionResponseMock, getGetStoryVersionResponseMock, getRestoreStoryVersionResponseMock, getListTemplateOffersResponseMock, getDeclineTemplateOfferResponseMock, getAcceptTemplateOfferResponseMock, getGetTranslatorResponseMock, getUpdateAspectRatioResponseMock, getUpdateStoryTitleResponseMock, getGenerateStoryWithScriptTypeResponseMock } from './stories.faker.ts';


export const getArchiveStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/archive_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChooseVisualsMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/choose_visuals/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChooseVisualsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateEmptyTextStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/create_empty_text_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEmptyTextStoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateNarratedStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/create_narrated_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNarratedStoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDuplicateStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/duplicate_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDuplicateStoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDuplicateStoryInAnotherLanguageMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/duplicate_story_in_another_language/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDuplicateStoryInAnotherLanguageResponseMock(),
      { status: 202
      })
  }, options)
}

export const getDuplicateTemplateInAnotherAccountMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/duplicate_template_in_another_account/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDuplicateTemplateInAnotherAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEstimateCreditsForStoryMockHandler = (overrideResponse?: CreditsEstimate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreditsEstimate> | CreditsEstimate), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/estimate_credits_for_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEstimateCreditsForStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGeneratePreviewLinkMockHandler = (overrideResponse?: PreviewLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewLink> | PreviewLink), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/generate_preview_link/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGeneratePreviewLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateWholeLongStoryVideoMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/generate_whole_long_story_video/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateWholeLongStoryVideoResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetPublicStoryMockHandler = (overrideResponse?: PublicStory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PublicStory> | PublicStory), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_public_story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPublicStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStoryMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStoryStatusMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_story_status/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserStoriesMockHandler = (overrideResponse?: StoryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryPage> | StoryPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_user_stories/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserStoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGivenTemplateOffersMockHandler = (overrideResponse?: GivenTemplateOfferList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GivenTemplateOfferList> | GivenTemplateOfferList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/given-template-offer/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGivenTemplateOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawTemplateOfferMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/given-template-offer/:offerId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawTemplateOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getParseScreenplayAndCreateStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/parse_screenplay_and_create_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getParseScreenplayAndCreateStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSplitStoryIntoScenesMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/split_story_into_scenes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSplitStoryIntoScenesResponseMock(),
      { status: 202
      })
  }, options)
}

export const getCreateStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateAndGenerateStoryMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/generate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAndGenerateStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getUpdateStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/story/:storyId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelGenerationMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelGenerationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStoryEditsMockHandler = (overrideResponse?: StoryEditPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryEditPage> | StoryEditPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/edits/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStoryEditsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokePreviewLinkMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/preview_link/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokePreviewLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRedoStoryEditMockHandler = (overrideResponse?: StoryHistoryStep | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryHistoryStep> | StoryHistoryStep), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/redo/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedoStoryEditResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDiscardRewritingMockHandler = (overrideResponse?: Rewriting | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Rewriting> | Rewriting), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/rewriting/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardRewritingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRewritingMockHandler = (overrideResponse?: Rewriting | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Rewriting> | Rewriting), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/rewriting/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRewritingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRewriteStoryMockHandler = (overrideResponse?: Rewriting | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Rewriting> | Rewriting), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/rewriting/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRewriteStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getApplyRewritingMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/rewriting/apply/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyRewritingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitStoryMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/submit/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetStoryTranslationMockHandler = (overrideResponse?: StoryTranslation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryTranslation> | StoryTranslation), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/translation/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryTranslationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTranslateRemainingScenesMockHandler = (overrideResponse?: StoryTranslation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryTranslation> | StoryTranslation), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/translation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTranslateRemainingScenesResponseMock(),
      { status: 202
      })
  }, options)
}

export const getTranslateSceneMockHandler = (overrideResponse?: SceneTranslation | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SceneTranslation> | SceneTranslation), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/story/:storyId/translation/:sceneId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTranslateSceneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoStoryEditMockHandler = (overrideResponse?: StoryHistoryStep | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryHistoryStep> | StoryHistoryStep), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/undo/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoStoryEditResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStoryVersionsMockHandler = (overrideResponse?: StoryVersionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryVersionPage> | StoryVersionPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStoryVersionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateStoryVersionMockHandler = (overrideResponse?: StoryVersion | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryVersion> | StoryVersion), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/versions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStoryVersionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetStoryVersionMockHandler = (overrideResponse?: StoryVersionDocument | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryVersionDocument> | StoryVersionDocument), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/versions/:versionId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryVersionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreStoryVersionMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/versions/:versionId/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreStoryVersionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTemplateOffersMockHandler = (overrideResponse?: TemplateOfferList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TemplateOfferList> | TemplateOfferList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/template-offer/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTemplateOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeclineTemplateOfferMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/template-offer/:offerId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineTemplateOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptTemplateOfferMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/template-offer/:offerId/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptTemplateOfferResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetTranslatorMockHandler = (overrideResponse?: TranslatorInfo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TranslatorInfo> | TranslatorInfo), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/translator/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTranslatorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAspectRatioMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_aspect_ratio/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAspectRatioResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStoryTitleMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_story_title/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStoryTitleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateStoryWithScriptTypeMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/text_api/generate_story_with_script_type_api/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateStoryWithScriptTypeResponseMock(),
      { status: 202
      })
  }, options)
}
export const getStoriesMock = () => [
  getArchiveStoryMockHandler(),
  getChooseVisualsMockHandler(),
  getCreateEmptyTextStoryMockHandler(),
  getCreateNarratedStoryMockHandler(),
  getDuplicateStoryMockHandler(),
  getDuplicateStoryInAnotherLanguageMockHandler(),
  getDuplicateTemplateInAnotherAccountMockHandler(),
  getEstimateCreditsForStoryMockHandler(),
  getGeneratePreviewLinkMockHandler(),
  getGenerateWholeLongStoryVideoMockHandler(),
  getGetPublicStoryMockHandler(),
  getGetStoryMockHandler(),
  getGetStoryStatusMockHandler(),
  getGetUserStoriesMockHandler(),
  getListGivenTemplateOffersMockHandler(),
  getWithdrawTemplateOfferMockHandler(),
  getParseScreenplayAndCreateStoryMockHandler(),
  getSplitStoryIntoScenesMockHandler(),
  getCreateStoryMockHandler(),
  getCreateAndGenerateStoryMockHandler(),
  getUpdateStoryMockHandler(),
  getCancelGenerationMockHandler(),
  getListStoryEditsMockHandler(),
  getRevokePreviewLinkMockHandler(),
  getRedoStoryEditMockHandler(),
  getDiscardRewritingMockHandler(),
  getGetRewritingMockHandler(),
  getRewriteStoryMockHandler(),
  getApplyRewritingMockHandler(),
  getSubmitStoryMockHandler(),
  getGetStoryTranslationMockHandler(),
  getTranslateRemainingScenesMockHandler(),
  getTranslateSceneMockHandler(),
  getUndoStoryEditMockHandler(),
  getListStoryVersionsMockHandler(),
  getCreateStoryVersionMockHandler(),
  getGetStoryVersionMockHandler(),
  getRestoreStoryVersionMockHandler(),
  getListTemplateOffersMockHandler(),
  getDeclineTemplateOfferMockHandler(),
  getAcceptTemplateOfferMockHandler(),
  getGetTranslatorMockHandler(),
  getUpdateAspectRatioMockHandler(),
  getUpdateStoryTitleMockHandler(),
  getGenerateStoryWithScriptTypeMockHandler()
]
