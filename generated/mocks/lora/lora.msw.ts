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
  Lora,
  LoraList
} from '../../client/model/index.ts';

import {
  getCreateLoraResponseMock,
  getDeleteLoraResponseMock,
  getDeleteLoraTrainingDataResponseMock,
  getGenerateLoraCaptionsResponseMock,
  getGetLoraResponseMock,
  getListModelGalleryResponseMock,
  getStopLoraResponseMock,
  getSubmitLoraResponseMock,
  getUpdateLoraResponseMock,
  getUploadLoraModelResponseMock
} from './lora.faker.ts';

export { getCreateLoraResponseMock, getGenerateLoraCaptionsResponseMock, getGetLoraResponseMock, getDeleteLoraResponseMock, getListModelGalleryResponseMock, getStopLoraResponseMock, getSubmitLoraResponseMock, getDeleteLoraTrainingDataResponseMock, getUpdateLoraResponseMock, getUploadLoraModelResponseMock } from './lora.faker.ts';


export const getCreateLoraMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/lora/create_lora', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateLoraCaptionsMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/lora/generate_captions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateLoraCaptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLoraMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/lora/get_lora', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteLoraMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/lora/lora/delete', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListModelGalleryMockHandler = (overrideResponse?: LoraList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoraList> | LoraList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/lora/model_gallery', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListModelGalleryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStopLoraMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/lora/stop', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStopLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitLoraMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/lora/submit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteLoraTrainingDataMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/lora/training_data/delete', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLoraTrainingDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLoraMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.put('*/core-api/lora/update_lora', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadLoraModelMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/lora/upload_model', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadLoraModelResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLoraMock = () => [
  getCreateLoraMockHandler(),
  getGenerateLoraCaptionsMockHandler(),
  getGetLoraMockHandler(),
  getDeleteLoraMockHandler(),
  getListModelGalleryMockHandler(),
  getStopLoraMockHandler(),
  getSubmitLoraMockHandler(),
  getDeleteLoraTrainingDataMockHandler(),
  getUpdateLoraMockHandler(),
  getUploadLoraModelMockHandler()
]
