/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Task,
  TaskList,
  TaskModelList
} from '../../client/model/index.ts';

import {
  getMediaMock,
  getTaskMock,
  getTaskModelMock,
  getTaskStatusMock,
  getTaskTypeMock,
  getTaskWishMock
} from '../../client/model/index.faker.ts';


export const getGetTasksResponseMock = (overrideResponse: Partial<Extract<TaskList, object>> = {}): TaskList => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})

export const getCreateTaskResponseMock = (overrideResponse: Partial<Extract<Task, object>> = {}): Task => ({task_id: faker.string.uuid(), task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), progress: faker.number.int({min: 0, max: 100}), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), prompt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), request: { ...getTaskWishMock() }, result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), credits_charged: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListTaskModelsResponseMock = (overrideResponse: Partial<Extract<TaskModelList, object>> = {}): TaskModelList => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTaskModelMock() })), ...overrideResponse})

export const getGetPendingTasksResponseMock = (overrideResponse: Partial<Extract<TaskList, object>> = {}): TaskList => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})

export const getCancelTaskResponseMock = (overrideResponse: Partial<Extract<Task, object>> = {}): Task => ({task_id: faker.string.uuid(), task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), progress: faker.number.int({min: 0, max: 100}), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), prompt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), request: { ...getTaskWishMock() }, result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), credits_charged: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

