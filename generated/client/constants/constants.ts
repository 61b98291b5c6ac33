/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  BackgroundMusicMediaList,
  CountryList,
  CreditCostList,
  CreditsSummary,
  EngineList,
  ForbiddenResponse,
  GetCreditCostsParams,
  GetProductsPricesParams,
  InternalErrorResponse,
  LeonardoPresetList,
  MusicList,
  NotFoundResponse,
  ProductPriceList,
  SoundEffectList,
  UnauthorizedResponse,
  UnavailableResponse,
  ValidationFailedResponse,
  VoiceLanguageList,
  VoiceList
} from '#generated/schema.ts';

import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { http } from '../../../src/shared/api/http.ts';
import { withQuery, withQueryKey } from '../../../src/shared/api/hook-parts.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




export const getListBackgroundMusicMediaUrl = () => {




  return `/bg_music_media/`
}

/**
 * @summary List own sound files, uploaded or composed, that can serve as music; voice recordings are left out
 */
export const listBackgroundMusicMedia = async ( options?: Parameters<typeof http>[1]): Promise<BackgroundMusicMediaList> => {

  return http<BackgroundMusicMediaList>(getListBackgroundMusicMediaUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBackgroundMusicMediaQueryKey = () => {
    return [
    "listBackgroundMusicMedia"
    ] as const;
    }


export const getListBackgroundMusicMediaQueryOptions = <TData = Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBackgroundMusicMediaQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBackgroundMusicMedia>>> = ({ signal }) => listBackgroundMusicMedia({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBackgroundMusicMediaQueryResult = NonNullable<Awaited<ReturnType<typeof listBackgroundMusicMedia>>>
export type ListBackgroundMusicMediaQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListBackgroundMusicMedia<TData = Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBackgroundMusicMedia>>,
          TError,
          Awaited<ReturnType<typeof listBackgroundMusicMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBackgroundMusicMedia<TData = Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBackgroundMusicMedia>>,
          TError,
          Awaited<ReturnType<typeof listBackgroundMusicMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBackgroundMusicMedia<TData = Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own sound files, uploaded or composed, that can serve as music; voice recordings are left out
 */

export function useListBackgroundMusicMedia<TData = Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundMusicMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBackgroundMusicMediaQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListEnginesUrl = () => {




  return `/constants/engines/`
}

/**
 * The preferred engine for each kind of work, so that screens name the real one.
 * @summary List the engines
 */
export const listEngines = async ( options?: Parameters<typeof http>[1]): Promise<EngineList> => {

  return http<EngineList>(getListEnginesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListEnginesQueryKey = () => {
    return [
    "listEngines"
    ] as const;
    }


export const getListEnginesQueryOptions = <TData = Awaited<ReturnType<typeof listEngines>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEngines>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEnginesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEngines>>> = ({ signal }) => listEngines({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEngines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEnginesQueryResult = NonNullable<Awaited<ReturnType<typeof listEngines>>>
export type ListEnginesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListEngines<TData = Awaited<ReturnType<typeof listEngines>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEngines>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEngines>>,
          TError,
          Awaited<ReturnType<typeof listEngines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEngines<TData = Awaited<ReturnType<typeof listEngines>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEngines>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEngines>>,
          TError,
          Awaited<ReturnType<typeof listEngines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEngines<TData = Awaited<ReturnType<typeof listEngines>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEngines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the engines
 */

export function useListEngines<TData = Awaited<ReturnType<typeof listEngines>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEngines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEnginesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMusicUrl = () => {




  return `/constants/music/`
}

/**
 * @summary List the music that comes with the product
 */
export const listMusic = async ( options?: Parameters<typeof http>[1]): Promise<MusicList> => {

  return http<MusicList>(getListMusicUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMusicQueryKey = () => {
    return [
    "listMusic"
    ] as const;
    }


export const getListMusicQueryOptions = <TData = Awaited<ReturnType<typeof listMusic>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMusic>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMusicQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMusic>>> = ({ signal }) => listMusic({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMusic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMusicQueryResult = NonNullable<Awaited<ReturnType<typeof listMusic>>>
export type ListMusicQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListMusic<TData = Awaited<ReturnType<typeof listMusic>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMusic>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMusic>>,
          TError,
          Awaited<ReturnType<typeof listMusic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMusic<TData = Awaited<ReturnType<typeof listMusic>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMusic>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMusic>>,
          TError,
          Awaited<ReturnType<typeof listMusic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMusic<TData = Awaited<ReturnType<typeof listMusic>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMusic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the music that comes with the product
 */

export function useListMusic<TData = Awaited<ReturnType<typeof listMusic>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMusic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMusicQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSoundEffectsUrl = () => {




  return `/constants/sound_effects/`
}

/**
 * @summary List the sound effects and ambience that come with the product
 */
export const listSoundEffects = async ( options?: Parameters<typeof http>[1]): Promise<SoundEffectList> => {

  return http<SoundEffectList>(getListSoundEffectsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSoundEffectsQueryKey = () => {
    return [
    "listSoundEffects"
    ] as const;
    }


export const getListSoundEffectsQueryOptions = <TData = Awaited<ReturnType<typeof listSoundEffects>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSoundEffects>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSoundEffectsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSoundEffects>>> = ({ signal }) => listSoundEffects({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSoundEffects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSoundEffectsQueryResult = NonNullable<Awaited<ReturnType<typeof listSoundEffects>>>
export type ListSoundEffectsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListSoundEffects<TData = Awaited<ReturnType<typeof listSoundEffects>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSoundEffects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSoundEffects>>,
          TError,
          Awaited<ReturnType<typeof listSoundEffects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSoundEffects<TData = Awaited<ReturnType<typeof listSoundEffects>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSoundEffects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSoundEffects>>,
          TError,
          Awaited<ReturnType<typeof listSoundEffects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSoundEffects<TData = Awaited<ReturnType<typeof listSoundEffects>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSoundEffects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sound effects and ambience that come with the product
 */

export function useListSoundEffects<TData = Awaited<ReturnType<typeof listSoundEffects>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSoundEffects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSoundEffectsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListVoicesByLanguageUrl = () => {




  return `/constants/v2/voice`
}

/**
 * @summary List the voices by language
 */
export const listVoicesByLanguage = async ( options?: Parameters<typeof http>[1]): Promise<VoiceLanguageList> => {

  return http<VoiceLanguageList>(getListVoicesByLanguageUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListVoicesByLanguageQueryKey = () => {
    return [
    "listVoicesByLanguage"
    ] as const;
    }


export const getListVoicesByLanguageQueryOptions = <TData = Awaited<ReturnType<typeof listVoicesByLanguage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoicesByLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVoicesByLanguageQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVoicesByLanguage>>> = ({ signal }) => listVoicesByLanguage({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVoicesByLanguage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVoicesByLanguageQueryResult = NonNullable<Awaited<ReturnType<typeof listVoicesByLanguage>>>
export type ListVoicesByLanguageQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListVoicesByLanguage<TData = Awaited<ReturnType<typeof listVoicesByLanguage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoicesByLanguage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVoicesByLanguage>>,
          TError,
          Awaited<ReturnType<typeof listVoicesByLanguage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVoicesByLanguage<TData = Awaited<ReturnType<typeof listVoicesByLanguage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoicesByLanguage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVoicesByLanguage>>,
          TError,
          Awaited<ReturnType<typeof listVoicesByLanguage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVoicesByLanguage<TData = Awaited<ReturnType<typeof listVoicesByLanguage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoicesByLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the voices by language
 */

export function useListVoicesByLanguage<TData = Awaited<ReturnType<typeof listVoicesByLanguage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoicesByLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVoicesByLanguageQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListVoicesUrl = () => {




  return `/constants/voice/`
}

/**
 * @summary List every voice
 */
export const listVoices = async ( options?: Parameters<typeof http>[1]): Promise<VoiceList> => {

  return http<VoiceList>(getListVoicesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListVoicesQueryKey = () => {
    return [
    "listVoices"
    ] as const;
    }


export const getListVoicesQueryOptions = <TData = Awaited<ReturnType<typeof listVoices>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVoicesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVoices>>> = ({ signal }) => listVoices({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listVoices>>>
export type ListVoicesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListVoices<TData = Awaited<ReturnType<typeof listVoices>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVoices>>,
          TError,
          Awaited<ReturnType<typeof listVoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVoices<TData = Awaited<ReturnType<typeof listVoices>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVoices>>,
          TError,
          Awaited<ReturnType<typeof listVoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVoices<TData = Awaited<ReturnType<typeof listVoices>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every voice
 */

export function useListVoices<TData = Awaited<ReturnType<typeof listVoices>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVoicesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCreditCostsUrl = (params?: GetCreditCostsParams,) => withQuery(`/credit_costs/`, params)

/**
 * @summary Read what each action costs
 */
export const getCreditCosts = async (params?: GetCreditCostsParams, options?: Parameters<typeof http>[1]): Promise<CreditCostList> => {

  return http<CreditCostList>(getGetCreditCostsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCreditCostsQueryKey = (params?: GetCreditCostsParams,) => {
    return [
    "getCreditCosts", ...(params ? [params] : [])
    ] as const;
    }


export const getGetCreditCostsQueryOptions = <TData = Awaited<ReturnType<typeof getCreditCosts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetCreditCostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCreditCosts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCreditCostsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCreditCosts>>> = ({ signal }) => getCreditCosts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCreditCosts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCreditCostsQueryResult = NonNullable<Awaited<ReturnType<typeof getCreditCosts>>>
export type GetCreditCostsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetCreditCosts<TData = Awaited<ReturnType<typeof getCreditCosts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetCreditCostsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCreditCosts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCreditCosts>>,
          TError,
          Awaited<ReturnType<typeof getCreditCosts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCreditCosts<TData = Awaited<ReturnType<typeof getCreditCosts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetCreditCostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCreditCosts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCreditCosts>>,
          TError,
          Awaited<ReturnType<typeof getCreditCosts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCreditCosts<TData = Awaited<ReturnType<typeof getCreditCosts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetCreditCostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCreditCosts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what each action costs
 */

export function useGetCreditCosts<TData = Awaited<ReturnType<typeof getCreditCosts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetCreditCostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCreditCosts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCreditCostsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCreditsSummaryUrl = () => {




  return `/credits_summary/`
}

/**
 * @summary Read the credits summary (granted, spent, balance)
 */
export const getCreditsSummary = async ( options?: Parameters<typeof http>[1]): Promise<CreditsSummary> => {

  return http<CreditsSummary>(getGetCreditsSummaryUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCreditsSummaryQueryKey = () => {
    return [
    "getCreditsSummary"
    ] as const;
    }


export const getGetCreditsSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getCreditsSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCreditsSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCreditsSummaryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCreditsSummary>>> = ({ signal }) => getCreditsSummary({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCreditsSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCreditsSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getCreditsSummary>>>
export type GetCreditsSummaryQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetCreditsSummary<TData = Awaited<ReturnType<typeof getCreditsSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCreditsSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCreditsSummary>>,
          TError,
          Awaited<ReturnType<typeof getCreditsSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCreditsSummary<TData = Awaited<ReturnType<typeof getCreditsSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCreditsSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCreditsSummary>>,
          TError,
          Awaited<ReturnType<typeof getCreditsSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCreditsSummary<TData = Awaited<ReturnType<typeof getCreditsSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCreditsSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the credits summary (granted, spent, balance)
 */

export function useGetCreditsSummary<TData = Awaited<ReturnType<typeof getCreditsSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCreditsSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCreditsSummaryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAvailableCountriesUrl = () => {




  return `/get_available_countries/`
}

/**
 * @summary List the countries
 */
export const listAvailableCountries = async ( options?: Parameters<typeof http>[1]): Promise<CountryList> => {

  return http<CountryList>(getListAvailableCountriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAvailableCountriesQueryKey = () => {
    return [
    "listAvailableCountries"
    ] as const;
    }


export const getListAvailableCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listAvailableCountries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCountries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvailableCountriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailableCountries>>> = ({ signal }) => listAvailableCountries({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAvailableCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAvailableCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listAvailableCountries>>>
export type ListAvailableCountriesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListAvailableCountries<TData = Awaited<ReturnType<typeof listAvailableCountries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableCountries>>,
          TError,
          Awaited<ReturnType<typeof listAvailableCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvailableCountries<TData = Awaited<ReturnType<typeof listAvailableCountries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableCountries>>,
          TError,
          Awaited<ReturnType<typeof listAvailableCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvailableCountries<TData = Awaited<ReturnType<typeof listAvailableCountries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCountries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the countries
 */

export function useListAvailableCountries<TData = Awaited<ReturnType<typeof listAvailableCountries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCountries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvailableCountriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProductsPricesUrl = (params?: GetProductsPricesParams,) => withQuery(`/get_products_prices/`, params)

/**
 * In the currency of the user's country unless another one is requested.
 * @summary Read the plans and prices
 */
export const getProductsPrices = async (params?: GetProductsPricesParams, options?: Parameters<typeof http>[1]): Promise<ProductPriceList> => {

  return http<ProductPriceList>(getGetProductsPricesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProductsPricesQueryKey = (params?: GetProductsPricesParams,) => {
    return [
    "getProductsPrices", ...(params ? [params] : [])
    ] as const;
    }


export const getGetProductsPricesQueryOptions = <TData = Awaited<ReturnType<typeof getProductsPrices>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetProductsPricesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductsPrices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductsPricesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductsPrices>>> = ({ signal }) => getProductsPrices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductsPrices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductsPricesQueryResult = NonNullable<Awaited<ReturnType<typeof getProductsPrices>>>
export type GetProductsPricesQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetProductsPrices<TData = Awaited<ReturnType<typeof getProductsPrices>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetProductsPricesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductsPrices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductsPrices>>,
          TError,
          Awaited<ReturnType<typeof getProductsPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductsPrices<TData = Awaited<ReturnType<typeof getProductsPrices>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetProductsPricesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductsPrices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductsPrices>>,
          TError,
          Awaited<ReturnType<typeof getProductsPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductsPrices<TData = Awaited<ReturnType<typeof getProductsPrices>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetProductsPricesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductsPrices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the plans and prices
 */

export function useGetProductsPrices<TData = Awaited<ReturnType<typeof getProductsPrices>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetProductsPricesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductsPrices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductsPricesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLeonardoPresetsUrl = () => {




  return `/leonardo_presets/`
}

/**
 * @summary List the image models and their styles
 */
export const listLeonardoPresets = async ( options?: Parameters<typeof http>[1]): Promise<LeonardoPresetList> => {

  return http<LeonardoPresetList>(getListLeonardoPresetsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLeonardoPresetsQueryKey = () => {
    return [
    "listLeonardoPresets"
    ] as const;
    }


export const getListLeonardoPresetsQueryOptions = <TData = Awaited<ReturnType<typeof listLeonardoPresets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeonardoPresets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLeonardoPresetsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLeonardoPresets>>> = ({ signal }) => listLeonardoPresets({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLeonardoPresets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLeonardoPresetsQueryResult = NonNullable<Awaited<ReturnType<typeof listLeonardoPresets>>>
export type ListLeonardoPresetsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListLeonardoPresets<TData = Awaited<ReturnType<typeof listLeonardoPresets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeonardoPresets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeonardoPresets>>,
          TError,
          Awaited<ReturnType<typeof listLeonardoPresets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeonardoPresets<TData = Awaited<ReturnType<typeof listLeonardoPresets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeonardoPresets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeonardoPresets>>,
          TError,
          Awaited<ReturnType<typeof listLeonardoPresets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeonardoPresets<TData = Awaited<ReturnType<typeof listLeonardoPresets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeonardoPresets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the image models and their styles
 */

export function useListLeonardoPresets<TData = Awaited<ReturnType<typeof listLeonardoPresets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeonardoPresets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLeonardoPresetsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






