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
  Character,
  CharacterList,
  CharacterPortrait
} from '../../client/model/index.ts';

import {
  getCreateAndPublishCharacterResponseMock,
  getCreateCharacterResponseMock,
  getDeleteCharacterResponseMock,
  getGetCharacterPortraitResponseMock,
  getListAllCharactersResponseMock,
  getListCharactersResponseMock,
  getListExistingCharactersResponseMock,
  getMapCharacterResponseMock,
  getPublishCharacterResponseMock,
  getResetCharacterResponseMock,
  getUpdateCharacterResponseMock
} from './characters.faker.ts';

export { getListAllCharactersResponseMock, getListCharactersResponseMock, getCreateAndPublishCharacterResponseMock, getCreateCharacterResponseMock, getListExistingCharactersResponseMock, getMapCharacterResponseMock, getDeleteCharacterResponseMock, getGetCharacterPortraitResponseMock, getPublishCharacterResponseMock, getResetCharacterResponseMock, getUpdateCharacterResponseMock } from './characters.faker.ts';


export const getListAllCharactersMockHandler = (overrideResponse?: CharacterList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterList> | CharacterList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/character/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllCharactersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCharactersMockHandler = (overrideResponse?: CharacterList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterList> | CharacterList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/character/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCharactersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAndPublishCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/create-and-publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAndPublishCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/create/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListExistingCharactersMockHandler = (overrideResponse?: CharacterList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterList> | CharacterList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/character/existing/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExistingCharactersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMapCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/:characterId/map/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMapCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCharacterMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/character/:id/delete/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCharacterPortraitMockHandler = (overrideResponse?: CharacterPortrait | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterPortrait> | CharacterPortrait), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/character/:id/portrait/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCharacterPortraitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPublishCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/:id/reset/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/:id/update/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCharacterResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCharactersMock = () => [
  getListAllCharactersMockHandler(),
  getListCharactersMockHandler(),
  getCreateAndPublishCharacterMockHandler(),
  getCreateCharacterMockHandler(),
  getListExistingCharactersMockHandler(),
  getMapCharacterMockHandler(),
  getDeleteCharacterMockHandler(),
  getGetCharacterPortraitMockHandler(),
  getPublishCharacterMockHandler(),
  getResetCharacterMockHandler(),
  getUpdateCharacterMockHandler()
]
