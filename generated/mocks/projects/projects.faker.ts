/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Acknowledgement,
  BlankProject,
  Project,
  ProjectPage
} from '../../client/model/index.ts';

import {
  getProjectMock,
  getStoryMock
} from '../../client/model/index.faker.ts';


export const getAddBlankProjectResponseMock = (overrideResponse: Partial<Extract<BlankProject, object>> = {}): BlankProject => ({project: { ...getProjectMock() }, story: { ...getStoryMock() }, ...overrideResponse})

export const getListProjectsResponseMock = (overrideResponse: Partial<Extract<ProjectPage, object>> = {}): ProjectPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getProjectMock() })), ...overrideResponse})

export const getCreateProjectResponseMock = (overrideResponse: Partial<Extract<Project, object>> = {}): Project => ({id: faker.string.uuid(), project_id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), story_count: faker.number.int({min: 0, max: 2147483647}), archived_count: faker.number.int({min: 0, max: 2147483647}), thumbnail_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteProjectResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetProjectResponseMock = (overrideResponse: Partial<Extract<Project, object>> = {}): Project => ({id: faker.string.uuid(), project_id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), story_count: faker.number.int({min: 0, max: 2147483647}), archived_count: faker.number.int({min: 0, max: 2147483647}), thumbnail_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getRenameProjectResponseMock = (overrideResponse: Partial<Extract<Project, object>> = {}): Project => ({id: faker.string.uuid(), project_id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), story_count: faker.number.int({min: 0, max: 2147483647}), archived_count: faker.number.int({min: 0, max: 2147483647}), thumbnail_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

