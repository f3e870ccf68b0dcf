import { operations, type Operation } from '@adcopy/contract'
import { Problem } from '@adcopy/core'
import { describe, expect, test } from 'vitest'
import { matchOperation } from '../../src/rest/match-operation.ts'
import { readQuery } from '../../src/rest/read-query.ts'

const jobs = '/api/v1/ad-copy-generations'
const offers = '/api/v1/offers'

describe('method and path', () => {
  test.each([
    ['POST', jobs, 'createAdCopyGeneration', undefined],
    ['GET', jobs, 'listAdCopyGenerations', undefined],
    ['HEAD', jobs, 'listAdCopyGenerations', undefined],
    ['GET', offers, 'listOffers', undefined],
    ['HEAD', offers, 'listOffers', undefined],
    ['GET', `${jobs}/acg_1`, 'getAdCopyGeneration', 'acg_1'],
    ['HEAD', `${jobs}/%2e`, 'getAdCopyGeneration', '%2e'],
    ['GET', `${jobs}/.a`, 'getAdCopyGeneration', '.a'],
  ])('%s %s is %s', { tags: ['D-ROUTING-2', 'S-1'] }, (method, path, operationId, id) => {
    const matched = matchOperation(method, path)
    expect([matched?.operation.operationId, matched !== undefined && 'id' in matched ? matched.id : undefined]).toEqual(
      [operationId, id],
    )
  })

  test.each([
    ['PUT', jobs],
    ['get', jobs],
    ['POST', offers],
    ['DELETE', offers],
    ['POST', `${jobs}/acg_1`],
    ['PATCH', `${jobs}/acg_1`],
    ['GET', `${jobs}/`],
    ['GET', `${jobs}/acg_1/`],
    ['GET', `${jobs}/a/b`],
    ['GET', `${jobs}/.`],
    ['GET', `${jobs}/..`],
    ['GET', `/${jobs}`],
    ['GET', `/x${jobs}/acg_1`],
    ['GET', jobs.toUpperCase()],
    ['GET', `${offers}/off_1`],
    ['GET', ''],
  ])('%s %s is nothing', { tags: ['D-ROUTING-1', 'S-1'] }, (method, path) => {
    expect(matchOperation(method, path)).toBeUndefined()
  })
})

describe('the query', () => {
  const [createJob, readJob, listJobs, listOffers] = operations

  function read(operation: Operation, search: string): unknown {
    try {
      return readQuery(operation, search)
    } catch (error) {
      return error instanceof Problem && error.code === 'invalid_request' ? error.errors : error
    }
  }

  test.each([
    [listJobs, { limit: '1', cursor: 'a', status: 'b c' }],
    [listOffers, { limit: '1', cursor: 'a' }],
    [readJob, {}],
    [createJob, {}],
  ] as const)('of $operationId is what the operation takes, decoded', { tags: ['D-QUERY-1'] }, (operation, query) => {
    expect(read(operation, `?${new URLSearchParams(query).toString()}`)).toEqual(query)
    expect(read(operation, '?')).toEqual({})
    expect(read(operation, '')).toEqual({})
  })

  test('of one operation is not that of another', { tags: ['D-QUERY-1'] }, () => {
    const refused = (parameter: string) => [{ parameter, detail: 'is not a parameter of this operation' }]
    expect(read(listOffers, '?status=queued')).toEqual(refused('status'))
    expect(read(listJobs, '?toString=1')).toEqual(refused('toString'))
    for (const operation of [createJob, readJob])
      for (const name of ['limit', 'id', 'platform', 'brief', 'cursor'])
        expect(read(operation, `?${name}=1`)).toEqual(refused(name))
  })

  test('has no prototype', { tags: ['D-QUERY-1'] }, () => {
    expect(Object.getPrototypeOf(read(listJobs, '?limit=1'))).toBeNull()
    expect(read(listJobs, '?__proto__=1')).toHaveLength(1)
  })

  test('is refused for empty or repeated parameters, by name', { tags: ['D-QUERY-1'] }, () => {
    expect(read(listJobs, '?limit=')).toEqual([{ parameter: 'limit', detail: 'is empty' }])
    expect(read(listJobs, '?limit=1&limit=1')).toEqual([
      { parameter: 'limit', detail: 'appears more than once in the query' },
    ])
  })

  test('does not echo names that could be harmful', { tags: ['D-EXTRAS-2'] }, () => {
    for (const name of ['a b', '<a>', 'é', 'x'.repeat(65)])
      expect(read(listJobs, `?${encodeURIComponent(name)}=1`)).toEqual([
        { detail: 'is not a parameter of this operation' },
      ])
    const longest = `${'x'.repeat(61)}_.-`
    expect(read(listJobs, `?${longest}=1`)).toMatchObject([{ parameter: longest }])
  })
})
