/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Acknowledgement,
  ImprovedPrompt,
  Task,
  TaskEstimate,
  TaskList,
  TaskModelList,
  TaskPreview,
  ToolResult,
  ToolResultPage
} from '../../client/model/index.ts';

import {
  getMediaMock,
  getReceiptMock,
  getTaskMock,
  getTaskModelMock,
  getTaskSettingsMock,
  getTaskStatusMock,
  getTaskToolMock,
  getTaskTypeMock,
  getToolResultMock,
  getToolVerdictMock
} from '../../client/model/index.faker.ts';


export const getImprovePromptResponseMock = (overrideResponse: Partial<Extract<ImprovedPrompt, object>> = {}): ImprovedPrompt => ({prompt: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetTasksResponseMock = (overrideResponse: Partial<Extract<TaskList, object>> = {}): TaskList => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})

export const getCreateTaskResponseMock = (overrideResponse: Partial<Extract<Task, object>> = {}): Task => ({task_id: faker.string.uuid(), task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), progress: faker.number.int({min: 0, max: 100}), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), prompt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), request: { ...getTaskSettingsMock() }, result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), credits_charged: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getEstimateTaskResponseMock = (overrideResponse: Partial<Extract<TaskEstimate, object>> = {}): TaskEstimate => ({credits: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), expected_credits: faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}), expected_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), width: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), ...overrideResponse})

export const getListTaskModelsResponseMock = (overrideResponse: Partial<Extract<TaskModelList, object>> = {}): TaskModelList => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTaskModelMock() })), ...overrideResponse})

export const getGetPendingTasksResponseMock = (overrideResponse: Partial<Extract<TaskList, object>> = {}): TaskList => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})

export const getPreviewTaskResponseMock = (overrideResponse: Partial<Extract<TaskPreview, object>> = {}): TaskPreview => ({before_url: faker.string.alpha({length: {min: 10, max: 20}}), after_url: faker.string.alpha({length: {min: 10, max: 20}}), width: faker.number.int({min: 1, max: 2147483647}), height: faker.number.int({min: 1, max: 2147483647}), ...overrideResponse})

export const getCancelTaskResponseMock = (overrideResponse: Partial<Extract<Task, object>> = {}): Task => ({task_id: faker.string.uuid(), task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), progress: faker.number.int({min: 0, max: 100}), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), prompt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), request: { ...getTaskSettingsMock() }, result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), credits_charged: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListToolResultsResponseMock = (overrideResponse: Partial<Extract<ToolResultPage, object>> = {}): ToolResultPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getToolResultMock() })), ...overrideResponse})

export const getDeleteToolResultResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetToolResultResponseMock = (overrideResponse: Partial<Extract<ToolResult, object>> = {}): ToolResult => ({task_id: faker.string.uuid(), tool: getTaskToolMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), model_name: faker.string.alpha({length: {min: 10, max: 20}}), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), progress: faker.number.int({min: 0, max: 100}), prompt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 9007199254740991}), null]), settings: { ...getTaskSettingsMock() }, source_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), verdict: getToolVerdictMock(), credits_charged: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), work_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), receipt: faker.helpers.arrayElement([{ ...getReceiptMock() },null,]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateToolResultResponseMock = (overrideResponse: Partial<Extract<ToolResult, object>> = {}): ToolResult => ({task_id: faker.string.uuid(), tool: getTaskToolMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), model_name: faker.string.alpha({length: {min: 10, max: 20}}), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), progress: faker.number.int({min: 0, max: 100}), prompt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 9007199254740991}), null]), settings: { ...getTaskSettingsMock() }, source_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), verdict: getToolVerdictMock(), credits_charged: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), work_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), receipt: faker.helpers.arrayElement([{ ...getReceiptMock() },null,]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

