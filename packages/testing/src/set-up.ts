import { afterAll, beforeAll } from 'vitest'

/** Opens a resource before the tests of the current file or `describe` block, and closes it after them. */
export function setUp<Resource extends { close: () => Promise<unknown> }>(open: () => Promise<Resource>): Resource {
  const resource = {} as Resource
  beforeAll(async () => void Object.assign(resource, await open()))
  afterAll(() => resource.close())
  return resource
}
